import type { ThinkTimes } from '../documents/bot.ts';

/** Where buckets begin, ms: 0.01 ms and from there each 2 % later, up to a day. Made by multiplication, which is the same everywhere. */
const EDGES = edges();

/** How long a bot thought, in buckets, so that histograms of several tournaments can be put together. */
export class ThinkHistogram {
  readonly #counts = new Map<number, number>();
  #answers = 0;
  #max = 0;

  add(ms: number): void {
    this.#put(bucketOf(ms), 1);
    this.#max = Math.max(this.#max, ms);
  }

  /** Puts in what another was written as. */
  merge({ max, buckets }: WrittenHistogram): void {
    for (const [bucket, count] of buckets) this.#put(bucket, count);
    this.#max = Math.max(this.#max, max);
  }

  /** As JSON. */
  written(): WrittenHistogram {
    return { max: this.#max, buckets: this.#sorted() };
  }

  /** @param moveMs the time for a move, ms; null where nothing was measured */
  times(moveMs: number): ThinkTimes | null {
    if (this.#answers === 0) return null;
    const p99 = this.#quantile(0.99);
    return {
      answers: this.#answers,
      p50: this.#quantile(0.5),
      p90: this.#quantile(0.9),
      p99,
      max: rounded(this.#max),
      headroom: rounded(moveMs - p99),
    };
  }

  #put(bucket: number, count: number): void {
    this.#counts.set(bucket, (this.#counts.get(bucket) ?? 0) + count);
    this.#answers += count;
  }

  #sorted(): [number, number][] {
    return [...this.#counts].sort(([a], [b]) => a - b);
  }

  #quantile(share: number): number {
    let left = Math.ceil(share * this.#answers);
    for (const [bucket, count] of this.#sorted()) {
      left -= count;
      if (left <= 0) return rounded(Math.min(EDGES[bucket + 1] ?? this.#max, this.#max));
    }
    return rounded(this.#max);
  }
}

export interface WrittenHistogram {
  /** The longest, ms. */
  readonly max: number;
  /** Number of a bucket and how many answers fell into it, ascending. */
  readonly buckets: readonly (readonly [bucket: number, count: number])[];
}

function bucketOf(ms: number): number {
  let low = 0;
  let high = EDGES.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((EDGES[middle] as number) <= ms) low = middle;
    else high = middle - 1;
  }
  return low;
}

function edges(): number[] {
  const all = [0];
  for (let edge = 0.01; edge < 86_400_000; edge *= 1.02) all.push(edge);
  return all;
}

/** To a hundredth of a ms. */
function rounded(ms: number): number {
  return Math.round(100 * ms) / 100;
}
