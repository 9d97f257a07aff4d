import { type Asked, askBot } from '@bassadewitz/conformance';
import type { Head } from '@bassadewitz/ledger';
import type { Request } from '@bassadewitz/protocol';
import type { StoreReader } from '@bassadewitz/store';
import { storedFoot, storedHead, storedMatch } from '@bassadewitz/tournament';
import type { Command } from 'commander';
import { withTrial } from '../bots/trial.ts';
import { COMMAND } from '../called-as.ts';
import { askedText, requestText } from '../display/asked-text.ts';
import { type FaultEntry, faultAsJson, faultsBefore } from '../dossiers/fault-entry.ts';
import { readRequest } from '../dossiers/request-file.ts';
import { settledBefore } from '../dossiers/settled.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { openRun } from '../ledger-files/open-run.ts';
import { requestAt } from '../ledger-files/position.ts';
import { listenForInterruption } from '../run/interruption.ts';
import type { Finish } from './finish.ts';
import { wholeNumber } from './flag-values.ts';

interface RerunOptions {
  readonly fault?: number;
  readonly request?: string;
  readonly json: boolean;
}

/** What a bot is to be asked again, and the fault that it comes from, if it comes from one. */
interface Case {
  readonly request: Request;
  readonly fault?: ReturnType<typeof faultAsJson>;
}

const USAGE = `${COMMAND} rerun FOLDER --fault N -- COMMAND, or: ${COMMAND} rerun --request FILE [--fault N] -- COMMAND`;

/** `bassadewitz rerun` */
export function addRerun(program: Command, finish: Finish): void {
  program
    .command('rerun')
    .description('Start a bot, hand it the very request at which it failed, and show what it answers.')
    .usage('[FOLDER --fault N | --request FILE [--fault N]] [options] -- COMMAND...')
    .argument('[WORDS...]', "a run's folder, if no --request is given, and the command line that starts the bot")
    .option(
      '--fault <NUMBER>',
      'number of the fault, as faults or the page /v1/me/faults lists it',
      wholeNumber('--fault'),
    )
    .option(
      '--request <FILE>',
      'a request as JSON, as replay --request prints it, or faults, as faults --json or the page /v1/me/faults list them; - for standard input',
    )
    .option('--json', 'print what was observed as JSON', false)
    .action(async (words: string[], options: RerunOptions) => {
      const { fault, request } = options;
      if (fault === undefined && request === undefined) {
        throw new Failure('USAGE', `neither of --fault and --request came: ${USAGE}; see docs/tournaments.md`);
      }
      const [folder, bot] = request === undefined ? [words[0], words.slice(1)] : [undefined, words];
      if (bot.length === 0) throw new Failure('USAGE', `no command was given: ${USAGE}; see docs/tournaments.md`);
      const asked =
        fault === undefined || folder === undefined
          ? { request: readRequest(request ?? '-', fault) }
          : await faultOf(folder, fault);
      finish(await rerun(asked, bot, options.json));
    });
}

async function rerun({ request, fault }: Case, command: readonly string[], json: boolean): Promise<number> {
  const interruption = listenForInterruption(() => process.stderr.write('\nbassadewitz: stopping the bot\n'));
  let asked: Asked;
  try {
    asked = await withTrial(command, (start) => askBot({ start, request, signal: interruption.stop }));
  } finally {
    interruption.end();
  }
  if (json) process.stdout.write(`${JSON.stringify({ fault: fault ?? null, request, ...asked }, null, 2)}\n`);
  else process.stdout.write(`${[...then(fault), requestText(request), askedText(asked)].join('\n')}\n`);
  if (asked.verdict === 'stopped') return EXIT_CODES.STOPPED;
  return asked.verdict === 'played' ? EXIT_CODES.OK : EXIT_CODES.REFUTED;
}

/** What happened in the run. */
function then(fault: Case['fault']): string[] {
  if (fault === undefined) return [];
  const { bot, version, kind, match, played } = fault;
  return [`Fault ${fault.fault}: ${kind} of ${bot} ${version} in match ${match}; ${played} was played for it.`];
}

async function faultOf(folder: string, number: number): Promise<Case> {
  const store = openRun(folder);
  try {
    const head = storedHead(store);
    let count = 0;
    for (const entry of faultsBefore(store, settledBefore(store, head))) {
      if (entry.fault === number) return { request: requestOf(store, head, entry), fault: faultAsJson(head, entry) };
      count += 1;
    }
    const valid = count === 0 ? 'it has none' : `its faults are 0 to ${count - 1}`;
    throw new Failure('USAGE', `--fault: ${folder} has no fault ${number}; ${valid}`);
  } finally {
    await store.close();
  }
}

/** The request as it was sent; for a bot that was not there, the one that it would have been sent. */
function requestOf(store: StoreReader, head: Head, { request, match, deal, trick, seat }: FaultEntry): Request {
  if (request !== undefined) return request;
  const foot = storedFoot(store);
  const record = storedMatch(store, match, store.record(match) ?? '');
  return requestAt(head, foot, record, { deal, trick, seat });
}
