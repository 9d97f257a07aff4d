import { afterAll, expect, test } from 'vitest';
import { runCommand, temporaryFolder } from '../testing/command.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const schedule = async (...flags: string[]) => (await runCommand(['schedule', ...flags], folder.path)).stdout;

test('one of anything is told as one', async () => {
  expect(await schedule('--bots', '3', '--boards', '1', '--replays', '1', '--rate', '1')).toMatch(
    /^4 bots \(1 of them a house bot\), format balanced: 1 table a round, 1 match a round \(1 board, 1 replay of each\), 1 match in 1 round\.\nAbout 1\.0 s at 1 match a second /,
  );
});

test('more are told as more', async () => {
  expect(await schedule('--bots', '5', '--rounds', '2')).toMatch(
    /^5 bots, format balanced: 5 tables a round, 60 matches a round \(3 boards, 4 replays of each\), 120 matches in 2 rounds\./,
  );
});
