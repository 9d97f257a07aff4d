import type { MatchRecord } from '@bassadewitz/ledger';
import type { Command } from 'commander';
import { boardText } from '../display/board-text.ts';
import { matchText } from '../display/replay-text.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { type OpenLedger, openLedger } from '../ledger-files/open-ledger.ts';
import { readMoment, requestAt } from '../ledger-files/position.ts';
import type { Finish } from './finish.ts';
import { wholeNumber } from './flag-values.ts';

interface ReplayOptions {
  readonly match: number;
  readonly board: boolean;
  readonly request?: string;
  readonly json: boolean;
}

/** `bassadewitz replay` */
export function addReplay(program: Command, finish: Finish): void {
  program
    .command('replay')
    .description(
      'Show a match of a run or a ledger, deal by deal and trick by trick, or the replays of its board side by side.',
    )
    .argument('<PATH>', "a run's folder or a ledger's file")
    .requiredOption('--match <NUMBER>', 'position of the match in the schedule, from 0', wholeNumber('--match'))
    .option(
      '--board',
      'show the replays of its board side by side, card by card: what other bots made of the same hands',
      false,
    )
    .option('--request <DEAL.TRICK.SEAT>', 'print the request that a seat was sent at a moment of the match, as JSON')
    .option('--json', 'print the record, or the records of the board, as JSON', false)
    .action(async (path: string, options: ReplayOptions) => {
      const ledger = openLedger(path);
      try {
        const record = ledger.record(options.match);
        if (record === undefined)
          throw new Failure('USAGE', `${path} has no match ${options.match}; ${whatThereIs(ledger)}`);
        if (ledger.foot === undefined) {
          process.stderr.write(
            `bassadewitz: warning: ${path} is not over; keep this to yourself, the board may still be replayed\n`,
          );
        }
        if (options.request !== undefined) {
          const request = requestAt(ledger.head, ledger.foot, record, readMoment(options.request));
          process.stdout.write(`${JSON.stringify(request)}\n`);
          return finish(EXIT_CODES.OK);
        }
        const shown = options.board ? replaysOf(ledger, record) : [record];
        if (options.json) process.stdout.write(`${JSON.stringify(options.board ? shown : record, null, 2)}\n`);
        else
          process.stdout.write(
            `${options.board ? boardText(ledger.head, shown, ledger.decisions) : matchText(ledger.head, record)}\n`,
          );
        finish(EXIT_CODES.OK);
      } finally {
        await ledger.close();
      }
    });
}

/** The matches of the same board that were played, by replay. */
function replaysOf(ledger: OpenLedger, { board, round }: MatchRecord): MatchRecord[] {
  const found: MatchRecord[] = [];
  for (const record of ledger.records()) {
    if (record.round > round) break;
    if (record.board === board) found.push(record);
  }
  return found.sort((a, b) => a.replay - b.replay);
}

function whatThereIs(ledger: OpenLedger): string {
  let least: number | undefined;
  let most = -1;
  for (const { match } of ledger.records()) {
    least ??= match;
    most = match;
  }
  return least === undefined ? 'it has none' : `its matches are ${least} to ${most}`;
}
