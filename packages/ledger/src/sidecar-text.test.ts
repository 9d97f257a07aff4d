import { expect, test } from 'vitest';
import type { MatchSidecar } from './sidecar.ts';
import { eventOf, sidecarOf, sidecarText } from './sidecar-text.ts';

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
  expect(sidecarOf(text)).toEqual({ ok: true, value: SIDECAR });
});

test('a sidecar in which nothing was measured is kept, too', () => {
  const empty: MatchSidecar = { match: 0, thinking: [], faults: [], incidents: [] };
  expect(sidecarText(empty)).toBe('{"match":0,"thinking":[],"faults":[],"incidents":[]}');
  expect(sidecarOf(sidecarText(empty))).toEqual({ ok: true, value: empty });
});

test.each([
  ['half of it', '{"match":7,"thin', 'it is no JSON'],
  ['no object', 'null', '/match is null; an object is needed'],
  ['without incidents', '{"match":7,"thinking":[],"faults":[]}', '/match/incidents is missing'],
  ['with four numbers for an answer', '[0,0,2,12345]', '/match/thinking has 4 entries; 5 for each answer are needed'],
  ['with a fifth seat', '[0,0,2,12345,0,1,7,4,0,31]', '/match/thinking/7 is 4; a whole number from 0 to 3 is needed'],
  ['with a time that is none', '[0,0,2,-1,0]', '/match/thinking/3 is -1; a number of 0 or more is needed'],
])('a text that is %s is refused, with what is wrong', (_, text, error) => {
  const whole = text.startsWith('[') ? `{"match":7,"thinking":${text},"faults":[],"incidents":[]}` : text;
  expect(sidecarOf(whole)).toEqual({ ok: false, error });
});

test('an event is read as it is kept, and one that nobody knows is refused', () => {
  expect(eventOf('{"kind":"started","at":1}')).toEqual({ ok: true, value: { kind: 'started', at: 1 } });
  expect(eventOf('{"kind":"paused","at":1}')).toEqual({ ok: false, error: expect.stringContaining('/event/kind is') });
});
