import { expect, test } from 'vitest';
import { read } from './workspace.ts';

interface Property {
  readonly description?: string;
  readonly default?: unknown;
}

/** Fields that have tables of their own. */
const ELSEWHERE = ['$schema', 'bots', 'limits'];

/** Flags that are given once for each value. */
const PLURALS: Readonly<Record<string, string>> = { origins: '--origin' };

test('docs/tournaments.md lists each option of a tournament with its default, as the schema has them', () => {
  const { properties } = JSON.parse(read('apps/arena/src/config/tournament.schema.json')) as {
    properties: Record<string, Property>;
  };
  const rows = Object.entries(properties)
    .filter(([field]) => !ELSEWHERE.includes(field))
    .map(([field, property]) => {
      const flag = PLURALS[field] ?? `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
      const standard = property.default === undefined ? '' : `\`${String(property.default)}\``;
      return `| \`${field}\` | \`${flag}\` | ${standard} | ${property.description} |`;
    });
  const table = ['| field | flag | default | |', '|---|---|---|---|', ...rows].join('\n');
  // To write the table anew: put this text after the marker <!-- options --> and format.
  const document = read('docs/tournaments.md')
    .replace(/ +/g, ' ')
    .replace(/-{3,}/g, '---')
    .replaceAll('| --- ', '|---');
  expect(document.split('<!-- options -->\n\n')[1]?.split('\n\n')[0]?.replaceAll(' ', '')).toBe(
    table.replaceAll(' ', ''),
  );
});
