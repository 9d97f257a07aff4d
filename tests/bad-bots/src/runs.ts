import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endAll, type Leftover, leftovers } from './leftovers.ts';
import { type Entrant, playTournament, type Run } from './tournament.ts';
import { Turns } from './turns.ts';

/** A run, and those of its processes that were still there a moment after its end. */
export interface Played {
  readonly run: Run;
  readonly left: readonly Leftover[];
}

/** Plays tournaments, three at a time since they mostly wait, each in a folder of its own. Whatever is left of one is ended by force. */
export class Runs {
  readonly #folder = mkdtempSync(join(tmpdir(), 'bad-bots-'));
  readonly #turns = new Turns(3);
  #count = 0;

  play(bots: readonly Entrant[], changes: Readonly<Record<string, unknown>> = {}): Promise<Played> {
    return this.#turns.take(async () => {
      this.#count += 1;
      const folder = join(this.#folder, `${this.#count}`);
      const run = await playTournament(bots, changes, folder);
      const left = await leftovers(folder);
      endAll(folder);
      return { run, left };
    });
  }

  /** Takes the folders away. */
  end(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
