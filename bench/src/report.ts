import type { Contest } from './contest.ts';
import type { Spread } from './median.ts';
import type { Footprint } from './memory.ts';

/** Everything that was measured; what was left out is missing. */
export interface Results {
  readonly node: string;
  readonly processors: number;
  readonly playoutsPerSecond?: number;
  readonly contests?: readonly Contest[];
  readonly idleConnection?: Footprint;
  readonly runningTable?: Footprint;
}

const WHOLE = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 });

/** The results as lines for people. */
export function report(results: Results): string {
  const lines = [`node ${results.node}, ${results.processors} processors`];
  if (results.playoutsPerSecond !== undefined) {
    lines.push('', `random playouts of a whole deal, one core: ${WHOLE.format(results.playoutsPerSecond)} a second`);
  }
  if (results.contests !== undefined) {
    lines.push('', 'referee over sockets against a plain ws echo: median (least to most)');
    lines.push(row('tables', 'bots write', 'plays/s', 'echo round trips/s', 'ratio', 'µs/play', 'µs/echo'));
    for (const one of results.contests) {
      lines.push(
        row(
          String(one.tables),
          one.batching ? 'once a turn' : 'each frame',
          spread(one.playsPerSecond, WHOLE.format),
          spread(one.echoesPerSecond, WHOLE.format),
          spread(one.ratio, (value) => value.toFixed(2)),
          one.cpuPerPlay.median.toFixed(1),
          one.cpuPerEcho.median.toFixed(1),
        ),
      );
    }
    lines.push('µs: processor time of the server process');
  }
  const memory = (what: string, { count, heap, resident }: Footprint) =>
    lines.push(`memory per ${what}: ${kib(heap)} heap, ${kib(resident)} resident (${WHOLE.format(count)} of them)`);
  if (results.idleConnection !== undefined) lines.push('', '');
  if (results.idleConnection !== undefined) memory('idle connection', results.idleConnection);
  if (results.runningTable !== undefined) memory('running table', results.runningTable);
  return lines.join('\n');
}

function spread({ median, least, most }: Spread, format: (value: number) => string): string {
  return `${format(median)} (${format(least)} to ${format(most)})`;
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

const WIDTHS = [8, 13, 30, 30, 24, 9, 9];

function row(...cells: readonly string[]): string {
  return cells
    .map((cell, i) => cell.padEnd(WIDTHS[i] ?? 0))
    .join('')
    .trimEnd();
}
