import type { Logger } from 'pino';
import { Admins } from '../accounts/admins.ts';
import { readConfigFile } from '../config/read-config.ts';
import { addHealthRoutes } from '../http/health-routes.ts';
import { addLiveRoutes } from '../http/live-routes.ts';
import { addMeRoutes } from '../http/me-routes.ts';
import { addOpenApi } from '../http/open-api.ts';
import { serveSite } from '../http/site-files.ts';
import { addTournamentRoutes } from '../http/tournament-routes.ts';
import { liveView } from '../http/tournament-view.ts';
import { adjusted } from '../run/unchanged.ts';
import { AuthorDesk } from './author-desk.ts';
import { checkEntrants } from './check-entrants.ts';
import { Host } from './host.ts';
import type { Onlooker } from './hosted.ts';
import { Inbox } from './inbox.ts';
import { LiveFeed } from './live-feed.ts';
import { Metrics } from './metrics.ts';
import { Practice } from './practice.ts';
import { Publisher } from './publisher.ts';
import type { ServeConfig } from './serve-config.ts';
import type { ServeFolder } from './serve-folder.ts';
import { SharedHall } from './shared-hall.ts';
import { idOf } from './tournament-id.ts';

/** A server that listens. */
export interface Serving {
  /** Where bots connect, and where pages are. */
  readonly url: string;
  readonly http: string;
  /** Lets the matches in play end, until the deadline, and closes everything. */
  close(deadline: AbortSignal): Promise<void>;
}

/**
 * Listens for bots, goes on with what is not over, and plays what the files say.
 * @param files configurations of tournaments: each is created, or gone on with where it is there already
 * @throws Failure
 */
export async function serve(
  config: ServeConfig,
  folder: ServeFolder,
  files: readonly string[],
  log: Logger,
): Promise<Serving> {
  const hall = new SharedHall(config, log);
  const { app } = hall;
  const admins = new Admins(config.admins, log);
  const metrics = new Metrics({
    connections: () => hall.gateway.connections,
    openRequests: () => hall.gateway.openRequests,
    bots: () => hall.gateway.statuses().map(({ state }) => state),
    tournaments: () => host.tournaments.map(({ state }) => state),
    certificateEnd: () => hall.certificateEnd,
  });
  const onlooker: Onlooker = {
    began: () => metrics.began('tournament'),
    ended: (played) => metrics.ended('tournament', played),
    committed: (commit) => metrics.committed(commit),
    changed: (tournament) => feed.changed(tournament),
    published: () => publisher.want(),
  };
  const feed = new LiveFeed(liveView);
  const publisher = new Publisher(
    () => ({
      out: folder.site,
      title: config.title,
      ...(config.baseUrl === undefined ? {} : { baseUrl: config.baseUrl }),
      runs: host.tournaments
        .filter(({ plan }) => plan !== undefined)
        .map(({ directory, title }) => ({ path: directory.path, title })),
    }),
    log,
  );
  const host = new Host(folder, hall, onlooker, log);
  let ready = false;
  await addOpenApi(app);
  addHealthRoutes(app, () => ready, metrics);
  addTournamentRoutes(app, { host, hall, admins });
  addLiveRoutes(app, host, hall, feed);
  const desk = new AuthorDesk(host);
  let practice: Practice | undefined;
  addMeRoutes(app, { hall, desk, practice: () => practice });
  await app.register((pages) => serveSite(pages, folder.site));
  const endings: (() => Promise<void> | void)[] = [];
  const close = async (deadline: AbortSignal) => {
    ready = false;
    for (const end of endings) await end();
    await host.close(deadline);
    feed.close();
    await publisher.close();
    await hall.close();
    await desk.close();
    metrics.close();
  };
  try {
    endings.push(admins.follow());
    await hall.open();
    await host.takeUp();
    for (const file of files) createFrom(file, host, hall);
    host.start();
    const inbox = new Inbox(config.inbox, host, log);
    endings.push(() => inbox.close());
    if (config.practice > 0) {
      const table = new Practice({
        gateway: hall.gateway,
        share: hall.share,
        metrics,
        log,
        rules: 'classic',
        perHour: config.practice,
        names: () => hall.registered.names,
        isPlaying: (name) => host.isPlaying(name),
      });
      practice = table;
      endings.push(() => table.close());
    }
    publisher.want();
    ready = true;
  } catch (error) {
    await close(AbortSignal.abort());
    throw error;
  }
  return { url: hall.url, http: hall.url.replace(/^ws/, 'http').replace(/\/v1\/bot$/, ''), close };
}

/**
 * Creates the tournament of a file, under the name of the file. One that is there already is gone on with, by the file's options where they
 * decide no result.
 * @throws Failure CHANGED naming what decides results and is not as it was
 */
function createFrom(path: string, host: Host, hall: SharedHall): void {
  const id = idOf(path);
  const written = readConfigFile(path);
  const there = host.get(id);
  if (there === undefined) {
    host.create({ id, config: written }, 'file');
    return;
  }
  const given = checkEntrants(written, hall.registered.registry, 'file');
  const bots = given.bots.filter((bot) => bot.house !== true);
  there.adjust(adjusted(there.config, { ...given, bots }, (field) => `${path}: ${field}`));
}
