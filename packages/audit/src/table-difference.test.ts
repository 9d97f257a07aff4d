import { describe, expect, it } from 'vitest';
import { tableDifference } from './table-difference.ts';

describe('a published table', () => {
  it('agrees with itself, and with a table that is no further off than 1e-9', () => {
    const table = { rows: [{ name: 'a', elo: 1500.25, se: null, place: 1, owner: undefined }], warnings: [] };
    expect(tableDifference(JSON.parse(JSON.stringify(table)), table)).toBeUndefined();
    expect(tableDifference({ x: 0.5 + 9e-10 }, { x: 0.5 })).toBeUndefined();
    expect(tableDifference({ x: 1500 + 1.4e-6 }, { x: 1500 })).toBeUndefined();
  });

  it.each([
    [{ x: 0.5 + 2e-9 }, { x: 0.5 }, '/x is 0.500000002; from the ledger follows 0.5'],
    [{ x: 1500 + 2e-6 }, { x: 1500 }, '/x is 1500.000002; from the ledger follows 1500'],
    [{ x: '1' }, { x: 1 }, '/x is "1"; from the ledger follows 1'],
    [{ x: null }, { x: 1 }, '/x is null; from the ledger follows 1'],
    [{ x: 1 }, { x: null }, '/x is 1; from the ledger follows null'],
    [{ x: 0 }, { x: Number.NaN }, '/x is 0; from the ledger follows null'],
    [{}, { x: 1 }, '/x is missing'],
    [{ x: 1, y: 2 }, { x: 1 }, '/y is nothing that follows from the ledger'],
    [{ x: [1, 2] }, { x: [1] }, '/x has 2 entries; from the ledger follow 1'],
    [{ x: [1, 2] }, { x: [1, 3] }, '/x/1 is 2; from the ledger follows 3'],
    [{ x: {} }, { x: [1] }, '/x is {}; from the ledger follows [1]'],
    [{ x: [] }, { x: { y: 1 } }, '/x is []; from the ledger follows {"y":1}'],
    ['text', { x: 1 }, 'the table is "text"; from the ledger follows {"x":1}'],
    [{ x: 'b' }, { x: 'a' }, '/x is "b"; from the ledger follows "a"'],
    [{ x: false }, { x: true }, '/x is false; from the ledger follows true'],
  ])('that is %j differs from %j: %s', (given, computed, message) => {
    expect(tableDifference(given, computed)).toBe(message);
  });

  it('takes what is not finite for null, as JSON does', () => {
    expect(tableDifference({ x: null }, { x: Number.POSITIVE_INFINITY })).toBeUndefined();
  });
});
