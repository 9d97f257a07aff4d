import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Line } from './line.ts';
import { LINE_KINDS, LINE_SHAPES, type LineKind } from './line-shapes.ts';
import { HEAD, matchOf } from './tournament.fixture.ts';

const folder = new URL('../../../protocol/v1/ledger/', import.meta.url);
const schema = (name: string) => JSON.parse(readFileSync(new URL(`${name}.schema.json`, folder), 'utf8'));
const ajv = new Ajv2020({ allErrors: false, strictRequired: false });
ajv.addSchema(schema('words'));
const validators = Object.fromEntries(LINE_KINDS.map((kind) => [kind, ajv.compile(schema(kind))]));

const prev = 'a'.repeat(64);
const because = { before: 0, reason: 'because' };
const deal = matchOf(0).deals[0];
if (deal === undefined) throw new Error('the fixture has a deal');
/** A line as it is written: without the name of its kind beside it. */
type Content<T = Line> = T extends Line ? Omit<T, 'kind'> : never;
const EXAMPLES: Record<LineKind, Content[]> = {
  head: [
    { prev: '0'.repeat(64), head: HEAD },
    {
      prev: '0'.repeat(64),
      head: {
        ...HEAD,
        strikeLimit: 3,
        benchAfter: 20,
        entropySource: 'the lottery of 6 June',
        schedule: { format: 'gauntlet', bots: 8, boards: 3, rounds: 9, replays: 4, champion: 0, blocks: [[0, 1, 3]] },
      },
    },
  ],
  match: [
    { prev, match: matchOf(0) },
    {
      prev,
      match: {
        ...matchOf(0),
        deals: [{ ...deal, refund: [12, 0, 0, 0] }, deal],
        standIns: [{ seat: 1, deal: 0, trick: 7 }],
      },
    },
  ],
  decision: [
    { prev, decision: { kind: 'withdraw', bot: 3, ...because } },
    { prev, decision: { kind: 'disqualify', bot: 0, ...because } },
    { prev, decision: { kind: 'bench', bot: 0, ...because } },
    { prev, decision: { kind: 'reinstate', bot: 0, ...because } },
    { prev, decision: { kind: 'void', board: 7, ...because } },
    { prev, decision: { kind: 'stop', cause: 'separated', ...because } },
  ],
  foot: [
    { prev, foot: { complete: false, matches: 0, decisions: 0, head: prev } },
    { prev, foot: { complete: true, matches: 5, decisions: 1, head: prev, seed: 'x', entropy: 'y' } },
  ],
};
const cases = LINE_KINDS.flatMap((kind) => EXAMPLES[kind].map((line) => ({ kind, line })));

/** Every place in a value, as the keys that lead there. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, part]) => placesIn(part).map((place) => [key, ...place]))];
}

/** A copy in which the value at a place was exchanged, or left out where `change` returns undefined. */
function changed(value: unknown, place: readonly string[], change: (part: unknown) => unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return change(value);
  const copy = structuredClone(value) as Record<string, unknown>;
  const part = changed(copy[key], rest, change);
  if (part !== undefined) copy[key] = part;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete copy[key];
  return copy;
}

const CHANGES: Record<string, (part: unknown) => unknown> = {
  'left out': () => undefined,
  'a text': () => 'x',
  'an empty text': () => '',
  '32 digits': () => '0f'.repeat(16),
  '31 digits': () => '0'.repeat(31),
  '33 digits': () => '0'.repeat(33),
  '32 digits, one upper-case': () => `${'0'.repeat(31)}F`,
  'a control character': (part) => `${part}\u0085`,
  'a longer text': (part) => `${part}${'ä'.repeat(1020)}`,
  'a text of 64': () => 'ä'.repeat(64),
  'a text of 65': () => 'ä'.repeat(65),
  'a text of 1025': () => 'ä'.repeat(1025),
  'minus one': () => -1,
  'a large number': () => 2 ** 40,
  four: () => 4,
  eight: () => 8,
  nine: () => 9,
  'twenty-one': () => 21,
  'one hundred and twenty-one': () => 121,
  'four thousand and ninety-six': () => 4096,
  'two to the 32nd': () => 2 ** 32,
  'a fraction': () => 0.5,
  'a flag': () => true,
  nothing: () => null,
  'an empty list': () => [],
  'an object': () => ({}),
  'one more': (part) => (Array.isArray(part) ? [...part, part[0]] : typeof part === 'number' ? part + 1 : part),
  'an unknown field': (part) => (typeof part === 'object' && !Array.isArray(part) ? { ...part, unknown: 1 } : part),
};

describe('the schemas of the lines', () => {
  test.each(cases)('accept the example of a $kind line, as the reader does', ({ kind, line }) => {
    expect(LINE_SHAPES[kind](line, '')).toBeUndefined();
    expect(validators[kind]?.(line)).toBe(true);
  });

  test('agree with the reader on every change in every place', () => {
    let refused = 0;
    for (const { kind, line } of cases) {
      for (const place of placesIn(line)) {
        for (const [name, change] of Object.entries(CHANGES)) {
          const value = changed(line, place, change);
          // What depends on another field, and is judged with the order of the lines.
          if (kind === 'foot' && (name === 'left out' || name === 'a flag')) continue;
          const byReader = LINE_SHAPES[kind](value, '') === undefined;
          expect({ kind, place, name, valid: validators[kind]?.(value) }).toEqual({
            kind,
            place,
            name,
            valid: byReader,
          });
          if (!byReader) refused++;
        }
      }
    }
    expect(refused).toBeGreaterThan(2000);
  });

  test('agree with the reader on anything', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LINE_KINDS), fc.json(), (kind, json) => {
        const value = JSON.parse(json);
        expect(validators[kind]?.(value)).toBe(LINE_SHAPES[kind](value, '') === undefined);
      }),
    );
  });
});
