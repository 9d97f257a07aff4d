import { expect, test } from 'vitest';
import { quoted } from './quoted.ts';

test('what would move the cursor or turn the direction of reading is written as in JSON', () => {
  expect(quoted('a\u202eb\u2028"c\u001b[2J ü')).toBe('"a\\u202eb\\u2028\\"c\\u001b[2J ü"');
});
