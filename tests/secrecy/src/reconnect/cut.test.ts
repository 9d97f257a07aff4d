import { seededRandom } from '@bassadewitz/client';
import { expect, test } from 'vitest';
import { enterAll } from './bots.ts';
import { BOUNDARIES, type Boundary, cuttingDial } from './cutter.ts';
import { FrailProxy } from './frail-proxy.ts';
import { playTournament, type Size } from './tournament.ts';

/** One cut: at the first, second, … frame of a match that goes that way. */
interface Cut {
  readonly boundary: Boundary;
  readonly frame: number;
}

/** Cuts are made at the first so many frames of a match in each direction; only those with redeals have more. */
const MOST_FRAMES = 8;

const CUTS: readonly Cut[] = BOUNDARIES.flatMap((boundary) =>
  Array.from({ length: MOST_FRAMES }, (_, frame) => ({ boundary, frame })),
);

test('cutting the connection once in each match, at every boundary of a match, gives the ledger of an uncut run', async () => {
  const size: Size = { ruleSet: 'classic', boards: 3, rounds: 8, tables: 1 };
  const uncut = await playTournament(size, (gateway) => enterAll(gateway));
  let planned: Cut | undefined;
  let seen = new Map<Boundary, number>();
  const made = new Map<string, number>();
  const dial = cuttingDial((boundary) => {
    const frame = seen.get(boundary) ?? 0;
    seen.set(boundary, frame + 1);
    if (planned?.boundary !== boundary || planned.frame !== frame) return false;
    planned = undefined;
    made.set(`${boundary} ${frame}`, (made.get(`${boundary} ${frame}`) ?? 0) + 1);
    return true;
  });
  const cut = await playTournament(
    size,
    (gateway) => enterAll(gateway, { dial }),
    ({ match }) => {
      planned = CUTS[match % CUTS.length];
      seen = new Map();
    },
  );
  expect(uncut.faults).toBe(0);
  expect(cut.faults).toBe(0);
  expect(cut.ledger).toBe(uncut.ledger);
  // So that no boundary which nearly every match has was left out.
  for (const boundary of BOUNDARIES) {
    for (let frame = 0; frame < 5; frame++) expect([...made.keys()]).toContain(`${boundary} ${frame}`);
  }
});

test('so does cutting it at one boundary in six, wherever it is, handshakes included, with several matches open at once', async () => {
  const size: Size = { ruleSet: 'swedish', boards: 3, rounds: 1, tables: 6 };
  const uncut = await playTournament(size, (gateway) => enterAll(gateway));
  const chance = seededRandom('0123456789abcdef');
  let cuts = 0;
  const dial = cuttingDial(() => {
    if (chance() >= 1 / 6) return false;
    cuts += 1;
    return true;
  });
  const cut = await playTournament(size, (gateway) => enterAll(gateway, { dial }));
  expect(cut.ledger).toBe(uncut.ledger);
  expect(cut.faults).toBe(0);
  expect(cuts).toBeGreaterThan(100);
});

test('so does cutting it in the middle of frames, in either direction', async () => {
  const size: Size = { ruleSet: 'easy', boards: 3, rounds: 1, tables: 3 };
  const uncut = await playTournament(size, (gateway) => enterAll(gateway));
  const chance = seededRandom('0123456789abcdef');
  let proxy: FrailProxy | undefined;
  const cut = await playTournament(size, async (gateway) => {
    const frail = new FrailProxy(gateway.url, () => Math.floor(500 + 5000 * chance()));
    proxy = frail;
    const gone = await enterAll(gateway, { url: await frail.listen() });
    return async () => {
      await gone();
      await frail.close();
    };
  });
  expect(cut.ledger).toBe(uncut.ledger);
  expect(cut.faults).toBe(0);
  expect(proxy?.cuts).toBeGreaterThan(20);
});
