import { describe, expect, test } from 'vitest';
import { checkBot, type Progress } from './check-bot.ts';
import { formatReport } from './format-report.ts';
import { SCENARIO_IDS } from './scenario-id.ts';
import { BROKEN_BOTS } from './testing/broken-bots.ts';
import { nodeBot, startBot } from './testing/start-bot.ts';

/** What a good bot does at once, and a busy machine lets it do a while later. */
const PATIENT = { stayAwayMs: 30_000, exitMs: 30_000 };

describe.concurrent('a check', () => {
  test('passes a good bot in every scenario', async () => {
    const progress: Progress[] = [];
    const report = await checkBot({
      start: nodeBot('good'),
      timeouts: PATIENT,
      onProgress: (each) => progress.push(each),
    });
    expect(report.scenarios.map(({ id, status }) => `${id} ${status}`)).toEqual(
      SCENARIO_IDS.map((id) => `${id} passed`),
    );
    expect(report).toMatchObject({
      passed: true,
      stopped: false,
      bot: { name: 'prover', version: '1.0.0', tables: 8 },
    });
    expect(report.scenarios.flatMap(({ notes }) => notes)).toEqual([]);
    expect(progress.map(({ kind }) => kind)).toEqual(SCENARIO_IDS.flatMap(() => ['started', 'finished']));
  });

  test.each(BROKEN_BOTS)(
    'says of $bot that it fails $fails',
    async ({ bot, fails, requirement, observed, timeouts }) => {
      const report = await checkBot({ start: nodeBot(bot), scenarios: [fails], timeouts: { ...PATIENT, ...timeouts } });
      expect(report.scenarios).toEqual([
        expect.objectContaining({
          id: fails,
          status: 'failed',
          requirement,
          observed: expect.stringMatching(observed),
        }),
      ]);
      expect(report.passed).toBe(false);
    },
  );

  test('takes its advice from what was broken, not from the scenario that came across it', async () => {
    const scenarios = ['match-classic', 'unknown-field', 'two-tables', 'heartbeat'] as const;
    const report = await checkBot({ start: nodeBot('names-no-card'), scenarios });
    expect(report.scenarios).toHaveLength(4);
    for (const result of report.scenarios) {
      expect(result).toMatchObject({
        requirement: 'FR-1',
        observed: expect.stringContaining('refused with SCHEMA'),
        means: expect.stringContaining('The bot sends what is no message of the protocol'),
        mend: expect.stringContaining('A card is a rank and a suit'),
        docs: ['protocol/v1/README.md#frames'],
      });
    }
    const text = formatReport(report);
    expect(text.match(/What to do/g)).toHaveLength(1);
    expect(text).toContain('FAILED heartbeat: as in match-classic; mend that first.');
    expect(text).not.toMatch(/libraries answer pings|mixes up|additionalProperties/);
  });

  test('says of a command that cannot be started why it cannot, and tries nothing else', async () => {
    const report = await checkBot({ start: startBot(['/nonexistent/bot']) });
    expect(report).toMatchObject({ passed: false, bot: null });
    expect(report.scenarios[0]).toMatchObject({ status: 'failed', observed: expect.stringContaining('ENOENT') });
    expect(report.scenarios[1]).toMatchObject({ status: 'skipped', reason: 'the bot never said hello' });
    expect(report.scenarios).toHaveLength(14);
  });

  test.each([
    ['before-hello', 'handshake', 'helloMs', 'the bot connected but sent no hello within 300 ms (helloMs)'],
    ['before-ready', 'handshake', 'prepareMs', 'the bot sent no ready after welcome within 300 ms (prepareMs)'],
    [
      'before-play',
      'match-easy',
      'bankMs',
      expect.stringMatching(/did not answer request \w+ within moveMs 400 \+ bankMs 500/),
    ],
    ['after-cut', 'reconnect', 'returnMs', 'the bot did not come back within 300 ms (returnMs)'],
    ['for-a-while', 'match-easy', 'scenarioMs', 'the scenario was not over 500 ms (scenarioMs) after the first ready'],
  ] as const)('gives up a bot that goes silent %s, in %s, by %s', async (point, scenario, timeout, observed) => {
    const short = { helloMs: 300, prepareMs: 300, bankMs: 500, returnMs: 300, scenarioMs: 500 };
    // The time that it is about alone: no other shall be over before, however slowly the bot does the rest.
    const timeouts = { [timeout]: short[timeout], ...(timeout === 'bankMs' ? { moveMs: 400 } : {}) };
    const report = await checkBot({ start: nodeBot('goes-silent', point), timeouts, scenarios: [scenario] });
    expect(report.scenarios[0]).toMatchObject({ status: 'failed', timeout, observed });
  });

  test('gives up a bot that never connects', async () => {
    const start = startBot([process.execPath, '-e', 'setTimeout(() => {}, 60_000)']);
    const report = await checkBot({ start, timeouts: { startMs: 200 }, scenarios: ['handshake'] });
    const observed = 'the bot did not connect within 200 ms (startMs)';
    expect(report.scenarios[0]).toMatchObject({ timeout: 'startMs', observed });
  });

  test('skips two tables for a bot that offers one', async () => {
    const report = await checkBot({ start: nodeBot('plays-one-table'), scenarios: ['two-tables', 'match-easy'] });
    expect(report.passed).toBe(true);
    expect(report.scenarios.map(({ status }) => status)).toEqual(['passed', 'skipped']);
    expect(formatReport(report)).toContain('the bot offers one table only');
  });

  test('starts no further scenario when it is stopped', async () => {
    const stopping = new AbortController();
    let starts = 0;
    const start = nodeBot('good');
    const report = await checkBot({
      start(url, token) {
        starts += 1;
        return start(url, token);
      },
      onProgress({ kind }) {
        if (kind === 'finished') stopping.abort();
      },
      signal: stopping.signal,
    });
    expect(starts).toBe(1);
    expect(report.stopped).toBe(true);
    expect(report.scenarios.map(({ status }) => status)).toEqual(['passed', ...Array(13).fill('skipped')]);
  });

  test('is stopped in the middle of a scenario too', async () => {
    const start = nodeBot('goes-silent', 'before-hello');
    const timeouts = { startMs: 100_000, helloMs: 100_000 };
    const report = await checkBot({ start, signal: AbortSignal.timeout(300), timeouts, scenarios: ['handshake'] });
    expect(report.scenarios[0]).toMatchObject({ status: 'skipped', reason: 'the check was stopped' });
    expect(report).toMatchObject({ passed: false, stopped: true });
    expect(report.durationMs).toBeLessThan(60_000);
  });

  test('refuses a scenario and a timeout that are none', async () => {
    const start = nodeBot('good');
    await expect(checkBot({ start, scenarios: ['shuffle' as 'drain'] })).rejects.toThrow(
      'no scenario is called shuffle',
    );
    await expect(checkBot({ start, timeouts: { moveMs: 0 } })).rejects.toThrow('moveMs must be a whole number');
    await expect(checkBot({ start, timeouts: { moves: 1 } as object })).rejects.toThrow('no timeout is called moves');
  });

  test('never shows the token, and shows what the bot printed', async () => {
    let secret = '';
    const start = nodeBot('puts-token-in-address');
    const report = await checkBot({
      start(url, token) {
        secret = token;
        return start(url, token);
      },
      scenarios: ['handshake'],
    });
    expect(secret).toHaveLength(32);
    expect(report.scenarios[0]).toMatchObject({ status: 'failed', output: 'my token is …\n' });
    expect(JSON.stringify(report)).not.toContain(secret);
    expect(formatReport(report)).not.toContain(secret);
    const crash = await checkBot({ start: nodeBot('knows-no-easy'), scenarios: ['match-easy'] });
    expect(formatReport(crash)).toContain('| Error: no card points for easy');
  });
});
