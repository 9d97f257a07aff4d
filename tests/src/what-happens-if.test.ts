import { describe, expect, test } from 'vitest';
import { read } from './workspace.ts';

/** The rows of the tables: what goes wrong, what is done, and the tests that are named. */
const rows = read('docs/what-happens-if.md')
  .split('\n')
  .filter((line) => /^\| (?!…|-)/.test(line))
  .map((line) => {
    const cells = line.split(' | ');
    const proofs = [...(cells.at(-1) ?? '').matchAll(/\[([^\]]+)\]\(\.\.\/([^)]+)\)/g)];
    return { what: (cells[0] ?? '').slice(2).trim(), proofs: proofs.map(([, title, path]) => ({ title, path })) };
  });

describe('docs/what-happens-if.md', () => {
  test('has something to say', () => {
    expect(rows.length).toBeGreaterThan(35);
    expect(new Set(rows.map(({ what }) => what)).size).toBe(rows.length);
  });

  test.each(rows)('names tests that are there: $what', ({ proofs }) => {
    expect(proofs.length).toBeGreaterThan(0);
    // A title stands in the file as it is written here, whatever quotes are around it.
    const missing = proofs.filter(({ title, path }) => !read(path as string).includes(`${title}`));
    expect(missing).toEqual([]);
  });
});
