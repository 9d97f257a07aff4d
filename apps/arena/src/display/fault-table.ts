import type { Head } from '@bassadewitz/ledger';
import { FAULT_KINDS } from '@bassadewitz/protocol';
import type { FaultEntry } from '../dossiers/fault-entry.ts';
import { formatCount } from './duration.ts';
import { printable } from './printable.ts';
import { textTable } from './text-table.ts';

const HEADER = ['fault', 'kind', 'match', 'deal', 'trick', 'seat', 'ms', 'played', 'what came'];

/** Characters of a frame that a table shows. */
const SHOWN = 60;

/**
 * What went wrong for one bot, as a table.
 * @param most how many faults are listed; the rest is counted
 */
export function faultTable(head: Head, bot: number, faults: readonly FaultEntry[], most: number): string {
  const { name, version } = head.bots[bot] as Head['bots'][number];
  const counts = FAULT_KINDS.map((kind) => [kind, faults.filter((one) => one.kind === kind).length] as const)
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${formatCount(count)} ${kind}`);
  const left = faults.length - most;
  return [
    `${name} ${version}: ${counts.join(', ')}`,
    textTable(HEADER, faults.slice(0, most).map(rowOf), [1, 7, 8]),
    ...(left > 0 ? [`and ${formatCount(left)} more; --most ${faults.length} lists all`] : []),
  ].join('\n');
}

function rowOf({ fault, kind, match, deal, trick, seat, thinkMs, played, frame }: FaultEntry): string[] {
  const ms = thinkMs === undefined ? '' : thinkMs.toFixed(1);
  const came = frame === undefined ? 'nothing' : printable(frame, SHOWN);
  return [String(fault), kind, ...[match, deal, trick, seat].map(String), ms, played, came];
}
