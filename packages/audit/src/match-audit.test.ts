import type { DealRecord, MatchRecord } from '@bassadewitz/ledger';
import { describe, expect, it } from 'vitest';
import { faultOf } from './testing/audit.ts';
import { chained, contentsOf } from './testing/forger.ts';
import { refundedMatch, strickenMatch } from './testing/scenarios.ts';
import type { PlayedTournament } from './testing/tournament.ts';

const REFUNDED = refundedMatch();
const STRICKEN = strickenMatch();

/** What is found after the one match of a ledger was changed. */
function found({ lines, records }: PlayedTournament, change: (record: MatchRecord) => object): object {
  const match = change(records[0] as MatchRecord);
  return faultOf(chained(contentsOf(lines).with(1, { match })));
}

const inDeal =
  (index: number, change: (deal: DealRecord) => object) =>
  (record: MatchRecord): object => {
    const deals = record.deals as readonly object[];
    return { ...record, deals: deals.with(index, { ...deals[index], ...change(record.deals[index] as DealRecord) }) };
  };

describe('a fault names its line, match, deal and trick, what stands there and what is right', () => {
  it('in the place of the match', () => {
    expect(found(REFUNDED, (record) => ({ ...record, board: 1 }))).toEqual({
      check: 'schedule',
      line: 2,
      match: 0,
      message: 'line 2, match 0: the board is 1; the schedule has 0 here',
    });
    expect(found(REFUNDED, (record) => ({ ...record, bots: [0, 3, 1, 2] }))).toMatchObject({
      message: 'line 2, match 0: the bots sit as [0,3,1,2]; the schedule has [3,0,1,2] here',
    });
  });

  it('in the salt', () => {
    const { salt } = REFUNDED.records[0] as MatchRecord;
    const other = `${salt.slice(0, -1)}${salt.endsWith('0') ? '1' : '0'}`;
    expect(found(REFUNDED, (record) => ({ ...record, salt: other }))).toEqual({
      check: 'salt',
      line: 2,
      match: 0,
      message: `line 2, match 0: the salt is ${other}; the seed draws ${salt}`,
    });
  });

  it('in the number of deals', () => {
    expect(found(REFUNDED, (record) => ({ ...record, deals: record.deals.slice(0, 3) }))).toMatchObject({
      check: 'deals',
      message: 'line 2, match 0: the match ends after 3 deals; the board was not over',
    });
    expect(found(REFUNDED, (record) => ({ ...record, deals: [...record.deals, record.deals[0]] }))).toMatchObject({
      check: 'deals',
      deal: 4,
      message: 'line 2, match 0, deal 4: the match has 5 deals; the board was over after 4',
    });
  });

  it('in who deals', () => {
    expect(
      found(
        REFUNDED,
        inDeal(1, () => ({ dealer: 2 })),
      ),
    ).toMatchObject({
      check: 'dealer',
      message: 'line 2, match 0, deal 1: seat 2 deals; it is for seat 1 to deal',
    });
  });

  it('in the cards: two of them between hands, in the hand and in play', () => {
    const change = inDeal(0, ({ hands: [first, second, ...rest], plays }) => ({
      hands: [first.replace('KC', '8C'), second.replace('8C', 'TC').replace('TC TC', 'TC KC'), ...rest],
      plays: plays.replace('KC', 'xx').replace('8C', 'KC').replace('xx', '8C'),
    }));
    expect(found(REFUNDED, change)).toMatchObject({ check: 'cards', deal: 0 });
    const unsorted = inDeal(0, ({ hands }) => ({ hands: [hands[0].replace('KC AC', 'AC KC'), ...hands.slice(1)] }));
    expect(found(REFUNDED, unsorted)).toMatchObject({
      message:
        'line 2, match 0, deal 0: the hand of seat 0 is AC KC KS KH 7D 8D QD AD, which is not in ascending order',
    });
    const exchanged = inDeal(0, ({ hands: [first, second, third, fourth] }) => ({
      hands: [second, first, third, fourth],
    }));
    expect(found(REFUNDED, exchanged)).toMatchObject({
      message:
        'line 2, match 0, deal 0: the hand of seat 0 is 8C TC 7S 9S QS AS TH AH; the seed deals KC AC KS KH 7D 8D QD AD',
    });
  });

  it('in a play', () => {
    // Seat 2 follows the nine of spades with its eight; it has the jack as well, but no club.
    const revoke = inDeal(0, ({ plays }) => ({ plays: plays.replace('9S 8S', '9S 7C').replace('8C 7C', '8C 8S') }));
    expect(found(REFUNDED, revoke)).toEqual({
      check: 'legality',
      line: 2,
      match: 0,
      deal: 0,
      trick: 0,
      message: 'line 2, match 0, deal 0, trick 0: seat 2 played 7C to 9S; it must play one of 8S JS',
    });
  });

  it.each([
    ['tricks', [6, 1, 0, 1], 'tricks are [6,1,0,1]; [7,0,0,1] is right'],
    ['points', [88, 1, 0, 7], 'points are [88,1,0,7]; [89,0,0,7] is right'],
    ['outcome', 'penalty', 'the outcome is penalty; shared is right'],
    ['chips', [0, 4, 5, 3], 'chips are [0,4,5,3]; [0,5,4,3] is right'],
    ['pool', 12, 'the pool holds 12 chips; 0 is right'],
    ['balances', [-12, 4, 5, 3], 'balances are [-12,4,5,3]; [-12,5,4,3] is right'],
    ['refund', [12, 0, 0, 0], 'the refund is [12,0,0,0]; none is right'],
  ])('in the %s of a deal', (field, value, message) => {
    const check = field === 'refund' ? 'refunds' : field;
    const fault = { check, line: 2, match: 0, deal: 0, message: `line 2, match 0, deal 0: ${message}` };
    expect(
      found(
        REFUNDED,
        inDeal(0, () => ({ [field]: value })),
      ),
    ).toEqual(fault);
  });

  it('in a refund that went to somebody else, or to nobody', () => {
    expect(
      found(
        REFUNDED,
        inDeal(3, () => ({ refund: [12, 0, 0, 0] })),
      ),
    ).toMatchObject({
      message: 'line 2, match 0, deal 3: the refund is [12,0,0,0]; [0,0,0,12] is right',
    });
    const without = (record: MatchRecord) => {
      const { refund: _, ...last } = record.deals[3] as DealRecord;
      return { ...record, deals: [...record.deals.slice(0, 3), last] };
    };
    expect(found(REFUNDED, without)).toMatchObject({
      message: 'line 2, match 0, deal 3: the refund is none; [0,0,0,12] is right',
    });
  });

  it('in the chips of the match', () => {
    expect(found(REFUNDED, (record) => ({ ...record, chips: [-8, 12, -3, -1] }))).toMatchObject({
      check: 'net',
      message: 'line 2, match 0: the match has chips [-8,12,-3,-1]; [-8,13,-4,-1] is right',
    });
  });

  it('in faults and stand-ins', () => {
    const { standIns: _, ...alone } = STRICKEN.records[0] as MatchRecord;
    expect(found(STRICKEN, () => alone)).toMatchObject({
      check: 'stand-ins',
      message:
        'line 2, match 0: the stand-in at position 0 is none; from the faults and the strike limit follows one for seat 2 from deal 0, trick 5 on',
    });
    const twice = inDeal(0, ({ faults }) => ({ faults: [faults[0], ...faults] }));
    expect(found(STRICKEN, twice)).toMatchObject({
      check: 'faults',
      message:
        'line 2, match 0, deal 0: the fault at position 1 (seat 2, trick 0, malformed) does not stand in order of play, one a card',
    });
    // Seat 3 had a choice there and did not play the fallback card.
    const invented = inDeal(0, ({ faults }) => ({ faults: [...faults, { seat: 3, trick: 5, kind: 'timeout' }] }));
    expect(found(STRICKEN, invented)).toMatchObject({
      check: 'faults',
      trick: 5,
      message: expect.stringContaining('where a fault stands, it is the fallback card'),
    });
  });
});
