import { Command, CommanderError } from 'commander';
import { addAdmins } from './commands/admins.ts';
import { addBots } from './commands/bots.ts';
import { addCheck } from './commands/check.ts';
import { addCompare } from './commands/compare.ts';
import { addDecisions } from './commands/decide.ts';
import { addDemo } from './commands/demo.ts';
import { addExport } from './commands/export.ts';
import { addFaults } from './commands/faults.ts';
import type { Finish } from './commands/finish.ts';
import { addImport } from './commands/import.ts';
import { refuseRepeated } from './commands/once.ts';
import { addPublish } from './commands/publish.ts';
import { addReplay } from './commands/replay.ts';
import { addRerun } from './commands/rerun.ts';
import { addResume } from './commands/resume.ts';
import { addSchedule } from './commands/schedule.ts';
import { addServe } from './commands/serve.ts';
import { addStandings } from './commands/standings.ts';
import { addTimings } from './commands/timings.ts';
import { addTournament } from './commands/tournament.ts';
import { addVerify } from './commands/verify.ts';
import { addView } from './commands/view.ts';
import { EXIT_CODES } from './exit-codes.ts';
import { Failure, failureOf } from './failure.ts';
import { VERSION } from './version.ts';

/** The command line as a whole. */
function createProgram(finish: Finish): Command {
  const program = new Command('bassadewitz')
    .description('The arena where programs play Bassadewitz against each other.')
    .version(VERSION, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'print this help')
    .showSuggestionAfterError(true)
    .exitOverride()
    .configureOutput({ outputError: (text, write) => write(oneLine(text)) });
  program.addHelpText(
    'after',
    '\nDocumentation: README.md and docs/ in the repository. Exit codes: docs/exit-codes.md.',
  );
  addDemo(program, finish);
  addTournament(program, finish);
  addResume(program, finish);
  addCompare(program, finish);
  addSchedule(program, finish);
  addStandings(program, finish);
  addTimings(program, finish);
  addReplay(program, finish);
  addFaults(program, finish);
  addRerun(program, finish);
  addVerify(program, finish);
  addExport(program, finish);
  addImport(program, finish);
  addPublish(program, finish);
  addView(program, finish);
  addDecisions(program, finish);
  addBots(program, finish);
  addServe(program, finish);
  addAdmins(program, finish);
  addCheck(program, finish);
  refuseRepeated(program);
  for (const command of program.commands) command.exitOverride().copyInheritedSettings(program);
  return program;
}

/** Commander's complaint in our form: one line, and where to read on. */
function oneLine(text: string): string {
  const plain = text
    .trim()
    .replace(/^error: /, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace('(Did you', '(did you');
  return `bassadewitz: ${plain}; see --help\n`;
}

/**
 * Runs the command line and returns the exit code. Prints one line for what a person can mend; a stack trace only for a
 * bug of ours.
 */
export async function run(args: readonly string[]): Promise<number> {
  let exitCode: number = EXIT_CODES.OK;
  const program = createProgram((code) => {
    exitCode = code;
  });
  try {
    await program.parseAsync([...args], { from: 'user' });
    return exitCode;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_CODES.OK : EXIT_CODES.USAGE;
    const failure = failureOf(error);
    if (failure instanceof Failure) {
      process.stderr.write(`bassadewitz: ${failure.message}\n`);
      return failure.exitCode;
    }
    const trace = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`bassadewitz: this is a bug, please report it with the lines below\n${trace}\n`);
    return EXIT_CODES.INTERNAL;
  }
}
