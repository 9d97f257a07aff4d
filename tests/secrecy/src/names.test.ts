import type { DealRecord } from '@bassadewitz/ledger';
import { cardsText, handText, hashOf } from '@bassadewitz/ledger';
import type { DealResult, MatchResult } from '@bassadewitz/protocol';
import type { Four } from '@bassadewitz/rules';
import { bySeat, parseCards } from '@bassadewitz/rules';
import { expect, test } from 'vitest';
import { playTwins, withoutReceipt } from './worlds/twins.ts';

/** A match of one deal in which the bot under test sits in seat 0 and fails nobody. */
const CASE = {
  ruleSet: 'classic',
  seat: 0,
  script: [{ acts: [], answer: { kind: 'legal', choice: 0 } }],
  seed: 1,
  deal: 0,
  plays: 31,
  swaps: [],
  otherSeed: 2,
} as const;

test('ids are numbers that a bot can count itself, behind what chance put there before the first match', async () => {
  const { one } = await playTwins(CASE);
  const requests = one.transcript.flatMap((frame) => /"request":"([^"]+)"/.exec(frame)?.[1] ?? []);
  expect(requests).toEqual(requests.map((_, i) => `AAAAAAAA.${i}`));
  const matches = new Set(one.transcript.flatMap((frame) => /"match":"([^"]+)"/.exec(frame)?.[1] ?? []));
  expect([...matches]).toEqual(['AAAAAAAA.m1']);
});

test('nothing but the receipt depends on where in the schedule a match is, on its board, its replay, or who the others are', async () => {
  const { one, other, moment } = await playTwins(CASE);
  expect([one.record.board, other.record.board]).toEqual([1, 1234]);
  expect([one.record.replay, other.record.replay]).toEqual([0, 3]);
  expect(moment).toBeUndefined();
  expect(withoutReceipt(other.transcript)).toEqual(withoutReceipt(one.transcript));
});

/*
 * A receipt is the hash of a record in which a bot knows everything but a few small numbers and the salt. The numbers it could
 * find by trying; the salt it cannot, and that of any other match is of no use to it.
 */
test('a receipt does not tell who the others were', async () => {
  const { one, other } = await playTwins(CASE);
  for (const salt of [undefined, other.record.salt]) {
    expect(guessRecord(one.transcript, one.record.bots[0], salt)).toBeUndefined();
  }
});

test('when the seed is out, and with it the salt, what a bot finds by trying is the very record', async () => {
  const { one } = await playTwins(CASE);
  const { match, board, replay, bots, salt } = one.record;
  expect(guessRecord(one.transcript, bots[0], salt)).toEqual({ match, board, replay, bots });
});

/** What a bot can find out from its own frames and a salt, in a tournament of six bots and one round of a few matches. */
function guessRecord(transcript: readonly string[], own: number, salt: string | undefined): object | undefined {
  const messages = transcript.filter((frame) => frame.startsWith('{')).map((frame) => JSON.parse(frame));
  const deals = messages.filter(({ type }) => type === 'deal-result').map(recordOf);
  const { chips, receipt } = messages.find(({ type }) => type === 'match-result') as MatchResult;
  for (let match = 0; match < 12; match++) {
    for (let board = 0; board < 3; board++) {
      for (const bots of tablesWith(own)) {
        for (const replay of [0, 1, 2, 3]) {
          const table = Math.floor(board / 3);
          const record = { match, round: 0, table, board, replay, bots, ...(salt && { salt }), deals, chips };
          if (hashOf(record) === receipt) return { match, board, replay, bots };
        }
      }
    }
  }
  return undefined;
}

function recordOf(result: DealResult): DealRecord {
  const { dealer, hands, tricks, tricksTaken, points, outcome, chips, pool, balances, refund } = result;
  const cards = (names: readonly string[]) => {
    const parsed = parseCards(names.join(' '));
    if (!parsed.ok) throw new Error(parsed.error.message);
    return parsed.value;
  };
  return {
    dealer,
    hands: bySeat((seat) => handText(cards(hands[seat]).reduce((set, card) => set | (1 << card), 0))),
    plays: cardsText(cards(tricks.flatMap((trick) => trick.cards))),
    faults: [],
    tricks: tricksTaken,
    points,
    outcome,
    chips,
    pool,
    balances,
    ...(refund === undefined ? {} : { refund }),
  };
}

function* tablesWith(own: number): Generator<Four<number>> {
  const others = [0, 1, 2, 3, 4, 5].filter((bot) => bot !== own);
  for (const a of others) {
    for (const b of others) for (const c of others) if (new Set([a, b, c]).size === 3) yield [own, a, b, c];
  }
}
