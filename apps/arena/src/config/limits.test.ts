import { readFileSync } from 'node:fs';
import { DEFAULT_LIMITS } from '@bassadewitz/gateway';
import { ERRORS, type ErrorCode } from '@bassadewitz/protocol';
import { expect, test } from 'vitest';
import schema from './tournament.schema.json' with { type: 'json' };

interface Limit {
  readonly description: string;
  readonly default: number;
}

const DOCUMENT = readFileSync(new URL('../../../../docs/remote-bots.md', import.meta.url), 'utf8');
const limits: Record<string, Limit> = schema.$defs.limits.properties;

/** The rows of the table: limit, default, meaning, code. */
const rows = (DOCUMENT.split('<!-- limits -->\n\n')[1]?.split('\n\n')[0] ?? '')
  .split('\n')
  .slice(2)
  .map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('`', '')),
  );

test('every limit of the gateway can be set, and the schema has its default', () => {
  const { prepareMs, ...others } = DEFAULT_LIMITS;
  expect(Object.fromEntries(Object.entries(limits).map(([name, limit]) => [name, limit.default]))).toEqual(others);
  expect(schema.properties.prepareMs.default).toBe(prepareMs);
});

test('docs/remote-bots.md lists each limit with its default and the code that reaching it gives', () => {
  expect(rows.map(([name, standard, description]) => [name, standard, description])).toEqual(
    Object.entries(limits).map(([name, limit]) => [name, String(limit.default), limit.description]),
  );
  // A closing connection that takes too long is cut without a word, and a bot is simply given no more tables.
  const others = rows.filter(([, , , code]) => ERRORS[code as ErrorCode] === undefined);
  expect(others.map(([name, , , code]) => [name, code])).toEqual([
    ['closeMs', 'close code 1006'],
    ['tablesPerBot', 'welcome.tables'],
  ]);
});
