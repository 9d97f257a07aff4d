import { randomBytes } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import type { Logger } from 'pino';
import type { PartialConfig } from '../config/read-config.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure } from '../failure.ts';
import { TITLE } from '../ledger-files/title.ts';
import { createRunDirectory } from '../run/run-directory.ts';
import { readStart, writeStart } from '../run/start-file.ts';
import { checkEntrants, type Origin } from './check-entrants.ts';
import { Hosted, type Onlooker } from './hosted.ts';
import { keptRun } from './kept-run.ts';
import { type Order, readOrder, writeOrder } from './order-file.ts';
import type { ServeFolder } from './serve-folder.ts';
import type { SharedHall } from './shared-hall.ts';
import { TOURNAMENT_ID } from './tournament-id.ts';

/** What somebody asks to be played. */
export interface Creation {
  /** Made from the time of day where nothing is said. */
  readonly id?: string | undefined;
  readonly title?: string | undefined;
  readonly config: PartialConfig;
}

/** All tournaments of a server. */
export class Host {
  readonly #folder: ServeFolder;
  readonly #hall: SharedHall;
  readonly #onlooker: Onlooker;
  readonly #log: Logger;
  readonly #tournaments = new Map<string, Hosted>();
  readonly #abandon = new AbortController();

  constructor(folder: ServeFolder, hall: SharedHall, onlooker: Onlooker, log: Logger) {
    this.#folder = folder;
    this.#hall = hall;
    this.#onlooker = onlooker;
    this.#log = log;
  }

  /** In the order in which they were created. */
  get tournaments(): Hosted[] {
    return [...this.#tournaments.values()].sort(
      (a, b) => a.created.localeCompare(b.created) || a.id.localeCompare(b.id),
    );
  }

  get(id: string): Hosted | undefined {
    return this.#tournaments.get(id);
  }

  /** By its id, or by the one that it has on the site. */
  find(id: string): Hosted | undefined {
    return this.get(id) ?? this.tournaments.find(({ siteId }) => siteId !== undefined && id.startsWith(siteId));
  }

  /** Whether a bot that comes from afar sits in a tournament that is being played. */
  isPlaying(bot: string): boolean {
    return this.tournaments.some(({ playing, config }) => playing && config.bots.some(({ name }) => name === bot));
  }

  /** Finds what earlier servers left; `start` goes on with it. A run that cannot be read is left out, and logged. */
  async takeUp(): Promise<void> {
    for (const id of this.#folder.ids()) {
      try {
        await this.#takeUp(id);
      } catch (error) {
        this.#log.error({ tournament: id, err: error }, 'the run cannot be read');
      }
    }
  }

  /** Goes on with whatever is not over and not paused. */
  start(): void {
    for (const tournament of this.#tournaments.values()) tournament.start();
  }

  /**
   * Creates a tournament and lets it wait for its bots. It is on disk when this returns.
   * @throws Failure USAGE naming what cannot be played, CHANGED where the id is taken, FILES when it cannot be written
   */
  create({ id = newId(), title = id, config: written }: Creation, origin: Origin): Hosted {
    if (!TOURNAMENT_ID.test(id)) {
      throw new Failure('USAGE', `id: ${JSON.stringify(id)} does not match ${TOURNAMENT_ID.source}; see docs/serve.md`);
    }
    if (!TITLE.test(title)) {
      throw new Failure('USAGE', `title: ${JSON.stringify(title)} is not a text of 1 to 120 printable characters`);
    }
    if (this.#tournaments.has(id)) throw new Failure('CHANGED', `there is a tournament ${id} already; give another id`);
    const config = checkEntrants(written, this.#hall.registered.registry, origin);
    const directory = createRunDirectory(this.#folder.run(id).path);
    const order = { title, created: new Date().toISOString(), paused: false, cancelled: false };
    try {
      writeStart(directory, { config, seed: config.seed ?? randomBytes(32).toString('hex') });
      writeOrder(directory, order);
    } catch (error) {
      rmSync(directory.path, { recursive: true, force: true });
      throw error;
    }
    this.#log.info({ tournament: id, title, origin }, 'created');
    const hosted = this.#add(id, config, order);
    hosted.start();
    return hosted;
  }

  /** Lets the matches in play end, and gives up those that are not over at the deadline. */
  async close(deadline: AbortSignal): Promise<void> {
    const abandon = () => this.#abandon.abort();
    deadline.addEventListener('abort', abandon, { once: true });
    if (deadline.aborted) abandon();
    await Promise.all(this.tournaments.map((tournament) => tournament.close()));
    deadline.removeEventListener('abort', abandon);
  }

  async #takeUp(id: string): Promise<void> {
    const directory = this.#folder.run(id);
    const order = readOrder(directory, id);
    if (!existsSync(directory.ledger)) {
      const start = readStart(directory);
      if (start === undefined) return;
      const { state } = this.#add(id, start.config, order);
      this.#log.info({ tournament: id, state }, 'found as it was left, before its first card');
      return;
    }
    const kept = await keptRun(directory);
    const hosted = this.#add(id, kept.config, order);
    hosted.found(kept);
    const { recorded, plan } = kept;
    this.#log.info(
      { tournament: id, state: hosted.state, matches: recorded, of: plan.matches },
      'found as it was left',
    );
  }

  #add(id: string, config: TournamentConfig, order: Order): Hosted {
    const hosted = new Hosted({
      id,
      directory: this.#folder.run(id),
      config,
      order,
      hall: this.#hall,
      log: this.#log,
      onlooker: this.#onlooker,
      busy: () => this.tournaments.some(({ playing }) => playing),
      abandon: this.#abandon.signal,
    });
    this.#tournaments.set(id, hosted);
    return hosted;
  }
}

/** Something that no other tournament is called, and that sorts by time. */
function newId(): string {
  const stamp = new Date().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
  return `${stamp}-${randomBytes(2).toString('hex')}`;
}
