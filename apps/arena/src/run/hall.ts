import type { IncomingMessage } from 'node:http';
import { DEFAULT_LIMITS, Gateway } from '@bassadewitz/gateway';
import type { Logger } from 'pino';
import { registeredOf } from '../accounts/registered.ts';
import { hashesOf } from '../accounts/registry.ts';
import { watchRegistry } from '../accounts/registry-watch.ts';
import type { LocalBot } from '../bots/local-bot.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { LiveDossiers } from '../dossiers/live-dossiers.ts';
import { Failure, inPlainWords } from '../failure.ts';
import { createArenaServer } from '../http/arena-server.ts';
import { addAuthorRoutes } from '../http/author-routes.ts';
import { certificateOf } from '../http/certificate.ts';
import { clientAddress, trustedProxies } from '../http/client-address.ts';
import { closeServer, openLocalDoor } from '../http/door.ts';
import { VERSION } from '../version.ts';
import { Attendance } from './attendance.ts';
import type { BotInstance } from './bot-instances.ts';
import { timeOf } from './head-of.ts';
import { LocalBots } from './local-bots.ts';
import type { RunDirectory } from './run-directory.ts';
import { nothingOldAtBirth } from './young-objects.ts';

/** Where the bots of a run meet: the gateway that they connect to, and the processes of the local ones. */
export interface Hall {
  readonly gateway: Gateway;
  readonly url: string;
  /** Who is there when a match is to begin. */
  readonly attendance: Attendance;
  /** Processes of the local bots, by instance id. */
  readonly processes: ReadonlyMap<string, LocalBot>;
  /** Says goodbye to the bots, ends the processes and stops listening. Resolves when all is gone. */
  close(complete: boolean): Promise<void>;
}

/**
 * Listens for bots and starts the local ones.
 * @throws Failure ADDRESS when the address cannot be listened on, FILES when a bot's log, the registry or the certificate cannot be
 *   read or written, USAGE when the registry does not know a bot
 */
export async function openHall(
  config: TournamentConfig,
  instances: readonly BotInstance[],
  directory: RunDirectory,
  log: Logger,
): Promise<Hall> {
  nothingOldAtBirth();
  const certificate = certificateOf(config);
  const trusted = trustedProxies(config.trustProxy ?? []);
  const addressOf = (request: IncomingMessage) => clientAddress(request, trusted);
  const limits = limitsFor(config);
  const app = createArenaServer({
    certificate,
    log,
    requestMs: limits.helloMs,
    isCrowded: (request) => gateway.isCrowded(request),
  });
  const gateway: Gateway = new Gateway({
    log,
    time: timeOf(config),
    strikes: config.strikes,
    software: `bassadewitz ${VERSION}`,
    server: app.server,
    addressOf,
    isProxy: trusted,
    origins: config.origins ?? [],
    limits,
  });
  const registered = expectBots(gateway, config, instances);
  const remote = config.bots.filter((bot) => bot.command === undefined).map(({ name }) => name);
  const dossiers = new LiveDossiers(directory.ledger, remote);
  addAuthorRoutes(app, { gateway, dossiers, addressOf });
  await app.ready();
  const url = await listen(gateway, config);
  const endings: (() => Promise<void> | void)[] = [];
  const local = new LocalBots();
  const close = async (complete: boolean) => {
    await gateway.drain(
      complete ? 'tournament-over' : 'server-closing',
      complete ? 'the tournament is over' : 'the run was stopped',
    );
    // The gateway takes no more upgrades; a bot that comes back now must not be left hanging, nor hold up the server's end.
    app.server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy());
    await local.stop();
    for (const end of endings) await end();
    await closeServer(app.server);
    await app.close();
    await dossiers.close();
  };
  try {
    if (config.registry !== undefined && registered.length > 0) {
      endings.push(watchRegistry(config.registry, registered, gateway, log));
    }
    const localUrl = certificate === undefined ? url : await openDoor(gateway, endings);
    local.start(instances, localUrl, directory, log);
  } catch (error) {
    await close(false);
    throw error;
  }
  const { processes } = local;
  return { gateway, url, attendance: new Attendance(gateway, processes, config.returnMs), processes, close };
}

/** The limits as they are configured; a bot may always be given as many tables as the tournament plays. */
function limitsFor({ limits, tables, prepareMs }: TournamentConfig) {
  const tablesPerBot = Math.min(4096, Math.max(256, tables));
  return { ...DEFAULT_LIMITS, tablesPerBot, ...limits, prepareMs };
}

/** @returns the names of the registered bots */
function expectBots(gateway: Gateway, config: TournamentConfig, instances: readonly BotInstance[]): string[] {
  const registered = registeredOf(config);
  for (const { id, name, token, config: bot } of instances) {
    const known = registered.get(name);
    if (known !== undefined) gateway.expect({ id, name, tokenHashes: hashesOf(known) });
    else if (bot.guest) gateway.expect({ id, name, guest: true });
    else if (token !== undefined) gateway.expect({ id, name, token, anyName: bot.command !== undefined });
  }
  return [...registered.keys()];
}

/** A way in beside the one that speaks TLS. @returns its url */
export async function openDoor(gateway: Gateway, endings: (() => Promise<void> | void)[]): Promise<string> {
  const door = await openLocalDoor();
  endings.push(() => closeServer(door));
  return gateway.open(door);
}

export async function listen(
  gateway: Gateway,
  { port, host }: Pick<TournamentConfig, 'port' | 'host'>,
): Promise<string> {
  try {
    return await gateway.listen(port, host);
  } catch (error) {
    throw new Failure(
      'ADDRESS',
      `cannot listen on ${host}:${port}: ${inPlainWords(error)}; --port 0 takes a free port, --host names the address`,
    );
  }
}
