import {
  checkBot,
  formatReport,
  type Progress,
  SCENARIO_IDS,
  SCENARIOS,
  type ScenarioId,
} from '@bassadewitz/conformance';
import type { Command } from 'commander';
import { withTrial } from '../bots/trial.ts';
import { COMMAND } from '../called-as.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { listenForInterruption } from '../run/interruption.ts';
import type { Finish } from './finish.ts';
import { collect, oneOf } from './flag-values.ts';

interface CheckOptions {
  readonly scenario?: string[];
  readonly list: boolean;
  readonly json: boolean;
}

/** `bassadewitz check` */
export function addCheck(program: Command, finish: Finish): void {
  program
    .command('check')
    .description('Check a bot in any language against the protocol: put its command behind --.')
    .argument('[COMMAND...]', 'the command line that starts the bot')
    .option('--scenario <ID>', 'only this scenario; may be given several times', collect)
    .option('--list', 'list the scenarios', false)
    .option('--json', 'print the report as JSON', false)
    .action(async (command: string[], options: CheckOptions) => {
      if (options.list) {
        process.stdout.write(
          options.json
            ? `${JSON.stringify(SCENARIOS, null, 2)}\n`
            : SCENARIOS.map(({ id, title }) => `${id.padEnd(16)} ${title}\n`).join(''),
        );
        return finish(EXIT_CODES.OK);
      }
      if (command.length === 0)
        throw new Failure(
          'USAGE',
          `no command was given: ${COMMAND} check -- node my-bot.js; see protocol/v1/README.md`,
        );
      const scenarios = options.scenario?.map((id) => oneOf('--scenario', SCENARIO_IDS)(id));
      const report = await check(command, scenarios);
      process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report));
      finish(report.stopped ? EXIT_CODES.STOPPED : report.passed ? EXIT_CODES.OK : EXIT_CODES.REFUTED);
    });
}

async function check(command: readonly string[], scenarios: readonly ScenarioId[] | undefined) {
  const interruption = listenForInterruption(() => process.stderr.write('\nbassadewitz: stopping the check\n'));
  const onProgress = (progress: Progress) => {
    if (progress.kind === 'started' && process.stderr.isTTY) {
      process.stderr.write(`\r\x1b[K${progress.index + 1}/${progress.of} ${progress.title}`);
    }
    if (progress.kind === 'finished' && progress.index + 1 === progress.of && process.stderr.isTTY)
      process.stderr.write('\r\x1b[K');
  };
  const chosen = scenarios === undefined ? {} : { scenarios };
  try {
    return await withTrial(command, (start) => checkBot({ start, onProgress, signal: interruption.stop, ...chosen }));
  } finally {
    interruption.end();
  }
}
