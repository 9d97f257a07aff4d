import type { AuthorFault, AuthorSummary } from '../dossiers/author-page.ts';
import { LiveDossiers } from '../dossiers/live-dossiers.ts';
import type { Host } from './host.ts';
import type { Hosted } from './hosted.ts';

/** How many tournaments are kept open for authors at once; of others the file is opened when somebody asks. */
const MOST_OPEN = 16;

/** What the authors of bots may know of the tournaments of a server, those that are over included. */
export class AuthorDesk {
  readonly #host: Host;
  /** The longest unasked first. */
  readonly #open = new Map<string, LiveDossiers>();
  #closed = false;

  constructor(host: Host) {
    this.#host = host;
  }

  /**
   * The tournaments that a bot plays in, or played in, the latest first.
   * @param id by which the gateway knows it: a bot of the registry by its name, one of a single tournament by both names
   */
  tournamentsOf(id: string): Hosted[] {
    const isIts = ({ id: tournament, config }: Hosted) =>
      config.bots.some(({ name, registered }) => (registered ? name === id : `${name}@${tournament}` === id));
    return this.#host.tournaments.filter(isIts).reverse();
  }

  /** How the bot stands or stood; undefined before the first card. */
  async summary(bot: string, tournament: Hosted): Promise<AuthorSummary | undefined> {
    return (await this.#dossiersOf(tournament))?.summary(bot);
  }

  /** Faults of the bot in a tournament, by their numbers. */
  async faults(bot: string, tournament: Hosted, from: number, most: number): Promise<FaultList> {
    const dossiers = await this.#dossiersOf(tournament);
    return {
      total: dossiers?.summary(bot)?.faults.total ?? 0,
      faults: dossiers?.faults(bot, from, most) ?? [],
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all([...this.#open.values()].map((dossiers) => dossiers.close()));
  }

  async #dossiersOf({ id, directory, config }: Hosted): Promise<LiveDossiers | undefined> {
    if (this.#closed) return undefined;
    const remote = config.bots.filter(({ command }) => command === undefined).map(({ name }) => name);
    const dossiers = this.#open.get(id) ?? new LiveDossiers(directory.ledger, remote);
    this.#open.delete(id);
    this.#open.set(id, dossiers);
    for (const [other, opened] of this.#open) {
      if (this.#open.size <= MOST_OPEN) break;
      this.#open.delete(other);
      void opened.close();
    }
    await dossiers.refresh();
    return dossiers;
  }
}

export interface FaultList {
  readonly total: number;
  readonly faults: readonly AuthorFault[];
}
