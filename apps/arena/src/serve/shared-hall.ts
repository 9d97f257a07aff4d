import type { IncomingMessage } from 'node:http';
import { BACKOFF } from '@bassadewitz/client';
import { type BotStatus, Gateway, limitsOf } from '@bassadewitz/gateway';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { defaultOf } from '../config/validate.ts';
import { Failure } from '../failure.ts';
import { createArenaServer } from '../http/arena-server.ts';
import { type Certificate, certificateOf } from '../http/certificate.ts';
import { endOf, followCertificate } from '../http/certificate-watch.ts';
import { clientAddress, trustedProxies } from '../http/client-address.ts';
import { closeServer } from '../http/door.ts';
import { Attendance } from '../run/attendance.ts';
import type { BotInstance } from '../run/bot-instances.ts';
import type { GatheringRules } from '../run/gathering.ts';
import { type Hall, listen, openDoor } from '../run/hall.ts';
import { LocalBots } from '../run/local-bots.ts';
import type { RunDirectory } from '../run/run-directory.ts';
import type { Venue } from '../run/run-setup.ts';
import { nothingOldAtBirth } from '../run/young-objects.ts';
import { VERSION } from '../version.ts';
import { RegisteredGuests } from './registered-guests.ts';
import type { ServeConfig } from './serve-config.ts';
import { TableShare } from './table-share.ts';

/** Where the bots of all tournaments meet: one gateway, to which each bot has one connection, whatever it plays in. */
export class SharedHall {
  readonly gateway: Gateway;
  /** The HTTP side, for pages; none can be added once it is open. */
  readonly app: FastifyInstance;
  /** Who plays with which bot's tables. */
  readonly share: TableShare;
  readonly registered: RegisteredGuests;
  readonly addressOf: (request: IncomingMessage) => string;
  readonly #config: ServeConfig;
  #certificate: Certificate | undefined;
  readonly #log: Logger;
  readonly #endings: (() => Promise<void> | void)[] = [];
  #openedAt = 0;
  #url = '';
  #localUrl = '';

  constructor(config: ServeConfig, log: Logger) {
    const certificate = certificateOf(config);
    const limits = limitsOf({ ...config.limits, prepareMs: config.prepareMs });
    nothingOldAtBirth();
    this.#config = config;
    this.#certificate = certificate;
    this.#log = log;
    this.app = createArenaServer({
      certificate,
      log,
      requestMs: limits.helloMs,
      isCrowded: (request) => this.gateway.isCrowded(request),
    });
    const trusted = trustedProxies(config.trustProxy ?? []);
    this.addressOf = (request) => clientAddress(request, trusted);
    this.gateway = new Gateway({
      log,
      // What a bot is told in `welcome`; each request says what holds for it.
      time: {
        moveMs: Number(defaultOf('moveMs')),
        bankMs: Number(defaultOf('bankMs')),
        networkCapMs: Number(defaultOf('networkCapMs')),
      },
      strikes: Number(defaultOf('strikes')),
      software: `bassadewitz ${VERSION}`,
      server: this.app.server,
      addressOf: this.addressOf,
      isProxy: trusted,
      origins: config.origins ?? [],
      limits,
    });
    // Every tournament listens.
    this.gateway.setMaxListeners(0);
    this.share = new TableShare();
    // It may have come with more tables than before.
    this.gateway.on('ready', (id) => this.share.wake([id]));
    this.registered = new RegisteredGuests(this.gateway, config.registry, log);
  }

  /** Where bots connect. */
  get url(): string {
    return this.#url;
  }

  /** When the certificate in use ends, in ms since 1970; undefined where there is none. */
  get certificateEnd(): number | undefined {
    return this.#certificate === undefined ? undefined : endOf(this.#certificate);
  }

  /** Listens, with the routes that `app` has by now, and lets in every bot that the registry knows. @throws Failure ADDRESS or FILES */
  async open(): Promise<void> {
    this.#endings.push(this.registered.follow());
    if (this.#certificate !== undefined) {
      const taken = (certificate: Certificate) => {
        this.#certificate = certificate;
      };
      this.#endings.push(followCertificate(this.app.server, this.#config, this.#certificate, this.#log, taken));
    }
    await this.app.ready();
    this.#openedAt = this.gateway.clock.now();
    this.#url = await listen(this.gateway, this.#config);
    this.#localUrl = this.#certificate === undefined ? this.#url : await openDoor(this.gateway, this.#endings);
  }

  /** Where the bots of one tournament meet. @param busy whether anything is played already */
  venue(tournament: string, busy: () => boolean): Venue {
    return {
      suffix: `@${tournament}`,
      open: async (config, instances, directory) => this.#room(tournament, config, instances, directory),
      gathering: (config, resumed) => this.#gathering(config, resumed),
      get busy() {
        return busy();
      },
    };
  }

  /** Says goodbye to everybody and stops listening. */
  async close(): Promise<void> {
    await this.gateway.drain('server-closing', 'the server is closing; come back');
    this.app.server.removeAllListeners('upgrade').on('upgrade', (_request, socket) => socket.destroy());
    for (const end of this.#endings) await end();
    await closeServer(this.app.server);
    await this.app.close();
  }

  /** How a bot that comes from afar is, by its name. */
  status(name: string): BotStatus | undefined {
    return this.gateway.statuses().find(({ id }) => id === name);
  }

  #gathering({ connectMs, absent }: TournamentConfig, resumed: boolean): GatheringRules {
    const local = { connectMs, prepareMs: this.#config.prepareMs };
    if (resumed) {
      // What has begun goes on without those who are away. After a restart they have time to find back.
      const open = this.gateway.clock.now() - this.#openedAt;
      return { ...local, absent: 'stand-in', remoteMs: Math.max(0, Math.max(connectMs, BACKOFF.longestMs) - open) };
    }
    return absent === 'stand-in' ? { ...local, absent } : { ...local, absent, remoteMs: Number.POSITIVE_INFINITY };
  }

  #room(
    tournament: string,
    config: TournamentConfig,
    instances: readonly BotInstance[],
    directory: RunDirectory,
  ): Hall {
    const { gateway } = this;
    const log = this.#log.child({ tournament });
    const local = new LocalBots();
    const own: string[] = [];
    const guests: string[] = [];
    let attendance: Attendance | undefined;
    const close = async (complete: boolean) => {
      attendance?.end();
      const message = complete ? 'the tournament is over' : 'the tournament was stopped';
      for (const id of own) gateway.forget(id, message);
      for (const name of guests) this.registered.guestLeaves(name);
      await local.stop();
    };
    try {
      for (const { id, name, token, config: bot } of instances) {
        if (bot.guest) {
          this.registered.guestComes(name);
          guests.push(name);
        } else if (bot.registered) this.registered.expect(name);
        else if (token !== undefined) {
          gateway.expect({ id, name, token, anyName: bot.command !== undefined });
          own.push(id);
        }
      }
      local.start(instances, this.#localUrl, directory, log);
    } catch (error) {
      void close(false);
      if (error instanceof RangeError) throw new Failure('USAGE', `${error.message}; see docs/serve.md`);
      throw error;
    }
    attendance = new Attendance(gateway, local.processes, config.returnMs);
    return { gateway, url: this.#url, attendance, processes: local.processes, close };
  }
}
