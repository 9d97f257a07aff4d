import { expect, test } from 'vitest';
import { firstMatchAt } from './first-match.ts';

test('the first line of a log that says a match begins tells when', () => {
  const line = (time: number, msg: string) => JSON.stringify({ level: 20, time, msg });
  const log = [
    line(1, 'listening'),
    line(2, 'bot says "match begins"'),
    line(3, 'match begins'),
    line(4, 'match begins'),
  ];
  expect(firstMatchAt(`${log.join('\n')}\n`)).toBe(3);
  expect(() => firstMatchAt(line(1, 'listening'))).toThrow('no match began');
});
