import type { MatchJob } from '@bassadewitz/fairness';
import type { MatchPlayer, PlayedMatch } from './match-player.ts';
import { MatchQueue } from './match-queue.ts';

/** What it takes to play the matches of a round. */
export interface RoundOptions {
  /** The matches to play, in schedule order. */
  readonly jobs: Iterable<MatchJob>;
  readonly player: MatchPlayer;
  /** How many matches are played at the same time, 1 or more. */
  readonly tables: number;
  /** Once aborted, no further match is begun; those in play are played to their end. */
  readonly stop: AbortSignal;
  /** Called as each match ends, in any order. A rejection ends the run. */
  readonly onPlayed: (played: PlayedMatch) => Promise<void>;
}

/** How many matches may wait to be kept before no other is begun: a bound on memory when the disk is slow. */
const MOST_UNKEPT = 1024;

/**
 * Plays matches side by side until none is left or a stop is asked for. A table is free for its next match as soon as one
 * ends; that the match is kept is not waited for until the end.
 * @returns whether every match was played
 * @throws RangeError when `tables` is no whole number from 1
 * @throws the first failure of the player, of `onPlayed` or of `jobs`, after the other matches in play have ended and are kept
 */
export async function playRound({ jobs, player, tables, stop, onPlayed }: RoundOptions): Promise<boolean> {
  if (!Number.isInteger(tables) || tables < 1) throw new RangeError(`tables is a whole number from 1, not ${tables}`);
  const queue = new MatchQueue(jobs, (bot) => player.capacity(bot));
  return new Promise((resolve, reject) => {
    let inPlay = 0;
    let unkept = 0;
    let failure: { readonly error: unknown } | undefined;
    const fail = (error: unknown) => {
      failure ??= { error };
    };

    const playOne = async (job: MatchJob) => {
      let played: PlayedMatch | undefined;
      try {
        played = await player.play(job);
      } catch (error) {
        fail(error);
      }
      queue.release(job);
      inPlay -= 1;
      if (played !== undefined) {
        unkept += 1;
        const kept = onPlayed(played).catch(fail);
        goOn();
        await kept;
        unkept -= 1;
      }
      goOn();
    };

    const goOn = () => {
      let whole = false;
      try {
        while (inPlay < tables && unkept < MOST_UNKEPT && !stop.aborted && failure === undefined) {
          const job = queue.take();
          if (job === undefined) break;
          inPlay += 1;
          void playOne(job);
        }
        if (inPlay > 0 || unkept > 0) return;
        whole = queue.empty;
        // Somebody else has the bots' tables, and says when they are free.
        if (!whole && !stop.aborted && failure === undefined && player.onRoom !== undefined) return;
        // Nothing is in play and yet some bot has no room: it will not have room later either.
        if (!whole && !stop.aborted) fail(new Error('no match can begin: a bot cannot play a single table'));
      } catch (error) {
        fail(error);
        if (inPlay > 0 || unkept > 0) return;
      }
      stop.removeEventListener('abort', goOn);
      noMoreRoom?.();
      if (failure) reject(failure.error);
      else resolve(whole);
    };

    stop.addEventListener('abort', goOn);
    const noMoreRoom = player.onRoom?.(goOn);
    goOn();
  });
}
