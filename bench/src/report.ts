import type { Contest } from './contest.ts';
import { section, spread } from './figures.ts';
import type { LedgerShare } from './ledger/ledger-share.ts';
import { ledgerFigures } from './ledger/ledger-share.ts';
import type { IdleCrowd } from './load/idle-crowd.ts';
import { idleFigures } from './load/idle-crowd.ts';
import type { ManyTables } from './load/many-tables.ts';
import { tablesFigures } from './load/many-tables.ts';
import type { Footprint } from './memory.ts';
import type { OpenCost } from './open/open-cost.ts';
import { openFigures } from './open/open-cost.ts';
import type { PublishCost } from './publish/publish-cost.ts';
import { publishFigures } from './publish/publish-cost.ts';
import { ratingFigures } from './rating/rating-cost.ts';
import type { RatingCost } from './rating/rating-order.ts';
import type { Soak } from './soak/soak.ts';
import { soakFigures } from './soak/soak.ts';
import type { StartTime } from './start/start-time.ts';
import { startFigures } from './start/start-time.ts';
import type { VerifySpeed } from './verify/verify-speed.ts';
import { verifyFigures } from './verify/verify-speed.ts';

/** Everything that was measured; what was left out is missing. */
export interface Results {
  readonly node: string;
  readonly processors: number;
  readonly playoutsPerSecond?: number;
  readonly contests?: readonly Contest[];
  readonly idleConnection?: Footprint;
  readonly runningTable?: Footprint;
  readonly ledger?: readonly LedgerShare[];
  readonly rating?: RatingCost;
  readonly verify?: VerifySpeed;
  readonly open?: OpenCost;
  readonly publish?: PublishCost;
  readonly start?: StartTime;
  readonly idleCrowd?: IdleCrowd;
  readonly manyTables?: ManyTables;
  readonly soak?: Soak;
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
    lines.push(row('tables', 'bots', 'they write', 'plays/s', 'echo round trips/s', 'ratio', 'µs/play', 'µs/echo'));
    for (const one of results.contests) {
      lines.push(
        row(
          String(one.tables),
          one.processes === 1 ? 'in one process' : `in ${one.processes} processes`,
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
  const { ledger, rating, verify, open, publish, start, idleCrowd, manyTables, soak } = results;
  for (const share of ledger ?? []) {
    lines.push(...section('ledger: a tournament over sockets with it', ledgerFigures(share)));
  }
  if (rating !== undefined) lines.push(...section('rating', ratingFigures(rating)));
  if (verify !== undefined) lines.push(...section('verify: an audit in memory', verifyFigures(verify)));
  if (open !== undefined) lines.push(...section('open: a large ledger', openFigures(open)));
  if (publish !== undefined) lines.push(...section('publish: a site from a ledger', publishFigures(publish)));
  if (start !== undefined) lines.push(...section('start: with four local bots', startFigures(start)));
  if (idleCrowd !== undefined) lines.push(...section('load: idle bots', idleFigures(idleCrowd)));
  if (manyTables !== undefined) lines.push(...section('load: many tables', tablesFigures(manyTables)));
  if (soak !== undefined) lines.push(...section('soak', soakFigures(soak)));
  return lines.join('\n');
}

function kib(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KiB`;
}

const WIDTHS = [8, 16, 13, 30, 30, 24, 9, 9];

function row(...cells: readonly string[]): string {
  return cells
    .map((cell, i) => cell.padEnd(WIDTHS[i] ?? 0))
    .join('')
    .trimEnd();
}
