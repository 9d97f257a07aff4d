import { decodeServerFrame } from '@bassadewitz/protocol';
import { describe, expect, it } from 'vitest';
import { requestFor } from './testing.ts';

describe('a request made for a test', () => {
  it('is one that a server could send', () => {
    const request = requestFor({ seat: 1, hand: '8H 7C KH', table: 'JH', tricks: ['2: 9H AC QH 7H'] });
    expect(request).toMatchObject({
      hand: ['7C', '8H', 'KH'],
      legal: ['8H', 'KH'],
      dealer: 1,
      trick: { leader: 0, cards: ['JH'] },
      tricks: [{ leader: 2, cards: ['9H', 'AC', 'QH', '7H'], winner: 0 }],
      balances: [0, -12, 0, 0],
    });
    expect(decodeServerFrame(JSON.stringify(request))).toEqual({ ok: true, value: request });
  });

  it('says what is wrong with what was written', () => {
    expect(() => requestFor({ hand: '7C 10D' })).toThrow('"10D" is not a card');
    expect(() => requestFor({ hand: '7C', tricks: ['4: 7D 8D 9D TD'] })).toThrow('a trick is written as its leader');
    expect(() => requestFor({ hand: '7C', tricks: ['1: 7D 8D 9D'] })).toThrow('a trick is written as its leader');
  });
});
