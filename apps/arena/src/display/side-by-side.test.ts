import { expect, test } from 'vitest';
import { sideBySide } from './side-by-side.ts';

test('columns have one width; what is too long is cut, and no line ends with spaces', () => {
  const rows = [
    { label: 'name', columns: [[{ text: 'ann' }], [{ text: 'somebody else' }], []] },
    {
      label: '1',
      columns: [[{ text: 'AC' }, { text: ' 8D' }], [{ text: 'KH*' }, { text: 'tricky' }], [{ text: '7S' }]],
    },
  ];
  expect(sideBySide(rows, 7)).toEqual(['nameann    │somebo…│', '1   AC 8D  │KH*tri…│7S']);
});
