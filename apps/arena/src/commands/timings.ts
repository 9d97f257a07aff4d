import type { Head } from '@bassadewitz/ledger';
import { nounFor } from '@bassadewitz/rules';
import type { StoreReader } from '@bassadewitz/store';
import { storedHead, storedMatch, storedSidecar } from '@bassadewitz/tournament';
import type { Command } from 'commander';
import { decimal } from '../display/decimal.ts';
import { formatCount } from '../display/duration.ts';
import { textTable } from '../display/text-table.ts';
import { type Timings, TimingTally } from '../dossiers/timing-tally.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { openRun } from '../ledger-files/open-run.ts';
import type { Finish } from './finish.ts';

/** `headRoom` is what the slowest percent left of the move limit, in ms; negative where it drew on the bank. */
interface BotTimings extends Timings {
  readonly name: string;
  readonly headRoom: number;
}

/** `bassadewitz timings` */
export function addTimings(program: Command, finish: Finish): void {
  program
    .command('timings')
    .description(
      'How long the bots of a run thought, what the network took of it, and the head-room to the move limit.',
    )
    .argument('<FOLDER>', "the run's folder")
    .option('--json', 'print JSON', false)
    .action(async (folder: string, { json }: { json: boolean }) => {
      const store = openRun(folder);
      try {
        // A run has the configuration that it was begun with; what was imported has none.
        if (store.meta('config') === undefined) {
          throw new Failure(
            'FILES',
            `${folder} was imported: a ledger holds nothing that a clock measured, and so there are no timings; valid: the folder in which the tournament was played; see docs/tournaments.md`,
          );
        }
        const head = storedHead(store);
        const bots = timingsOf(store, head);
        const report = {
          moveMs: head.timeControl.moveMs,
          bankMs: head.timeControl.bankMs,
          incidents: incidentsIn(store),
          bots,
        };
        process.stdout.write(json ? `${JSON.stringify(report, null, 2)}\n` : asText(report));
        finish(EXIT_CODES.OK);
      } finally {
        await store.close();
      }
    });
}

function timingsOf(store: StoreReader, { bots, timeControl }: Head): BotTimings[] {
  const tallies = bots.map(() => new TimingTally());
  for (const { match, sidecar } of store.sidecars()) {
    const record = storedMatch(store, match, store.record(match) ?? '');
    for (const thought of storedSidecar(store, match, sidecar).thinking) {
      tallies[record.bots[thought.seat]]?.add(thought);
    }
  }
  return tallies.map(({ timings }, bot) => ({
    name: bots[bot]?.name ?? '',
    ...timings,
    headRoom: timeControl.moveMs - timings.think.p99,
  }));
}

/** How often the referee itself was late and gave a bot its time again, and the longest such lag in ms. */
function incidentsIn(store: StoreReader): { readonly count: number; readonly longestMs: number } {
  let count = 0;
  let longestMs = 0;
  for (const { match, sidecar } of store.sidecars()) {
    for (const { lagMs } of storedSidecar(store, match, sidecar).incidents) {
      count += 1;
      longestMs = Math.max(longestMs, lagMs);
    }
  }
  return { count, longestMs };
}

interface Report {
  readonly moveMs: number;
  readonly bankMs: number;
  readonly incidents: ReturnType<typeof incidentsIn>;
  readonly bots: readonly BotTimings[];
}

function asText({ moveMs, bankMs, incidents, bots }: Report): string {
  const ms = (value: number) => decimal(value, Math.abs(value) < 10 ? 2 : 0);
  const header = [
    'think time in ms',
    'answers',
    'p50',
    'p90',
    'p99',
    'most',
    'network p50',
    'network p99',
    'head-room',
  ];
  const rows = bots.map(({ name, answers, think, network, headRoom }) => [
    name,
    formatCount(answers),
    ...[think.p50, think.p90, think.p99, think.max, network.p50, network.p99, headRoom].map(ms),
  ]);
  const late =
    incidents.count === 0
      ? 'The referee itself was never late.'
      : `The referee itself was late ${formatCount(incidents.count)} ${nounFor(incidents.count, 'time')}, by ${ms(incidents.longestMs)} ms at most; no bot was charged.`;
  return `${textTable(header, rows, [0])}\nMove limit ${moveMs} ms, bank ${bankMs} ms a match. Think time runs from the writing of the request to the reading of the\nanswer, the network included. ${late}\n`;
}
