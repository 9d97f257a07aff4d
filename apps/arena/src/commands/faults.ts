import type { Head } from '@bassadewitz/ledger';
import { storedHead } from '@bassadewitz/tournament';
import type { Command } from 'commander';
import { faultTable } from '../display/fault-table.ts';
import { type FaultEntry, faultAsJson, faultsBefore } from '../dossiers/fault-entry.ts';
import { settledBefore } from '../dossiers/settled.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { openRun } from '../ledger-files/open-run.ts';
import { didYouMean } from '../nearest.ts';
import type { Finish } from './finish.ts';
import { wholeNumber } from './flag-values.ts';

interface FaultsOptions {
  readonly bot?: string;
  readonly most: number;
  readonly json: boolean;
}

/** What --most may say: with 0 faults are counted and none is listed. */
const MOST = { least: 0, document: 'docs/tournaments.md' } as const;

/** `bassadewitz faults` */
export function addFaults(program: Command, finish: Finish): void {
  program
    .command('faults')
    .description('What went wrong for each bot of a run, with what it sent; try one again with: rerun.')
    .argument('<FOLDER>', "a run's folder")
    .option('--bot <NAME>', 'only those of this bot')
    .option(
      '--most <COUNT>',
      'how many faults of each bot are listed; 0: they are counted only',
      wholeNumber('--most', MOST),
      20,
    )
    .option('--json', 'print all faults, with the requests, as JSON', false)
    .action(async (path: string, options: FaultsOptions) => {
      const store = openRun(path);
      try {
        const head = storedHead(store);
        const only = options.bot === undefined ? undefined : botNamed(head, options.bot);
        const end = settledBefore(store, head);
        const all = [...faultsBefore(store, end)].filter(({ bot }) => only === undefined || bot === only);
        process.stdout.write(
          options.json
            ? `${JSON.stringify(
                all.map((entry) => faultAsJson(head, entry)),
                null,
                2,
              )}\n`
            : asText(head, all, only, options.most),
        );
        finish(EXIT_CODES.OK);
      } finally {
        await store.close();
      }
    });
}

function asText(head: Head, all: readonly FaultEntry[], only: number | undefined, most: number): string {
  const bots = head.bots.map((_, bot) => bot).filter((bot) => only === undefined || bot === only);
  const faults = Map.groupBy(all, ({ bot }) => bot);
  const flawless = bots.filter((bot) => !faults.has(bot)).map((bot) => head.bots[bot]?.name);
  const parts = [
    ...bots.flatMap((bot) => {
      const own = faults.get(bot);
      return own === undefined ? [] : [faultTable(head, bot, own, most)];
    }),
    ...(flawless.length === 0 ? [] : [`Without a fault: ${flawless.join(', ')}`]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function botNamed({ bots }: Head, name: string): number {
  const names = bots.map((bot) => bot.name);
  const found = names.indexOf(name);
  if (found >= 0) return found;
  throw new Failure(
    'USAGE',
    `--bot: there is no bot ${name}${didYouMean(name, names)}; valid: ${names.join(', ')}; see docs/tournaments.md`,
  );
}
