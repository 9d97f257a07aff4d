import { Failure } from '../failure.ts';

/** How a bot failed. */
export interface BotTrouble {
  readonly bot: string;
  /** In words that anybody may read: nothing of its command, of what it printed or of the folders of this machine. */
  readonly how: string;
  /** What the organiser is told beside it, at the terminal. */
  readonly more?: string | undefined;
  /** The file with what it printed. */
  readonly output?: string | undefined;
}

/**
 * A bot could not be started, went away before it was ready, or never came. The message may hold its command line, and with it secrets: it is
 * for the terminal of the organiser alone, and `bot` and `how` are for everybody else.
 */
export class BotFailure extends Failure {
  readonly bot: string;
  readonly how: string;
  readonly output: string | undefined;

  constructor({ bot, how, more = '', output }: BotTrouble) {
    super('BOT', `bot ${bot} ${how}${more}`);
    this.name = 'BotFailure';
    this.bot = bot;
    this.how = how;
    this.output = output;
  }
}
