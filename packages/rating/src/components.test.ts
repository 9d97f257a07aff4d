import { expect, test } from 'vitest';
import { blocksFrom } from './blocks.fixture.ts';
import { componentsOf } from './components.ts';

test('bots that met through others share a component; who never played stands alone', () => {
  const chips = [0, 0, 0];
  const blocks = blocksFrom([
    { bots: [5, 6, 7], chips },
    { bots: [0, 3], chips },
    { bots: [2, 7], chips },
    { bots: [1, 3], chips },
  ]);
  const { of, members } = componentsOf(8, blocks);
  expect(members).toEqual([[0, 1, 3], [2, 5, 6, 7], [4]]);
  expect([...of]).toEqual([0, 0, 1, 0, 2, 1, 1, 1]);
});
