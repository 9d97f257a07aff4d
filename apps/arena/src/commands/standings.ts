import { tablesOf } from '@bassadewitz/fairness';
import { type Standings, StandingsBuilder } from '@bassadewitz/standings';
import type { Command } from 'commander';
import { counted, formatCount } from '../display/duration.ts';
import { crosstableText, seatTableText } from '../display/side-tables.ts';
import { standingsCsv, standingsMarkdown } from '../display/standings-files.ts';
import { remarks, standingsTable } from '../display/standings-table.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { type OpenLedger, openLedger } from '../ledger-files/open-ledger.ts';
import type { Finish } from './finish.ts';
import { oneOf } from './flag-values.ts';

const FORMS = ['text', 'json', 'csv', 'markdown'] as const;
type Form = (typeof FORMS)[number];

/** `bassadewitz standings` */
export function addStandings(program: Command, finish: Finish): void {
  program
    .command('standings')
    .description('The tables of a run or a ledger: standings, crosstable, chips by seat, faults.')
    .argument('<PATH>', "a run's folder or a ledger's file")
    .option('--form <FORM>', `${FORMS.join(', ')} (default: text)`, oneOf('--form', FORMS))
    .option('--json', 'the same as --form json', false)
    .option('--anchor <BOT>', 'the bot that stands at 1500 Elo (default: the mean of the pool)')
    .option(
      '--same-owner <HOW>',
      'tables with two bots of one owner: rated or left-out',
      oneOf('--same-owner', ['rated', 'left-out']),
      'rated',
    )
    .action(
      async (
        path: string,
        options: { form?: Form; json: boolean; anchor?: string; sameOwner: 'rated' | 'left-out' },
      ) => {
        const form = formOf(options);
        const ledger = openLedger(path);
        try {
          const builder = new StandingsBuilder(ledger.head, ledger.decisions);
          for (const record of ledger.records()) builder.add(record);
          const rateOptions = { sameOwnerTables: options.sameOwner, ...anchorOf(ledger.head.bots, options.anchor) };
          const { standings, crosstable } = builder.tables(rateOptions);
          const said = [...unfinished(ledger, standings), ...remarks(standings)];
          if (form === 'json')
            process.stdout.write(`${JSON.stringify({ ...asJson(ledger, standings), crosstable }, null, 2)}\n`);
          else if (form === 'csv') {
            process.stdout.write(standingsCsv(standings));
            // The file stays one that programs read; whoever makes it is told.
            for (const remark of said) process.stderr.write(`bassadewitz: ${remark}\n`);
          } else if (form === 'markdown') {
            process.stdout.write([standingsMarkdown(standings), ...said.map((remark) => `${remark}\n`)].join('\n'));
          } else {
            const parts = [
              standingsTable(standings),
              crosstableText(standings, crosstable),
              seatTableText(standings),
              said.join('\n'),
            ];
            process.stdout.write(`${parts.filter((part) => part !== '').join('\n\n')}\n`);
          }
          finish(EXIT_CODES.OK);
        } finally {
          await ledger.close();
        }
      },
    );
}

/** What is said of a tournament that is not over. */
function unfinished({ head, foot }: OpenLedger, { matches }: Standings): string[] {
  if (foot?.complete === true) return [];
  return [`The tournament is not over: ${formatCount(matches)} of ${counted(matchesIn(head), 'match', 'matches')}.`];
}

/** Matches of the whole schedule. */
function matchesIn({ schedule }: OpenLedger['head']): number {
  return tablesOf(schedule) * schedule.boards * schedule.replays * schedule.rounds;
}

/** What a tournament prints with `--json`, as far as a ledger tells it: documented in docs/tournaments.md. */
function asJson({ head, foot, decisions }: OpenLedger, { rows, ...tables }: Standings) {
  const { commitment } = head;
  return {
    complete: foot !== undefined,
    of: matchesIn(head),
    stopped: decisions.find(({ kind }) => kind === 'stop')?.reason ?? null,
    commitment,
    seed: foot?.seed ?? null,
    ...tables,
    standings: rows,
  };
}

/** @throws Failure USAGE when two forms were asked for */
function formOf({ form, json }: { readonly form?: Form; readonly json: boolean }): Form {
  if (json && form !== undefined && form !== 'json') {
    throw new Failure('USAGE', `--form ${form} and --json came; valid: one of them; see docs/tournaments.md`);
  }
  return json ? 'json' : (form ?? 'text');
}

/** @throws Failure USAGE when there is no such bot */
function anchorOf(bots: readonly { readonly name: string }[], anchor: string | undefined): { anchorBot?: number } {
  if (anchor === undefined) return {};
  const anchorBot = bots.findIndex(({ name }) => name === anchor);
  if (anchorBot >= 0) return { anchorBot };
  throw new Failure('USAGE', `--anchor: there is no bot ${anchor}; valid: ${bots.map(({ name }) => name).join(', ')}`);
}
