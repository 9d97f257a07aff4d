import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exampleBot, runCommand, temporaryFolder } from './testing/command.ts';
import { plainBot } from './testing/plain-bot.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const run = (...args: string[]) => runCommand(args, folder.path);
/** Plays the first card of its hand, legal or not. */
const revoker = plainBot(folder.path, 'revoker', 'request.hand[0]');
const mended = plainBot(folder.path, 'mended', 'request.legal.at(-1)');
const asFlag = (words: string[]) => words.map((word) => `"${word}"`).join(' ');

interface Fault {
  readonly fault: number;
  readonly bot: string;
  readonly kind: string;
  readonly match: number;
  readonly frame: string;
  readonly request: { readonly request: string; readonly legal: readonly string[]; readonly hand: readonly string[] };
}
let faults: Fault[];

beforeAll(async () => {
  const others = ['low', 'ducker', 'counter'].flatMap((name) => exampleBot(name));
  const rest = ['--no-calibrate', '--move-ms', '20000', '--out', 'run'];
  const bot = ['--bot', `revoker=${asFlag(revoker)}`];
  const played = await run('tournament', ...bot, ...others, '--seed', 'faults', '--boards', '2', ...rest);
  expect(played.code).toBe(0);
  faults = JSON.parse((await run('faults', 'run', '--json')).stdout);
});

describe('faults', () => {
  test('lists each fault with its number in schedule order, what came and the request', async () => {
    expect(faults.length).toBeGreaterThan(3);
    expect(faults.map(({ fault }) => fault)).toEqual(faults.map((_, at) => at));
    expect(faults.map(({ match }) => match)).toEqual(faults.map(({ match }) => match).sort((a, b) => a - b));
    for (const { bot, kind, frame, request } of faults) {
      expect([bot, kind]).toEqual(['revoker', 'illegal']);
      expect(JSON.parse(frame)).toEqual({ type: 'play', request: request.request, card: request.hand[0] });
      expect(request.legal).not.toContain(request.hand[0]);
    }
  });

  test('as a table counts them by kind, cuts a long list off and names who had none', async () => {
    const { code, stdout } = await run('faults', 'run', '--most', '2');
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^revoker 1: ${faults.length} illegal\n`));
    expect(stdout).toMatch(/^ +0 +illegal +\d+ +\d +\d +\d +[\d.]+ +\w\w +\{"type":"play"/m);
    expect(stdout).not.toMatch(/^ +2 +illegal/m);
    expect(stdout).toContain(`and ${faults.length - 2} more; --most ${faults.length} lists all`);
    expect(stdout).toMatch(/Without a fault: low, ducker, counter\n$/);
    expect((await run('faults', 'run', '--bot', 'low')).stdout).toBe('Without a fault: low\n');
  });
});

describe('rerun', () => {
  test('hands a bot the very request of a fault, and says that it fails again', async () => {
    const { code, stdout } = await run('rerun', 'run', '--fault', '1', '--', ...revoker);
    expect(code).toBe(6);
    const { request, match } = faults[1] as Fault;
    expect(stdout).toContain(`Fault 1: illegal of revoker 1 in match ${match}; `);
    expect(stdout).toContain(`  legal   ${request.legal.join(' ')}\n`);
    expect(stdout).toMatch(
      new RegExp(`^illegal \\(revoker 1\\): the bot answered ${request.hand[0]} after [\\d.]+ ms; legal are`, 'm'),
    );
  });

  test('says that a bot is mended, by number or from a file', async () => {
    const byNumber = await run('rerun', 'run', '--fault', '0', '--json', '--', ...mended);
    const result = JSON.parse(byNumber.stdout);
    const { request } = faults[0] as Fault;
    expect([byNumber.code, result.verdict, result.card]).toEqual([0, 'played', request.legal.at(-1)]);
    expect(result.request).toEqual(request);
    for (const content of [request, faults[0]]) {
      writeFileSync(join(folder.path, 'request.json'), JSON.stringify(content));
      const { code, stdout } = await run('rerun', '--request', 'request.json', '--', ...mended);
      expect([code, stdout.split('\n').at(-2)]).toEqual([
        0,
        expect.stringMatching(/^played \(mended 1\): the bot answered \w\w after [\d.]+ ms; it is legal$/),
      ]);
    }
  });

  test('takes any position of a match as replay prints it', async () => {
    const replayed = await run('replay', 'run', '--match', '0', '--request', '0.0.1');
    writeFileSync(join(folder.path, 'position.json'), replayed.stdout);
    expect((await run('rerun', '--request', 'position.json', '--', ...mended)).code).toBe(0);
  });

  test('shows what a bot that crashes printed', async () => {
    const crash = plainBot(folder.path, 'crash', 'request.tricks[9].winner');
    const { code, stdout } = await run('rerun', 'run', '--fault', '0', '--', ...crash);
    expect(code).toBe(6);
    expect(stdout).toMatch(/^disconnect \(crash 1\): the bot's process ended with exit code 1 and had not answered$/m);
    expect(stdout).toMatch(/^It printed:(.|\n)*TypeError/m);
  });
});

describe('a page of an author that was saved', () => {
  const page = () => {
    const [first, second] = faults as [Fault, Fault];
    const held = { fault: 9, kind: 'illegal', heldBack: true, played: null, frame: null, request: null };
    const gone = { fault: 11, kind: 'no-show', heldBack: false, request: null };
    const listed = [{ ...first, fault: 7 }, { ...second, fault: 8 }, held, gone];
    writeFileSync(join(folder.path, 'page.json'), JSON.stringify({ tournament: 'cup', total: 12, faults: listed }));
    writeFileSync(join(folder.path, 'list.json'), JSON.stringify(listed.slice(0, 2)));
    writeFileSync(join(folder.path, 'held.json'), JSON.stringify(held));
    writeFileSync(join(folder.path, 'one.json'), JSON.stringify({ total: 12, faults: [listed[0]] }));
    writeFileSync(join(folder.path, 'none.json'), JSON.stringify({ total: 0, faults: [] }));
    return listed;
  };

  test.each([
    ['page.json', ['--fault', '8'], 1],
    ['list.json', ['--fault', '8'], 1],
    ['one.json', [], 0],
    ['one.json', ['--fault', '7'], 0],
  ])('%s %j is rerun', async (file, args, at) => {
    page();
    const { code, stdout } = await run('rerun', '--request', file, ...args, '--json', '--', ...mended);
    expect([code, JSON.parse(stdout).request]).toEqual([0, faults[at]?.request]);
  });

  test.each([
    ['page.json', [], /page\.json is a list of faults: say which with --fault; its faults are: 7, 8, 9, 11$/m],
    ['page.json', ['--fault', '5'], /--fault: page\.json has no fault 5; its faults are: 7, 8, 9, 11$/m],
    [
      'page.json',
      ['--fault', '9'],
      /the fault in page\.json is held back: other replays of its board are still in play/,
    ],
    ['held.json', [], /the fault in held\.json is held back/],
    ['page.json', ['--fault', '11'], /has no request: the bot was not asked \(no-show\)/],
    ['none.json', [], /none\.json is a list of faults: say which with --fault; it has none/],
    ['held.json', ['--fault', '8'], /--fault: held\.json is no list of faults with a fault 8; leave --fault out/],
  ])('%s %j is answered by one line', async (file, args, says) => {
    page();
    const { code, stderr } = await run('rerun', '--request', file, ...args, '--', ...mended);
    expect([code, stderr]).toEqual([2, expect.stringMatching(says)]);
    expect(stderr.trim().split('\n').length).toBe(1);
  });
});

describe('what is typed wrong is answered by one line', () => {
  test.each([
    [['faults', 'nowhere'], 5, /there is no run in nowhere: it has no ledger\.sqlite/],
    [['faults', '.'], 5, /there is no run in \.: it has no ledger\.sqlite/],
    [['faults', 'run/ledger.ndjson'], 5, /there is no run in run.ledger\.ndjson/],
    [['faults', 'run', '--bot', 'lov'], 2, /--bot: there is no bot lov \(did you mean low\?\); valid: revoker, low/],
    [
      ['faults', 'run', '--most', '-1'],
      2,
      /--most: -1 is out of range; valid: whole numbers from 0; see docs\/tournaments\.md/,
    ],
    [['rerun', 'run', '--', 'x'], 2, /neither of --fault and --request came/],
    [['rerun', 'run', '--fault', '0'], 2, /no command was given/],
    [['rerun', 'run', '--fault', '9999', '--', 'x'], 2, /run has no fault 9999; its faults are 0 to \d+/],
    [['rerun', '--request', 'nowhere.json', '--', 'x'], 5, /cannot read nowhere\.json: there is no such file/],
    [['rerun', '--request', 'revoker.mjs', '--', 'x'], 2, /revoker\.mjs is not JSON/],
    [['rerun', '--request', 'run/head.ndjson', '--', 'x'], 2, /holds no request/],
    [
      ['rerun', 'run', '--fault', '0', '--', '/nonexistent/bot'],
      3,
      /the bot could not be started: no such program.*: \/nonexistent\/bot;/,
    ],
  ])('%j', async (args, code, says) => {
    const ran = await run(...args);
    expect(ran.stderr).toMatch(says);
    expect(ran.stderr.split('\n').length).toBeLessThanOrEqual(2);
    expect(ran.code).toBe(code);
  });
});
