import { expect, test } from 'vitest';
import { formatReport } from './format-report.ts';
import type { Report, ScenarioResult } from './report.ts';

const REPORT: Report = {
  protocol: '1.0',
  bot: { name: 'lame', version: '2.0', tables: 1 },
  passed: false,
  stopped: false,
  durationMs: 16_240,
  of: 3,
  scenarios: [
    {
      id: 'handshake',
      title: 'Says hello, waits for welcome, says ready',
      requirements: ['HS-1'],
      status: 'passed',
      durationMs: 412,
      notes: ['something to know'],
    },
    {
      id: 'two-tables',
      title: 'Plays at two tables at once',
      requirements: ['RQ-4'],
      status: 'skipped',
      durationMs: 300,
      notes: [],
      reason: 'the bot offers one table only',
    },
    {
      id: 'reconnect',
      title: 'Comes back after a lost connection and answers what is open',
      requirements: ['RC-2'],
      status: 'failed',
      durationMs: 15_400,
      notes: [],
      requirement: 'RC-2',
      observed: 'the bot did not come back within 15000 ms (returnMs)',
      timeout: 'returnMs',
      frames: [
        { atMs: 212, connection: 1, from: 'bot', text: '{"type":"ready"}' },
        { atMs: 400, connection: 1, from: 'check', text: 'connection cut by the check, without a close frame' },
      ],
      output: '\u001b[31mlost\u0007 connection\u001b[0m\n',
      means: 'Matches are lost.',
      mend: 'Come back.',
      docs: ['protocol/v1/README.md#lost-connections'],
    },
  ],
};

test('a report says of each failure what happened, what it means, what to do and where to read on', () => {
  expect(formatReport(REPORT)).toBe(`Check of lame 2.0 (one table) against protocol 1.0.

  passed   handshake        Says hello, waits for welcome, says ready (0.4 s)
           note: something to know
  skipped  two-tables       Plays at two tables at once: the bot offers one table only
  FAILED   reconnect        Comes back after a lost connection and answers what is open (15.4 s)

FAILED reconnect: Comes back after a lost connection and answers what is open
  What happened: the bot did not come back within 15000 ms (returnMs) [RC-2].
  What it means: Matches are lost.
  What to do:    Come back.
  Read on:       protocol/v1/README.md#lost-connections
  The last frames, with seconds since the start and the number of the connection:
      0.212 #1 bot    → {"type":"ready"}
      0.400 #1        · connection cut by the check, without a close frame
  The last that the bot printed:
    | lost connection

1 passed, 1 failed, 1 skipped in 16.2 s: the bot does not conform.
`);
});

test('a report of a bot that conforms ends by saying so', () => {
  const passed = REPORT.scenarios.filter(({ status }) => status !== 'failed');
  expect(formatReport({ ...REPORT, passed: true, of: 2, scenarios: passed })).toMatch(
    /\n\n1 passed, 0 failed, 1 skipped in 16\.2 s: the bot conforms\.\n$/,
  );
});

test('a report of some scenarios only does not say that the bot conforms', () => {
  const [handshake] = REPORT.scenarios;
  if (handshake === undefined) throw new Error('there is one');
  expect(formatReport({ ...REPORT, passed: true, of: 14, scenarios: [handshake] })).toMatch(
    /\n\n1 passed, 0 failed, 0 skipped in 16\.2 s: nothing wrong was seen, but only 1 of 14 scenarios was run\.\n$/,
  );
});

test('a report says once what to do about a requirement that several scenarios saw broken', () => {
  const [, , reconnect] = REPORT.scenarios;
  const drain = { ...reconnect, id: 'drain', observed: 'the bot did not come back' } as ScenarioResult;
  const text = formatReport({ ...REPORT, of: 4, scenarios: [...REPORT.scenarios, drain] });
  expect(text.match(/What to do/g)).toHaveLength(1);
  expect(text).toContain(`
FAILED drain: as in reconnect; mend that first.
  What happened: the bot did not come back [RC-2].

1 passed, 2 failed`);
});

test('a report of a check that was stopped says so', () => {
  expect(formatReport({ ...REPORT, bot: null, stopped: true, scenarios: [] })).toBe(
    'Check of a bot against protocol 1.0. It never said hello.\n\n\n\n0 passed, 0 failed, 0 skipped in 16.2 s: the check was stopped before its end.\n',
  );
});
