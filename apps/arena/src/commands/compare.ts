import type { Command } from 'commander';
import { completeConfig } from '../config/complete-config.ts';
import { refuseHouseName } from '../config/house-name.ts';
import { readBotFlag, type WrittenBot } from '../config/read-config.ts';
import { Failure } from '../failure.ts';
import { playAndShow } from '../run/play-and-show.ts';
import type { Finish } from './finish.ts';
import { decimalNumber, wholeNumber } from './flag-values.ts';
import { addRunFlags, flagOf, type RunOptions } from './tournament-options.ts';

interface CompareOptions extends RunOptions {
  readonly rules: string;
  readonly gain: number;
  readonly alpha: number;
  readonly beta: number;
  readonly maxBoards: number;
  readonly seed?: string;
  readonly moveMs: number;
  readonly bankMs: number;
  readonly tables: number;
}

/** Boards of a round: the test is looked at after each. */
const BOARDS_A_ROUND = 30;

const DOCUMENT = 'docs/tournaments.md';

/** What --max-boards may say; more rounds than a schedule may have are refused there. */
const BOARDS = { least: 1, document: DOCUMENT } as const;

/** `bassadewitz compare` */
export function addCompare(program: Command, finish: Finish): void {
  const command = program
    .command('compare')
    .description(
      'Is the new version better than the champion? Two of each at a table, until a sequential test is sure.',
    )
    .argument('<NEW=COMMAND>', 'the new version')
    .argument('<CHAMPION=COMMAND>', 'what it is compared with')
    .option('--rules <NAME>', 'the rule set', 'classic')
    .option('--gain <CHIPS>', 'chips a board that are worth having', decimalNumber('--gain'), 0.05)
    .option('--alpha <CHANCE>', 'chance to call it better when it is not', decimalNumber('--alpha'), 0.05)
    .option('--beta <CHANCE>', 'chance to miss a gain of that size', decimalNumber('--beta'), 0.05)
    .option('--max-boards <COUNT>', 'the most boards that are played', wholeNumber('--max-boards', BOARDS), 30_000)
    .option('--seed <TEXT>', 'text that decides cards and order (default: a random one)')
    .option('--move-ms <MS>', 'time for each play', wholeNumber('--move-ms'), 1000)
    .option('--bank-ms <MS>', 'time of a bot in a match beyond that', wholeNumber('--bank-ms'), 10_000)
    .option('--tables <COUNT>', 'matches played at the same time', wholeNumber('--tables'), 8);
  addRunFlags(command).action(async (challenger: string, champion: string, options: CompareOptions) => {
    const { rules, gain, alpha, beta, maxBoards, seed, moveMs, bankMs, tables } = options;
    for (const [flag, chance] of Object.entries({ '--alpha': alpha, '--beta': beta })) {
      if (!(chance > 0 && chance < 0.5))
        throw new Failure(
          'USAGE',
          `${flag}: ${chance} is not a chance; valid: numbers above 0 and below 0.5; see ${DOCUMENT}`,
        );
    }
    if (!(gain > 0))
      throw new Failure('USAGE', `--gain: ${gain} is out of range; valid: numbers above 0; see ${DOCUMENT}`);
    const bots = bothTwice(challenger, champion);
    const rounds = Math.ceil(maxBoards / BOARDS_A_ROUND);
    const flags = {
      rules,
      moveMs,
      bankMs,
      tables,
      rounds,
      boards: BOARDS_A_ROUND,
      bots,
      ...(seed === undefined ? {} : { seed }),
    };
    const config = completeConfig({}, flags as Parameters<typeof completeConfig>[1], flagOf, () => []);
    finish(await playAndShow({ ...config, comparison: { gain, alpha, beta } }, { ...options, label: 'compare' }));
  });
}

/** Characters that a name may have, since the twins have two more. */
const LONGEST_NAME = 30;

/** Two instances of each bot, for two seats of the table. @throws Failure USAGE naming what was typed, not the instances */
function bothTwice(challenger: string, champion: string): WrittenBot[] {
  const bots = [compared(challenger, 'NEW=COMMAND'), compared(champion, 'CHAMPION=COMMAND')] as const;
  if (bots[0].name.toLowerCase() === bots[1].name.toLowerCase()) {
    throw new Failure(
      'USAGE',
      `NEW=COMMAND and CHAMPION=COMMAND: the names ${bots[0].name} and ${bots[1].name} came; valid: two different names, upper and lower case alike; see ${DOCUMENT}`,
    );
  }
  return bots.flatMap((bot) => ['1', '2'].map((twin) => ({ ...bot, name: `${bot.name}.${twin}` })));
}

function compared(text: string, argument: string): WrittenBot {
  const bot = readBotFlag(text, argument);
  refuseHouseName(bot.name, DOCUMENT);
  if (bot.name.length > LONGEST_NAME) {
    throw new Failure(
      'USAGE',
      `${argument}: the name ${bot.name} has ${bot.name.length} characters; at most ${LONGEST_NAME} are valid here, since two of each play, as NAME.1 and NAME.2; see ${DOCUMENT}`,
    );
  }
  return bot;
}
