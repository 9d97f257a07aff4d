import { createHistogram, type RecordableHistogram } from 'node:perf_hooks';
import type { Thinking } from '@bassadewitz/ledger';

/** How long a bot thought. Times in ms. */
export interface Timings {
  readonly answers: number;
  readonly think: { readonly p50: number; readonly p90: number; readonly p99: number; readonly max: number };
  readonly network: { readonly p50: number; readonly p99: number };
}

/** Collects the times of one bot, in bounded memory. */
export class TimingTally {
  readonly #think = histogram();
  readonly #network = histogram();

  add({ thinkMs, networkMs }: Thinking): void {
    this.#think.record(micros(thinkMs));
    this.#network.record(micros(networkMs));
  }

  get timings(): Timings {
    const [think, network] = [this.#think, this.#network];
    return {
      answers: think.count,
      think: {
        p50: percentile(think, 50),
        p90: percentile(think, 90),
        p99: percentile(think, 99),
        max: think.count === 0 ? 0 : think.max / 1000,
      },
      network: { p50: percentile(network, 50), p99: percentile(network, 99) },
    };
  }
}

/** Counts whole µs up to an hour, within three significant digits. */
function histogram(): RecordableHistogram {
  return createHistogram({ lowest: 1, highest: 3_600_000_000, figures: 3 });
}

function micros(ms: number): number {
  return Math.max(1, Math.round(ms * 1000));
}

function percentile(counted: RecordableHistogram, percent: number): number {
  return counted.count === 0 ? 0 : counted.percentile(percent) / 1000;
}
