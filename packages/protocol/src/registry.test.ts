import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { closingAfter } from './closing.ts';
import { ERROR_CODES, ERRORS, FAULT_KINDS, GOODBYE_REASONS, mayReconnect, STAGES } from './index.ts';

const V1 = new URL('../../../protocol/v1/', import.meta.url);
/** A file of the contract; in tables the padding of cells is taken out. */
const read = (path: string): string => readFileSync(new URL(path, V1), 'utf8').replaceAll(/ +\|/g, ' |');
const registry = JSON.parse(read('errors.json'));
const page = read('errors.md');
const prose = read('README.md');
const codes: string[] = registry.errors.map((entry: { code: string }) => entry.code);
const closing = Object.values(ERRORS).filter((entry) => entry.closeCode !== null);

test('the registry and the schema name the same codes in the same order', () => {
  expect(codes).toEqual([...ERROR_CODES]);
  expect(Object.keys(ERRORS)).toEqual([...ERROR_CODES]);
  expect(registry.goodbyes.map((entry: { reason: string }) => entry.reason)).toEqual([...GOODBYE_REASONS]);
});

describe.each([...ERROR_CODES])('%s', (code) => {
  const entry = ERRORS[code];

  test('is documented under the anchor that errors point to', () => {
    expect(page).toContain(`\n### ${code}\n\n${entry.meaning}\n\n_What to do:_ ${entry.remedy}\n`);
    expect(page).toContain(`| [${code}](#${code.toLowerCase()}) |`);
    expect(prose).toContain(`\`${code}\``);
  });

  test('says what it means, what to do, and whose fault it is', () => {
    expect(entry.meaning).toMatch(/^[A-Z].{20,}\.$/);
    expect(entry.remedy).toMatch(/^[A-Z].{10,}\.$/);
    expect(['bot', 'network', 'server', 'nobody']).toContain(entry.blame);
    expect(STAGES).toContain(entry.stage);
    if (entry.fault !== null) expect(FAULT_KINDS).toContain(entry.fault);
  });

  test('is told in some way, and says whether to come back exactly if it closes', () => {
    expect(['error', 'goodbye', 'none']).toContain(entry.answer);
    if (entry.answer !== 'error') expect(entry.closeCode).not.toBeNull();
    expect(entry.reconnect === null).toBe(entry.closeCode === null);
  });
});

test('no two errors share a close code, and each is one that an endpoint may send', () => {
  const used = closing.map((entry) => entry.closeCode);
  expect(new Set(used).size).toBe(used.length);
  for (const code of used) expect([1001, 1007, 1008, 1009, 1011].includes(code ?? 0) || (code ?? 0) >= 4000).toBe(true);
});

test('the close code alone says whether to come back [RC-7]', () => {
  for (const entry of closing) expect(mayReconnect(entry.closeCode ?? 0), entry.code).toBe(entry.reconnect);
  for (const goodbye of registry.goodbyes)
    expect(mayReconnect(goodbye.closeCode), goodbye.reason).toBe(goodbye.reconnect);
  expect(mayReconnect(closingAfter('server-closing').code)).toBe(true);
});

test('the table of close codes in the prose is that of the registry', () => {
  const rows = [...prose.matchAll(/^\| (\d{4}) \| (.+) \| (yes|\*\*no\*\*) \|$/gm)];
  const expected = closing
    .map((entry) => `${entry.closeCode} \`${entry.code}\` ${entry.reconnect ? 'yes' : '**no**'}`)
    .concat([
      '1000 the session ended in good order: `tournament-over`, `bot-left`, `withdrawn`, `disqualified` **no**',
      '1006 the connection was cut; no code was sent yes',
    ])
    .sort();
  expect(rows.map(([, code, reason, back]) => `${code} ${reason} ${back}`)).toEqual(expected);
});
