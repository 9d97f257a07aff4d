import { nounFor } from '@bassadewitz/rules';
import { createLogUpdate } from 'log-update';
import { formatCount, formatDuration } from './duration.ts';

/** What the progress line shows. Times in ms. */
export interface ProgressState {
  readonly done: number;
  readonly total: number;
  /** Matches that were there already when a run was resumed: they say nothing about the rate. */
  readonly before: number;
  readonly elapsedMs: number;
  /** Short addition, e.g. who leads. */
  readonly note: string;
}

/** One line with bar, count, rate and time left. */
function progressLine({ done, total, before, elapsedMs, note }: ProgressState): string {
  const share = total === 0 ? 1 : done / total;
  const width = 24;
  const filled = Math.floor(share * width);
  const rate = elapsedMs > 0 ? ((done - before) * 1000) / elapsedMs : 0;
  const left = rate > 0 ? `${formatDuration(((total - done) / rate) * 1000)} left` : 'starting';
  const bar = `${'█'.repeat(filled)}${'░'.repeat(width - filled)}`;
  return [
    `${bar} ${formatCount(done)}/${formatCount(total)} ${nounFor(total, 'match', 'matches')}`,
    `${formatCount(rate)}/s`,
    left,
    note,
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** How often a line is written where nothing can be overwritten, in ms. */
const LINE_EVERY_MS = 10_000;

/** Shows how far a run is: a line that rewrites itself on a terminal, a new line every ten seconds elsewhere. */
export class Progress {
  readonly #timer: NodeJS.Timeout;
  readonly #end: () => void;

  constructor(read: () => ProgressState, terminal: NodeJS.WriteStream) {
    if (terminal.isTTY) {
      const update = createLogUpdate(terminal);
      const show = () => update(progressLine(read()));
      show();
      this.#timer = setInterval(show, 100);
      this.#end = () => update.clear();
    } else {
      this.#timer = setInterval(() => terminal.write(`${progressLine(read())}\n`), LINE_EVERY_MS);
      this.#end = () => {};
    }
    this.#timer.unref();
  }

  /** Takes the line away. */
  end(): void {
    clearInterval(this.#timer);
    this.#end();
  }
}
