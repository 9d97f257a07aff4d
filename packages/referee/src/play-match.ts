import type { MatchSetup } from './match-setup.ts';
import type { PlayedMatch } from './played-match.ts';
import { Table } from './table.ts';

/**
 * Plays one match to its end.
 *
 * @param signal gives the match up: nothing of it is kept
 * @returns rejects with the signal's reason if it was given up, and with an error if a source or a seat broke its contract; never
 *   because of anything that a bot did
 */
export function playMatch(setup: MatchSetup, signal?: AbortSignal): Promise<PlayedMatch> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const giveUp = () => {
      table.abandon();
      reject(signal?.reason);
    };
    const done = () => signal?.removeEventListener('abort', giveUp);
    const table = new Table(setup, {
      finished(played) {
        done();
        resolve(played);
      },
      broken(error) {
        done();
        reject(error);
      },
    });
    signal?.addEventListener('abort', giveUp, { once: true });
    table.start();
  });
}
