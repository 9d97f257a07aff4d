import { Gateway } from '@bassadewitz/gateway';
import type { Logger } from 'pino';
import { botEnvironment } from '../bots/environment.ts';
import { Keeper } from '../bots/keeper-process.ts';
import { LocalBot } from '../bots/local-bot.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure, inPlainWords } from '../failure.ts';
import { VERSION } from '../version.ts';
import type { BotInstance } from './bot-instances.ts';
import { timeOf } from './head-of.ts';
import type { RunDirectory } from './run-directory.ts';

/** Where the bots of a run meet: the gateway that they connect to, and the processes of the local ones. */
export interface Hall {
  readonly gateway: Gateway;
  readonly url: string;
  /** Processes of the local bots, by instance id. */
  readonly processes: ReadonlyMap<string, LocalBot>;
  /** Says goodbye to the bots, ends the processes and stops listening. Resolves when all is gone. */
  close(complete: boolean): Promise<void>;
}

/**
 * Listens for bots and starts the local ones.
 * @throws Failure ADDRESS when the address cannot be listened on, FILES when a bot's log cannot be written
 */
export async function openHall(
  config: TournamentConfig,
  instances: readonly BotInstance[],
  directory: RunDirectory,
  log: Logger,
): Promise<Hall> {
  const tablesPerBot = Math.min(4096, Math.max(256, config.tables));
  const gateway = new Gateway({
    log,
    time: timeOf(config),
    strikes: config.strikes,
    software: `bassadewitz ${VERSION}`,
    limits: { prepareMs: config.prepareMs, tablesPerBot },
  });
  for (const { id, name, token, config: bot } of instances) {
    gateway.expect({ id, name, token, anyName: bot.command !== undefined });
  }
  const url = await listen(gateway, config);
  const keeper = new Keeper();
  const processes = new Map<string, LocalBot>();
  const close = async (complete: boolean) => {
    await gateway.drain(
      complete ? 'tournament-over' : 'server-closing',
      complete ? 'the tournament is over' : 'the run was stopped',
    );
    await Promise.all([...processes.values()].map((bot) => bot.stop()));
    await keeper.close();
  };
  try {
    for (const { id, token, config: bot } of instances) {
      if (bot.command === undefined) continue;
      const env = botEnvironment(process.env, bot.env ?? {}, { url, token });
      const start = {
        name: bot.name,
        command: bot.command,
        cwd: bot.cwd ?? process.cwd(),
        env,
        log: directory.botLog(id),
      };
      processes.set(id, LocalBot.start(start, keeper));
    }
  } catch (error) {
    await close(false);
    throw error;
  }
  return { gateway, url, processes, close };
}

async function listen(gateway: Gateway, { port, host }: TournamentConfig): Promise<string> {
  try {
    return await gateway.listen(port, host);
  } catch (error) {
    throw new Failure(
      'ADDRESS',
      `cannot listen on ${host}:${port}: ${inPlainWords(error)}; --port 0 takes a free port, --host names the address`,
    );
  }
}
