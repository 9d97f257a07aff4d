import { expect, test } from 'vitest';
import { bytes, duration, section } from './figures.ts';

test('durations and sizes are told in the unit that suits them', () => {
  expect([0.5, 1250, 12_340].map(duration)).toEqual(['0.50 ms', '1250 ms', '12.3 s']);
  expect([12, 1536, 3 * 2 ** 20, 2 ** 31].map(bytes)).toEqual(['12 bytes', '1.5 KiB', '3.0 MiB', '2.00 GiB']);
});

test('the figures of a part stand in one column', () => {
  const lines = section('ledger', [
    ['share', '2 %'],
    ['a longer name', '3 ms'],
  ]);
  expect(lines).toEqual(['', 'ledger', '  share          2 %', '  a longer name  3 ms']);
});
