import { describe, expect, test } from 'vitest';
import { botsBySeat, seatsAt } from './seatings.ts';

describe('seatings', () => {
  test('are those of the protocol, the set by the number of the board', () => {
    const rows = (board: number) => [0, 1, 2, 3].map((replay) => seatsAt(board, replay).join('')).join(' ');
    expect(rows(0)).toBe('0123 1032 2301 3210');
    expect(rows(1)).toBe('0231 1320 2013 3102');
    expect(rows(2)).toBe('0312 1203 2130 3021');
    expect(rows(3)).toBe(rows(0));
    expect(rows(4_294_967_294)).toBe(rows(2));
  });

  test('in four replays each bot sits in each seat once', () => {
    for (const board of [0, 1, 2]) {
      for (const bot of [0, 1, 2, 3] as const) {
        expect(new Set([0, 1, 2, 3].map((replay) => seatsAt(board, replay)[bot])).size).toBe(4);
      }
    }
  });

  test('in twelve matches every ordered pair of bots sits in every ordered pair of seats once', () => {
    const seen: string[] = [];
    for (const board of [0, 1, 2]) {
      for (const replay of [0, 1, 2, 3]) {
        const seats = seatsAt(board, replay);
        for (const a of [0, 1, 2, 3] as const) {
          for (const b of [0, 1, 2, 3] as const) if (a !== b) seen.push(`${a}${b}${seats[a]}${seats[b]}`);
        }
      }
    }
    expect(seen).toHaveLength(144);
    expect(new Set(seen).size).toBe(144);
  });

  test('in twelve matches each bot has each other as its left-hand neighbour four times', () => {
    const left = new Map<string, number>();
    for (const board of [0, 1, 2]) {
      for (const replay of [0, 1, 2, 3]) {
        const bots = botsBySeat([0, 1, 2, 3], seatsAt(board, replay));
        for (const seat of [0, 1, 2, 3] as const) {
          const pair = `${bots[seat]}${bots[((seat + 1) % 4) as 0]}`;
          left.set(pair, (left.get(pair) ?? 0) + 1);
        }
      }
    }
    expect([...left.values()]).toEqual(Array.from({ length: 12 }, () => 4));
  });

  test('seats are turned into bots', () => {
    expect(botsBySeat(['a', 'b', 'c', 'd'], [0, 2, 3, 1])).toEqual(['a', 'd', 'b', 'c']);
  });

  test('there is no fifth replay', () => {
    expect(() => seatsAt(0, 4)).toThrow(RangeError);
    expect(() => seatsAt(-1, 0)).toThrow(RangeError);
  });
});
