import { decodeServerFrame } from '@bassadewitz/protocol';
import { decodeServerFrameStrictly as decodeStrictly } from '@bassadewitz/protocol/strict';
import { expect, test } from 'vitest';
import { runScenario } from './run-scenario.ts';
import type { ScenarioId } from './scenario-id.ts';
import { SCRIPTS } from './scenarios.ts';
import { nodeBot } from './testing/start-bot.ts';
import { timeoutsFrom } from './timeouts.ts';

async function framesIn(id: ScenarioId): Promise<string[]> {
  const scenario = SCRIPTS.find((each) => each.id === id);
  if (scenario === undefined) throw new Error(`no scenario ${id}`);
  const run = {
    start: nodeBot('good'),
    token: 'secret',
    timeouts: timeoutsFrom({}),
    seed: 'frames',
    signal: undefined,
  };
  const { result, transcript } = await runScenario(scenario, run);
  expect(result.status).toBe('passed');
  return transcript.entries.filter(({ from }) => from === 'server').map(({ text }) => text);
}

const STRICT: readonly ScenarioId[] = [
  'match-classic',
  'match-swedish',
  'refused-card',
  'two-tables',
  'reconnect',
  'drain',
];

test.concurrent.each(STRICT)('the server of %s sends nothing but what protocol 1.0 has', async (id) => {
  const frames = await framesIn(id);
  expect(frames.length).toBeGreaterThan(5);
  for (const frame of frames) expect(decodeStrictly(frame), frame).toMatchObject({ ok: true });
});

const LENIENT: readonly ScenarioId[] = ['unknown-field', 'unknown-message', 'newer-version'];

test.concurrent.each(LENIENT)('the server of %s sends what a bot can read that obeys the protocol', async (id) => {
  const frames = await framesIn(id);
  for (const frame of frames) expect(decodeServerFrame(frame), frame).toMatchObject({ ok: true });
  const beyond = frames.filter((frame) => !decodeStrictly(frame).ok);
  expect(beyond.length).toBeGreaterThan(0);
});

test.concurrent('the first deal of match-classic is a slam and its pool is dealt again', async () => {
  const results = (await framesIn('match-classic')).map((text) => JSON.parse(text)).filter(({ outcome }) => outcome);
  expect(results[0]).toMatchObject({ outcome: 'slam', pool: 12, chips: [-4, 12, -4, -4], balances: [-16, 12, -4, -4] });
  expect(results.length).toBeGreaterThanOrEqual(2);
});
