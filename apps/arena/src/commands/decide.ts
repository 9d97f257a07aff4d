import type { Command } from 'commander';
import { EXIT_CODES } from '../exit-codes.ts';
import { decide, type Wanted } from '../run/decide.ts';
import { existingRunDirectory } from '../run/run-directory.ts';
import { openRunFile } from '../run/run-file.ts';
import type { Finish } from './finish.ts';
import { wholeNumber } from './flag-values.ts';
import { flagOf } from './tournament-options.ts';

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
      .action(async (folder: string, { bot, reason }: { bot: string; reason: string }) => {
        await decideIn(folder, { kind, bot, reason });
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
      await decideIn(folder, { kind: 'void', board, reason });
      finish(EXIT_CODES.OK);
    });
}

async function decideIn(folder: string, wanted: Wanted): Promise<void> {
  const file = await openRunFile(existingRunDirectory(folder));
  try {
    const decision = await decide(file, wanted, flagOf);
    process.stdout.write(`Recorded: ${decision.kind} before match ${decision.before}: ${decision.reason}\n`);
  } finally {
    await file.store.close();
  }
}
