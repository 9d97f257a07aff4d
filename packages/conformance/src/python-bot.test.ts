import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { checkBot } from './check-bot.ts';
import { formatReport } from './format-report.ts';
import { SCENARIO_IDS } from './scenario-id.ts';
import { findPython, NO_PYTHON, PYTHON_BOT } from './testing/python.ts';
import { startBot } from './testing/start-bot.ts';

const found = findPython();
const isNeeded = process.env.CI === 'true';
const python = found ?? '';

test.runIf(found === undefined)('a Python that can run the example bot is on the machine', (context) => {
  console.warn(NO_PYTHON);
  // A newcomer without it can still run everything else; where results are relied on, a missing Python is a failure.
  if (!isNeeded) context.skip();
  expect.fail(NO_PYTHON);
});

test.runIf(found !== undefined)(
  'the example bot in Python passes every scenario and has nothing noted about it',
  async () => {
    const report = await checkBot({
      start: startBot([python, PYTHON_BOT]),
      timeouts: { stayAwayMs: 30_000, exitMs: 30_000 },
    });
    expect(
      report.scenarios.map(({ id, status }) => `${id} ${status}`),
      formatReport(report),
    ).toEqual(SCENARIO_IDS.map((id) => `${id} passed`));
    expect(report.scenarios.flatMap(({ notes }) => notes)).toEqual([]);
    expect(report.bot).toMatchObject({ name: 'python', tables: 16 });
  },
);

test.runIf(found !== undefined)('the example bot in Python says what it needs when no server is named', () => {
  const { status, stderr } = spawnSync(python, [PYTHON_BOT], { env: { PATH: process.env.PATH }, encoding: 'utf8' });
  expect(status).toBe(2);
  expect(stderr).toBe("python: BASSADEWITZ_URL must name the server, such as ws://127.0.0.1:4000/v1/bot; it is ''\n");
});

test.runIf(found !== undefined)('the example bot in Python plays the same card whenever the same request comes', () => {
  const program = [
    'import sys; sys.path.insert(0, sys.argv[1]); sys.dont_write_bytecode = True',
    'from bot import choose_card',
    'request = {"seed": "0123456789abcdef", "legal": ["7C", "7S", "7H", "7D", "AD"], "trick": {"leader": 0, "cards": []}}',
    'print(len({choose_card(request) for _ in range(50)}))',
    'print(len({choose_card({**request, "seed": "%016x" % seed}) for seed in range(50)}))',
  ];
  const folder = PYTHON_BOT.slice(0, -'/bot.py'.length);
  const { stdout, stderr } = spawnSync(python, ['-c', program.join('\n'), folder], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(stdout).toBe('1\n4\n');
});
