import type { MatchJob } from '@bassadewitz/fairness';
import { expect, test } from 'vitest';
import type { MatchPlayer, PlayedMatch } from './match-player.ts';
import { playRound, type RoundOptions } from './play-round.ts';
import { jobOf } from './testing/jobs.ts';

const jobs = Array.from({ length: 10 }, (_, match) => jobOf(match, [0, 1, 2, 3]));

/** Plays nothing: a match is over after a turn of the event loop. Counts how many are in play at once. */
class Counter implements MatchPlayer {
  inPlay = 0;
  most = 0;
  readonly #fails: number | undefined;
  readonly #room: number;

  constructor({ fails, room = 100 }: { fails?: number; room?: number } = {}) {
    this.#fails = fails;
    this.#room = room;
  }

  capacity(): number {
    return this.#room;
  }

  async play(job: MatchJob): Promise<PlayedMatch> {
    this.inPlay += 1;
    this.most = Math.max(this.most, this.inPlay);
    await new Promise((resolve) => setImmediate(resolve));
    this.inPlay -= 1;
    if (job.match === this.#fails) throw new Error(`match ${job.match} failed`);
    return {
      record: { match: job.match } as PlayedMatch['record'],
      recordText: '',
      sidecar: {} as PlayedMatch['sidecar'],
      announce() {},
    };
  }
}

const run = (player: Counter, changed: Partial<RoundOptions> = {}, after = (_match: number) => {}) => {
  const played: number[] = [];
  const result = playRound({
    jobs,
    player,
    tables: 3,
    stop: new AbortController().signal,
    onPlayed: async ({ record }) => {
      played.push(record.match);
      after(record.match);
    },
    ...changed,
  });
  return { played, result };
};

test('every match is played once, as many at a time as there are tables', async () => {
  const player = new Counter();
  const { played, result } = run(player);
  expect(await result).toBe(true);
  expect(played.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(player.most).toBe(3);
});

test('a bot that plays two tables at once gets no third', async () => {
  const player = new Counter({ room: 2 });
  const { played, result } = run(player);
  expect(await result).toBe(true);
  expect(played).toHaveLength(10);
  expect(player.most).toBe(2);
});

test('a stop lets the matches in play end and begins no other', async () => {
  const stop = new AbortController();
  const player = new Counter();
  const { played, result } = run(player, { stop: stop.signal }, () => stop.abort());
  expect(await result).toBe(false);
  expect(played).toHaveLength(3);
  expect(player.inPlay).toBe(0);
});

test('a stop before the first match plays none', async () => {
  const { played, result } = run(new Counter(), { stop: AbortSignal.abort() });
  expect(await result).toBe(false);
  expect(played).toEqual([]);
});

test('a failure ends the run after the other matches in play', async () => {
  const player = new Counter({ fails: 1 });
  const { played, result } = run(player);
  await expect(result).rejects.toThrow('match 1 failed');
  // Match 3 began when match 0 ended, before the failure; nothing began after it.
  expect(played).toEqual([0, 2, 3]);
  expect(player.inPlay).toBe(0);
});

test('bots that cannot play a single table are a failure, not a hang', async () => {
  const { result } = run(new Counter({ room: 0 }));
  await expect(result).rejects.toThrow('no match can begin');
});

test('bots that are busy elsewhere are waited for, until there is room or a stop', async () => {
  class Busy extends Counter {
    free = 0;
    listeners = 0;
    tryAgain = () => {};
    override capacity(): number {
      return this.free;
    }
    onRoom(tryAgain: () => void): () => void {
      this.listeners += 1;
      this.tryAgain = tryAgain;
      return () => {
        this.listeners -= 1;
      };
    }
  }
  const player = new Busy();
  const { played, result } = run(player);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(played).toEqual([]);
  player.free = 2;
  player.tryAgain();
  expect(await result).toBe(true);
  expect([played.length, player.most, player.listeners]).toEqual([10, 2, 0]);

  const stop = new AbortController();
  const waiting = new Busy();
  const stopped = run(waiting, { stop: stop.signal }).result;
  stop.abort();
  expect(await stopped).toBe(false);
  expect(waiting.listeners).toBe(0);
});

test('a player that throws instead of rejecting is a failure like any other, and no hang', async () => {
  class Thrower extends Counter {
    override play(job: MatchJob): Promise<PlayedMatch> {
      if (job.match === 4) throw new Error('no such instance');
      return super.play(job);
    }
  }
  const { played, result } = run(new Thrower());
  await expect(result).rejects.toThrow('no such instance');
  expect(played.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
});

test('a source of matches that fails in the middle ends the run after the matches in play', async () => {
  const source = function* () {
    yield* jobs.slice(0, 4);
    throw new Error('the file is damaged');
  };
  const player = new Counter();
  const { played, result } = run(player, { jobs: source() });
  await expect(result).rejects.toThrow('the file is damaged');
  expect(played.toSorted((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  expect(player.inPlay).toBe(0);
});

test('a number of tables that is none is refused with the value received', async () => {
  for (const tables of [0, -1, 1.5, Number.NaN]) {
    await expect(run(new Counter(), { tables }).result).rejects.toThrow(
      `tables is a whole number from 1, not ${tables}`,
    );
  }
});

test('on a slow disk no more matches are played than may wait for it', async () => {
  const many = Array.from({ length: 2000 }, (_, match) => jobOf(match, [0, 1, 2, 3]));
  let release = () => {};
  const disk = new Promise<void>((resolve) => {
    release = resolve;
  });
  let ended = 0;
  const result = playRound({
    jobs: many,
    player: new Counter(),
    tables: 8,
    stop: new AbortController().signal,
    onPlayed: () => {
      ended += 1;
      return disk;
    },
  });
  while (ended < 1024) await new Promise((resolve) => setImmediate(resolve));
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
  // The seven that were in play at the limit are played to their end.
  expect(ended).toBe(1024 + 7);
  release();
  expect(await result).toBe(true);
  expect(ended).toBe(2000);
});
