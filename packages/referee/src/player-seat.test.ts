import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { Request } from '@bassadewitz/protocol';
import { describe, expect, test } from 'vitest';
import type { ChooseCard, Clock, Seat } from './index.ts';
import { absentSeat, ManualClock, PlayerSeat, playMatch } from './index.ts';

const key = deriveKey('players');
const first: ChooseCard = (request: Request) => request.legal[0] as string;

function play(seats: readonly Seat[], signal?: AbortSignal, clock: Clock = new ManualClock()) {
  return playMatch(
    {
      job: { match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [0, 1, 2, 3] },
      salt: receiptSalt(key, 0),
      ruleSet: 'easy',
      seats: seats as unknown as readonly [Seat, Seat, Seat, Seat],
      clock,
      hands: (deal) => dealHands(key, 0, deal),
      seeds: (deal, trick) => requestSeeds(key, 0, deal, trick),
      time: { moveMs: 1000 },
    },
    signal,
  );
}

function players(...choices: ChooseCard[]): PlayerSeat[] {
  return [0, 1, 2, 3].map((seat) => new PlayerSeat(choices[seat] ?? first));
}

describe('bots in this process', () => {
  test('play a match, at once or by promises', async () => {
    const sync = await play(players());
    const mixed = await play(players(async (request) => request.legal[0] as string));
    expect(mixed.record).toEqual(sync.record);
  });

  test.each<[string, ChooseCard]>([
    [
      'throws',
      () => {
        throw new Error('lost my mind');
      },
    ],
    ['rejects', () => Promise.reject(new Error('lost my mind'))],
    ['says what is no card', () => 'the ace of spades'],
  ])('a bot that %s is malformed', async (_what, choose) => {
    const { record } = await play(players(first, choose));
    expect(record.deals[0]?.faults.map(({ kind }) => kind)).toEqual(['malformed', 'malformed', 'malformed']);
  });

  test('four of them that never came still give a whole match', async () => {
    const { record } = await play([absentSeat(), absentSeat(), absentSeat(), absentSeat()]);
    expect(record.standIns?.length).toBe(4);
    expect(record.deals[0]?.plays.split(' ').length).toBe(32);
  });
});

describe('playMatch', () => {
  test('rejects with the reason of its signal, and lets go of the clock', async () => {
    const clock = new ManualClock();
    const stop = new AbortController();
    const match = play(
      players(first, () => new Promise(() => {})),
      stop.signal,
      clock,
    );
    stop.abort(new Error('stopped'));
    await expect(match).rejects.toThrow('stopped');
    expect(clock.pending).toBe(0);
    await expect(play(players(), stop.signal)).rejects.toThrow('stopped');
  });

  test('rejects when a seat throws', async () => {
    const seat = new PlayerSeat(first);
    seat.dealOver = () => {
      throw new Error('no ears');
    };
    await expect(play([seat, ...players().slice(1)])).rejects.toThrow('no ears');
  });
});
