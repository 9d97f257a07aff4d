import { fileURLToPath } from 'node:url';
import { dealHands, deriveKey, type Key, type MatchJob, receiptSalt, scheduleOf } from '@bassadewitz/fairness';
import { fallbackCard, Series } from '@bassadewitz/rules';
import { describe, expect, test } from 'vitest';
import { cardsText, handText } from './cards.ts';
import { hashOf } from './hash.ts';
import type { Head } from './head.ts';
import { LineSplitter } from './line-splitter.ts';
import type { DealRecord, MatchRecord } from './match-record.ts';
import { LedgerReader } from './reader.ts';
import { LedgerWriter } from './writer.ts';

const SEED = '5f1c3a9e7b2d40868cae1f03d5b79264e8f0a1c2b3d4958677665544332211ff';
const ENTROPY = '06 18 21 33 40 49, 3';
const HEAD: Head = {
  format: 'bassadewitz-ledger',
  version: 1,
  ruleSet: 'classic',
  timeControl: { moveMs: 1000, bankMs: 10_000, networkCapMs: 200, paceMs: 0 },
  strikeLimit: 3,
  schedule: { format: 'balanced', bots: 4, boards: 3, rounds: 2, replays: 4 },
  commitment: '902e115e34f17f2aeb5490d7cf1c0eafff450cfb0136079ca5746364b17a3597',
  entropySource: 'the lottery draw of 6 June',
  knownSeed: true,
  bots: ['north', 'east', 'south', 'west'].map((name) => ({ name, version: '1', house: false, isolate: false })),
};

/** Plays a match in which every bot always plays the fallback card. */
function played(key: Key, job: MatchJob): MatchRecord {
  const series = Series.start(HEAD.ruleSet);
  const deals: DealRecord[] = [];
  while (!series.boardOver) {
    const begun = series.begin(dealHands(key, job.board, series.dealIndex));
    if (!begun.ok) throw new Error(begun.error.message);
    const deal = begun.value;
    while (!deal.over) deal.play(deal.turn, fallbackCard(deal.legalPlays()));
    const { tricks, points, outcome, chips, pool, balances, refund } = series.finish();
    deals.push({
      dealer: deal.dealer,
      hands: [handText(deal.dealt[0]), handText(deal.dealt[1]), handText(deal.dealt[2]), handText(deal.dealt[3])],
      plays: cardsText(deal.plays),
      faults: [],
      ...{ tricks, points, outcome, chips, pool, balances },
      ...(refund === undefined ? {} : { refund }),
    });
  }
  return { ...job, salt: receiptSalt(key, job.match), deals, chips: series.balances };
}

describe('the example in the protocol', () => {
  const key = deriveKey(SEED, ENTROPY);
  const records = [...scheduleOf(key, HEAD.schedule).round(0)].map((job) => played(key, job));
  const writer = new LedgerWriter(HEAD);
  const lines = [
    writer.head,
    ...records.map((record) => writer.match(record)),
    writer.decision({ kind: 'stop', before: 12, cause: 'organiser', reason: 'one round is enough for an example' }),
    writer.foot({ complete: true, seed: SEED, entropy: ENTROPY }),
  ];

  test('is what the writer writes', async () => {
    const file = fileURLToPath(new URL('../../../protocol/v1/vectors/ledger.ndjson', import.meta.url));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(file);
  });

  test('is read without an error', () => {
    const reader = new LedgerReader();
    const splitter = new LineSplitter();
    for (const line of splitter.push(`${lines.join('\n')}\n`)) expect(reader.read(line)).toMatchObject({ ok: true });
    expect(reader.end(splitter.end())).toMatchObject({
      ok: true,
      value: { complete: true, matches: 12, decisions: 1 },
    });
  });

  test('has a receipt for each match that does not depend on where its line stands', () => {
    expect(new Set(records.map(hashOf)).size).toBe(12);
    for (const [index, record] of records.entries()) {
      expect(hashOf(JSON.parse(lines[index + 1] as string).match)).toBe(hashOf(record));
    }
  });

  test('takes at most 600 bytes for a match of one deal', () => {
    const sizes = records.flatMap((record, index) =>
      record.deals.length === 1 ? [Buffer.byteLength(lines[index + 1] as string)] : [],
    );
    expect(Math.max(...sizes)).toBeLessThan(600);
  });
});
