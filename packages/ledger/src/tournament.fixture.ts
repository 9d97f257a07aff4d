import type { Head } from './head.ts';
import type { MatchRecord } from './match-record.ts';

/** A tournament of four bots on one board without replays: a round is one match. */
export const HEAD: Head = {
  format: 'bassadewitz-ledger',
  version: 1,
  ruleSet: 'classic',
  timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
  schedule: { format: 'balanced', bots: 4, boards: 1, rounds: 3, replays: 1 },
  commitment: 'ee9b2c3f339d591c25c4fdefb54abd9b4b37e6c6fd589998e9787dcf37518867',
  knownSeed: true,
  bots: [
    { name: 'ada', version: '1', house: false, isolate: false, owner: 'Ada & co' },
    { name: 'bob', version: '1.2.0', house: false, isolate: true },
    { name: 'cem', version: '2', house: false, isolate: false },
    { name: 'random', version: '1', house: true, isolate: false },
  ],
};

/** One match of it, by its number. */
export function matchOf(match: number): MatchRecord {
  return {
    match,
    round: match,
    table: 0,
    board: match,
    replay: 0,
    bots: [2, 0, 3, 1],
    salt: '0123456789abcdef0123456789abcdef',
    deals: [
      {
        dealer: 0,
        hands: [
          '9C TS 7H JH KH AH 8D AD',
          '7C TC 7S 9S 8H TH 7D KD',
          'JC QC KC 8S JS 9H QH 9D',
          '8C AC QS KS AS TD JD QD',
        ],
        plays: '7S JS QS TS 8C 9C 7C KC JC AC KH TC TD AD 7D 9D AH 8H 9H JD JH TH QH QD 8S KS 7H 9S AS 8D KD QC',
        faults: [{ seat: 1, trick: 3, kind: 'timeout' }],
        tricks: [2, 0, 2, 4],
        points: [34, 0, 22, 64],
        outcome: 'shared',
        chips: [3, 5, 4, 0],
        pool: 0,
        balances: [-9, 5, 4, 0],
      },
    ],
    chips: [-9, 5, 4, 0],
  };
}
