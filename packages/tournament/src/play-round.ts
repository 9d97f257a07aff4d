import type { MatchJob } from '@bassadewitz/fairness';
import type { MatchPlayer, PlayedMatch } from './match-player.ts';
import { MatchQueue } from './match-queue.ts';

/** What it takes to play the matches of a round. */
export interface RoundOptions {
  /** The matches to play, in schedule order. */
  readonly jobs: Iterable<MatchJob>;
  readonly player: MatchPlayer;
  /** How many matches are played at the same time. */
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
 * @throws the first failure of a player or of `onPlayed`, after the other matches in play have ended
 */
export function playRound({ jobs, player, tables, stop, onPlayed }: RoundOptions): Promise<boolean> {
  const queue = new MatchQueue(jobs, (bot) => player.capacity(bot));
  return new Promise((resolve, reject) => {
    let inPlay = 0;
    let unkept = 0;
    let failure: { readonly error: unknown } | undefined;
    const fail = (error: unknown) => {
      failure ??= { error };
    };

    const playOne = async (job: MatchJob) => {
      const played = await player.play(job).catch(fail);
      queue.release(job);
      inPlay -= 1;
      if (played === undefined) return begin();
      unkept += 1;
      const kept = onPlayed(played).catch(fail);
      begin();
      await kept;
      unkept -= 1;
      begin();
    };

    const begin = () => {
      while (inPlay < tables && unkept < MOST_UNKEPT && !stop.aborted && failure === undefined) {
        const job = queue.take();
        if (job === undefined) break;
        inPlay += 1;
        void playOne(job);
      }
      if (inPlay > 0 || unkept > 0) return;
      stop.removeEventListener('abort', begin);
      if (failure) reject(failure.error);
      else if (stop.aborted) resolve(queue.empty);
      else if (queue.empty) resolve(true);
      // Nothing is in play and yet some bot has no room: it will not have room later either.
      else reject(new Error('no match can begin: a bot cannot play a single table'));
    };

    stop.addEventListener('abort', begin);
    begin();
  });
}
