import { expect, test } from 'vitest';
import type { MatchSidecar } from './sidecar.ts';
import { sidecarOf, sidecarText } from './sidecar-text.ts';

const SIDECAR: MatchSidecar = {
  match: 7,
  thinking: [
    { deal: 0, trick: 0, seat: 2, thinkMs: 12.345, networkMs: 0 },
    { deal: 1, trick: 7, seat: 3, thinkMs: 0, networkMs: 31 },
  ],
  faults: [{ deal: 0, trick: 1, seat: 0, kind: 'malformed', played: '7C', frame: '"}\n', frameLength: 3 }],
  incidents: [{ deal: 0, trick: 1, seat: 0, lagMs: 120.5 }],
};

test('a sidecar is kept as one line, and read as it was', () => {
  const text = sidecarText(SIDECAR);
  expect(text).not.toContain('\n');
  expect(text).toContain('"thinking":[0,0,2,12345,0,1,7,3,0,31],');
  expect(sidecarOf(text)).toEqual(SIDECAR);
});

test('a sidecar in which nothing was measured is kept, too', () => {
  const empty: MatchSidecar = { match: 0, thinking: [], faults: [], incidents: [] };
  expect(sidecarText(empty)).toBe('{"match":0,"thinking":[],"faults":[],"incidents":[]}');
  expect(sidecarOf(sidecarText(empty))).toEqual(empty);
});
