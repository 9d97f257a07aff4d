import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as standings from './index.ts';
import { byNumber, FOUR, headOf, playedBy } from './testing/records.ts';

test('the example of the README makes the tables of a ledger', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
  const example = /```js\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const body = example.replace(/^import (\{.*\}) from '@bassadewitz\/standings';$/m, 'const $1 = standings;');
  const tablesOf = new Function('standings', `${body.replace('export function', 'function')}\nreturn tablesOf;`)(
    standings,
  );
  const schedule = { ...FOUR, boards: 2 };
  const lines = [
    { head: headOf(schedule) },
    ...playedBy(schedule, byNumber).map((match) => ({ match })),
    { decision: { kind: 'void', before: 8, board: 1, reason: 'the host was down' } },
    { foot: { complete: true } },
  ].map((line) => JSON.stringify(line));
  const tables = tablesOf(lines);
  expect(tables.standings.matches).toBe(4);
  expect(tables.standings.rows.map(({ bot }: { bot: number }) => bot)).toEqual([0, 1, 2, 3]);
  expect(tables.crosstable).toHaveLength(4);
});
