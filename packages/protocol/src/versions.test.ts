import { expect, test } from 'vitest';
import { chooseVersion, newestOf } from './versions.ts';

test('the newest version that both speak is chosen [HS-2]', () => {
  expect(chooseVersion(['1.0'])).toBe('1.0');
  expect(chooseVersion(['2.0', '1.7', '1.0', '0.9'])).toBe('1.0');
  expect(newestOf(['1.9', '1.10', '2.0'], ['1.9', '1.10'])).toBe('1.10');
  expect(newestOf(['1.9', '1.10', '2.0'], ['1.10', '1.9'])).toBe('1.10');
});

test('without a common version there is none', () => {
  expect(chooseVersion(['2.0', '1.1', '1.00'])).toBeUndefined();
  expect(chooseVersion([])).toBeUndefined();
});
