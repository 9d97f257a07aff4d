import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { canonicalJson, type Decision, type Head, Sequence } from '@bassadewitz/ledger';
import type { Command } from 'commander';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { existingRunDirectory } from '../run/run-directory.ts';
import { openRunFile, type RunFile } from '../run/run-file.ts';
import type { Finish } from './finish.ts';
import { wholeNumber } from './flag-values.ts';

/** `bassadewitz withdraw | disqualify | reinstate | void`: the organiser's decisions on a run that is stopped. */
export function addDecisions(program: Command, finish: Finish): void {
  const about = {
    withdraw: 'Take a bot out of a stopped run from its next round on; its results stand.',
    disqualify: 'Take a bot out of a stopped run from its next round on, and out of the ranking.',
    reinstate: 'Let a bot that was benched or withdrew play again, from the next round of a stopped run on.',
  } as const;
  for (const kind of ['withdraw', 'disqualify', 'reinstate'] as const) {
    program
      .command(kind)
      .description(about[kind])
      .argument('<FOLDER>', "the run's folder")
      .requiredOption('--bot <NAME>', 'the bot')
      .requiredOption('--reason <TEXT>', 'why, for the ledger')
      .action(async (folder: string, { bot: name, reason }: { bot: string; reason: string }) => {
        await decide(folder, (file) => {
          const bot = file.head.bots.findIndex((one) => one.name === name);
          if (bot < 0)
            throw new Failure(
              'USAGE',
              `--bot: there is no bot ${name}; valid: ${file.head.bots.map((one) => one.name).join(', ')}`,
            );
          return { kind, bot, before: nextRound(file), reason };
        });
        finish(EXIT_CODES.OK);
      });
  }
  program
    .command('void')
    .description('Let the matches of one board of a stopped run not count.')
    .argument('<FOLDER>', "the run's folder")
    .requiredOption('--board <NUMBER>', "the board's number", wholeNumber('--board'))
    .requiredOption('--reason <TEXT>', 'why, for the ledger')
    .action(async (folder: string, { board, reason }: { board: number; reason: string }) => {
      await decide(folder, (file) => {
        const { boardsPerRound, config } = scheduleOf(
          deriveKey(file.secrets.seed, file.secrets.entropy),
          file.head.schedule,
        );
        const boards = boardsPerRound * config.rounds;
        if (board < 0 || board >= boards)
          throw new Failure('USAGE', `--board: there is no board ${board}; valid: 0 to ${boards - 1}`);
        return { kind: 'void', board, before: nextRound(file), reason };
      });
      finish(EXIT_CODES.OK);
    });
}

async function decide(folder: string, make: (file: RunFile) => Decision): Promise<void> {
  const file = await openRunFile(existingRunDirectory(folder));
  try {
    if (file.foot !== undefined)
      throw new Failure(
        'USAGE',
        `the tournament in ${folder} is over and its seed is published: nothing can be decided any more`,
      );
    const decision = make(file);
    if (decision.reason.trim() === '') throw new Failure('USAGE', '--reason: give a reason, it stands in the ledger');
    const fault = faultOf(file, decision);
    if (fault !== undefined) throw new Failure('USAGE', `${fault}; see docs/tournaments.md`);
    await file.store.decide({ at: decision.before, decision: canonicalJson(decision) });
    process.stdout.write(`Recorded: ${decision.kind} before match ${decision.before}: ${decision.reason}\n`);
  } finally {
    await file.store.close();
  }
}

/** Why the decision cannot follow those on record, or undefined. */
function faultOf({ head, store }: RunFile, decision: Decision): string | undefined {
  const earlier = store.decisions().map(({ decision: text }) => JSON.parse(text) as Decision);
  if (decision.kind === 'void') {
    const twice = earlier.some((one) => one.kind === 'void' && one.board === decision.board);
    return twice ? `board ${decision.board} is void already` : undefined;
  }
  if (decision.kind === 'stop') return undefined;
  if (earlier.some(({ kind }) => kind === 'stop'))
    return 'the tournament was stopped: only a board can still be declared void';
  const { name } = head.bots[decision.bot] ?? { name: `bot ${decision.bot}` };
  const last = earlier.findLast((one) => 'bot' in one && one.bot === decision.bot)?.kind;
  const gone = last !== undefined && last !== 'reinstate';
  if (last === 'disqualify') return `bot ${name} was disqualified`;
  if (decision.kind === 'reinstate') return gone ? undefined : `bot ${name} has not left`;
  return gone && decision.kind !== 'disqualify' ? `bot ${name} has left already (${last})` : undefined;
}

/** The first match of the first round of which nothing was played. */
function nextRound({ head, store }: RunFile): number {
  let last = -1;
  for (const { match } of store.records()) last = match;
  const perRound = scheduleLength(head) / head.schedule.rounds;
  return Math.ceil((last + 1) / perRound) * perRound;
}

function scheduleLength(head: Head): number {
  return new Sequence(head).scheduled;
}
