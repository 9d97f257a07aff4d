import fc from 'fast-check';
import { expect, test } from 'vitest';
import { InOrder } from './in-order.ts';

test('items in any order are passed on in the order of their numbers, each once', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray([...Array(20).keys()], { minLength: 20 }), (order) => {
      const passed: number[] = [];
      const line = new InOrder<string>((_, number) => passed.push(number));
      for (const number of order) line.add(number, `item ${number}`);
      expect(passed).toEqual([...Array(20).keys()]);
      expect(line.waiting).toBe(0);
    }),
  );
});

test('an item waits for those before it', () => {
  const passed: string[] = [];
  const line = new InOrder<string>((item) => passed.push(item), 5);
  line.add(6, 'six');
  expect(passed).toEqual([]);
  expect(line.waiting).toBe(1);
  line.add(5, 'five');
  expect(passed).toEqual(['five', 'six']);
  expect(line.next).toBe(7);
});

test('a number that comes twice is refused, whether it waits or was passed on', () => {
  const line = new InOrder<string>(() => {});
  line.add(0, 'a');
  line.add(2, 'c');
  expect(() => line.add(0, 'a')).toThrow('number 0 came twice');
  expect(() => line.add(2, 'c')).toThrow('number 2 came twice');
});
