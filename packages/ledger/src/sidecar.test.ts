import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { MatchSidecar } from './sidecar.ts';
import { SidecarReader } from './sidecar-reader.ts';
import { SidecarWriter } from './sidecar-writer.ts';

const MATCH: MatchSidecar = {
  match: 5,
  thinking: [{ deal: 0, trick: 1, seat: 2, thinkMs: 12.25, networkMs: 0.4 }],
  faults: [
    { deal: 0, trick: 3, seat: 1, kind: 'illegal', played: '7C', thinkMs: 3, frame: '{"type":', frameLength: 8 },
  ],
  incidents: [{ deal: 0, trick: 3, seat: 0, lagMs: 61 }],
};

function written(): string[] {
  const writer = new SidecarWriter('a'.repeat(64));
  return [
    writer.head,
    writer.event({ kind: 'started', at: 1_790_000_000_000 }),
    writer.match(MATCH),
    writer.event({ kind: 'stopped', at: 1_790_000_000_001 }),
    writer.foot(),
  ];
}

/** The first error, or whether the sidecar is complete. */
function judged(lines: readonly string[]): string | boolean {
  const reader = new SidecarReader();
  for (const line of lines) {
    const read = reader.read(line);
    if (!read.ok) return read.error;
  }
  return reader.complete;
}

describe('a sidecar', () => {
  test('is read as it was written', () => {
    const reader = new SidecarReader();
    expect(written().map((line) => reader.read(line).ok)).toEqual([true, true, true, true, true]);
    expect(JSON.parse(written()[2] as string)).toEqual({ match: MATCH });
    expect(reader.complete).toBe(true);
  });

  test('has the digest of its lines in its foot', () => {
    const lines = written();
    const digest = createHash('sha256')
      .update(`${lines.slice(0, 4).join('\n')}\n`)
      .digest('hex');
    expect(JSON.parse(lines[4] as string)).toEqual({ foot: { lines: 4, digest } });
  });

  test.each<[string, (lines: string[]) => string[], string | boolean]>([
    ['a missing foot', (lines) => lines.slice(0, 4), false],
    ['a missing head', (lines) => lines.slice(1), 'line 1: not a line that can stand here'],
    ['a second head', (lines) => lines.toSpliced(1, 0, lines[0] as string), 'line 2: not a line that can stand here'],
    ['a changed time', (lines) => lines.with(2, (lines[2] as string).replace('12.25', '12.26')), 'line 5: the digest'],
    ['a missing line', (lines) => lines.toSpliced(2, 1), 'line 4: the foot counts 4 lines; there are 3'],
    ['a line after the foot', (lines) => [...lines, lines[1] as string], 'line 6: a line follows the foot'],
    [
      'an unknown field',
      (lines) => lines.with(1, '{"event":{"kind":"started","at":1,"by":"me"}}'),
      'line 2: /event/by is unknown',
    ],
    [
      'an unknown event',
      (lines) => lines.with(1, '{"event":{"kind":"paused","at":1}}'),
      'line 2: /event/kind is "paused"',
    ],
    [
      'a negative time',
      (lines) => lines.with(2, (lines[2] as string).replace('12.25', '-1')),
      '/match/thinking/0/thinkMs is -1',
    ],
    ['no JSON', (lines) => lines.with(1, 'x'), 'line 2: no JSON'],
  ])('%s is found', (_, forge, expected) => {
    const found = judged(forge(written()));
    if (typeof expected === 'string') expect(found).toContain(expected);
    else expect(found).toBe(expected);
  });
});
