import { checkSeed } from '@bassadewitz/fairness';
import { Failure } from '../failure.ts';

/** Where an organiser hands in the text that a public source published after the commitment to the seed. */
export class EntropyDesk {
  #waiting: { readonly source: string; readonly commitment: string; readonly take: (text: string) => void } | undefined;

  /** What is waited for; undefined where nothing is. */
  get wanted(): { readonly source: string; readonly commitment: string } | undefined {
    return this.#waiting;
  }

  /** Waits for the text. Rejects with the signal's reason. */
  ask(source: string, commitment: string, stop: AbortSignal): Promise<string> {
    return new Promise((resolve, reject) => {
      stop.throwIfAborted();
      const giveUp = () => {
        this.#waiting = undefined;
        reject(stop.reason);
      };
      stop.addEventListener('abort', giveUp, { once: true });
      this.#waiting = {
        source,
        commitment,
        take: (text) => {
          this.#waiting = undefined;
          stop.removeEventListener('abort', giveUp);
          resolve(text);
        },
      };
    });
  }

  /** Hands the text in. @throws Failure USAGE where none is waited for, or it cannot be used */
  give(text: string): void {
    if (this.#waiting === undefined) throw new Failure('CHANGED', 'no entropy is waited for');
    const checked = checkSeed(text.trim());
    if (!checked.ok) throw new Failure('USAGE', `the entropy ${checked.error.message}; see docs/fairness.md`);
    this.#waiting.take(checked.value);
  }
}
