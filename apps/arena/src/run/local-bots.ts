import type { Logger } from 'pino';
import { botEnvironment } from '../bots/environment.ts';
import { Keeper } from '../bots/keeper-process.ts';
import { LocalBot } from '../bots/local-bot.ts';
import type { BotInstance } from './bot-instances.ts';
import type { RunDirectory } from './run-directory.ts';

/** The processes of the local bots of a run. */
export class LocalBots {
  /** By instance id. */
  readonly processes = new Map<string, LocalBot>();
  #keeper: Keeper | undefined;
  #stopping = false;

  /**
   * Starts each instance that has a command.
   * @param url where they find the gateway
   * @throws Failure FILES when the log of one cannot be written; those before it run until `stop`
   */
  start(instances: readonly BotInstance[], url: string, directory: RunDirectory, log: Logger): void {
    for (const { id, token, config: bot } of instances) {
      if (bot.command === undefined || token === undefined) continue;
      this.#keeper ??= new Keeper();
      const start = {
        name: bot.name,
        command: bot.command,
        cwd: bot.cwd ?? process.cwd(),
        env: botEnvironment(process.env, bot.env ?? {}, { url, token }),
        log: directory.botLog(id),
        mark: token,
      };
      const started = LocalBot.start(start, this.#keeper);
      this.processes.set(id, started);
      void started.exited.then((exit) => {
        if (!this.#stopping) log.warn({ bot: bot.name, ...exit }, "a bot's process ended during the run");
      });
    }
  }

  /** Ends them all. Resolves when they are gone. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all([...this.processes.values()].map((bot) => bot.stop()));
    await this.#keeper?.close();
  }
}
