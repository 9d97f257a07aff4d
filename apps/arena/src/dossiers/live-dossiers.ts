import { existsSync } from 'node:fs';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Decision, type Head, type MatchRecord, type MatchSidecar, placesOf } from '@bassadewitz/ledger';
import { FAULT_KINDS, type FaultKind } from '@bassadewitz/protocol';
import { LiveElo } from '@bassadewitz/rating';
import { SEATS } from '@bassadewitz/rules';
import { countedChips, type Status, statusesAfter, voidBoards } from '@bassadewitz/standings';
import { openStoreReadOnly, type StoreReader } from '@bassadewitz/store';
import { storedDecisions, storedHead, storedMatch, storedSidecar } from '@bassadewitz/tournament';
import { type AuthorFault, type AuthorSummary, authorFaultOf } from './author-page.ts';
import { livePlace } from './live-place.ts';
import { settledBefore } from './settled.ts';
import { TimingTally } from './timing-tally.ts';

/** Matches that are read before the tables have their turn. */
const SLICE = 16;

/** What is kept of one bot. Its faults are kept as positions and read again when they are asked for. */
interface Dossier {
  readonly tally: TimingTally;
  readonly kinds: Record<FaultKind, number>;
  readonly faults: { readonly match: number; readonly index: number; readonly board: number }[];
  matches: number;
  chips: number;
}

/**
 * What a running tournament can tell the author of each bot, read from its file as it grows. Matches count in schedule order, up to
 * the first that is still open. Nothing is read before somebody asks.
 */
export class LiveDossiers {
  readonly #path: string;
  readonly #names: readonly string[];
  readonly #dossiers = new Map<number, Dossier>();
  /** Replays seen of the boards of which not all are over. */
  readonly #open = new Map<number, number>();
  #store: StoreReader | undefined;
  #head: Head | undefined;
  #live: LiveElo | undefined;
  #void: ReadonlySet<number> = new Set();
  #statuses: readonly Status[] = [];
  #next = 0;
  #over = false;
  #refreshing: Promise<void> | undefined;
  #closed = false;

  /**
   * @param path of the run's file, which may not be there yet
   * @param names of the bots whose authors may ask
   */
  constructor(path: string, names: readonly string[]) {
    this.#path = path;
    this.#names = names;
  }

  /** Reads what has been recorded since, in slices, so that no bot waits for it. @throws StoreError DAMAGED naming what cannot be read */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#read().finally(() => {
      this.#refreshing = undefined;
    });
    return this.#refreshing;
  }

  /** How a bot stands; undefined before the first card, or for a bot whose author may not ask. */
  summary(name: string): AuthorSummary | undefined {
    const [head, live] = [this.#head, this.#live];
    const bot = this.#botOf(name);
    const dossier = this.#dossiers.get(bot);
    if (head === undefined || live === undefined || dossier === undefined) return undefined;
    const isRanked = head.bots.map(({ house }, index) => !house && this.#statuses[index] !== 'disqualified');
    const ranked = isRanked.flatMap((counts, index) => (counts ? [live.rating(index)] : []));
    const liveElo = live.rating(bot);
    const { moveMs } = head.timeControl;
    const { timings } = dossier.tally;
    return {
      version: head.bots[bot]?.version ?? '',
      matches: dossier.matches,
      standing: {
        liveElo: rounded(liveElo),
        place: isRanked[bot] ? livePlace(liveElo, ranked) : null,
        of: ranked.length,
        chipsPerMatch: dossier.matches === 0 ? 0 : rounded(dossier.chips / dossier.matches),
      },
      timings: { ...timings, headRoom: rounded(moveMs - timings.think.p99) },
      faults: { total: dossier.faults.length, kinds: { ...dossier.kinds } },
    };
  }

  /** Faults of a bot by their numbers, which count its own alone. Cards of a board that is still in play are held back. */
  faults(name: string, from: number, most: number): AuthorFault[] {
    const store = this.#store;
    const listed = this.#dossiers.get(this.#botOf(name))?.faults.slice(from, from + most) ?? [];
    if (store === undefined) return [];
    return listed.flatMap(({ match, index, board }, at) => {
      const sidecar = store.sidecar(match);
      const report = sidecar === undefined ? undefined : storedSidecar(store, match, sidecar).faults[index];
      if (report === undefined) return [];
      return [authorFaultOf(from + at, report, !this.#over && this.#open.has(board))];
    });
  }

  async close(): Promise<void> {
    this.#closed = true;
    // Whoever asked for what is being read is told if it cannot be.
    await this.#refreshing?.catch(() => undefined);
    await this.#store?.close();
  }

  #botOf(name: string): number {
    return this.#names.includes(name) ? (this.#head?.bots.findIndex((bot) => bot.name === name) ?? -1) : -1;
  }

  async #read(): Promise<void> {
    const store = this.#opened();
    const head = this.#head;
    if (store === undefined || head === undefined) return;
    const end = settledBefore(store, head);
    let read = 0;
    for (const { match, record } of store.records(this.#next, end)) {
      const measured = store.sidecar(match);
      const sidecar = measured === undefined ? undefined : storedSidecar(store, match, measured);
      this.#add(head, storedMatch(store, match, record), sidecar);
      this.#next = match + 1;
      read += 1;
      if (read % SLICE !== 0) continue;
      await nextTurn();
      if (this.#closed) return;
    }
    this.#next = Math.max(this.#next, end);
    this.#statuses = statusesAfter(storedDecisions(store), head.bots.length);
    this.#over = store.foot !== undefined;
  }

  #opened(): StoreReader | undefined {
    if (this.#store !== undefined || this.#closed || !existsSync(this.#path)) return this.#store;
    const opened = openStoreReadOnly(this.#path);
    // A file that is just being made; the next who asks finds it.
    if (!opened.ok) return undefined;
    const store = opened.value;
    try {
      this.#begin(storedHead(store), storedDecisions(store));
    } catch (error) {
      void store.close();
      throw error;
    }
    this.#store = store;
    return store;
  }

  #begin(head: Head, decisions: readonly Decision[]): void {
    this.#live = new LiveElo(head.bots.length);
    this.#void = voidBoards(decisions);
    for (const [bot, { name }] of head.bots.entries()) if (this.#names.includes(name)) this.#dossiers.set(bot, empty());
    this.#head = head;
  }

  #add({ schedule }: Head, record: MatchRecord, sidecar: MatchSidecar | undefined): void {
    const { match, board, bots } = record;
    const chips = countedChips(record);
    const seen = (this.#open.get(board) ?? 0) + 1;
    if (seen < schedule.replays) this.#open.set(board, seen);
    else this.#open.delete(board);
    if (!this.#void.has(board)) this.#live?.add(bots, placesOf(record));
    if (!bots.some((bot) => this.#dossiers.has(bot))) return;
    for (const seat of SEATS) {
      const dossier = this.#dossiers.get(bots[seat]);
      if (dossier === undefined) continue;
      dossier.matches += 1;
      dossier.chips += chips[seat];
    }
    if (sidecar === undefined) return;
    const { thinking, faults } = sidecar;
    for (const thought of thinking) this.#dossiers.get(bots[thought.seat])?.tally.add(thought);
    for (const [index, { seat, kind }] of faults.entries()) {
      const dossier = this.#dossiers.get(bots[seat]);
      if (dossier === undefined) continue;
      dossier.kinds[kind] += 1;
      dossier.faults.push({ match, index, board });
    }
  }
}

function empty(): Dossier {
  const kinds = Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as Record<FaultKind, number>;
  return { tally: new TimingTally(), kinds, faults: [], matches: 0, chips: 0 };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
