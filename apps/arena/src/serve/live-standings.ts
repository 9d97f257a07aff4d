import { type Head, type MatchRecord, placesOf } from '@bassadewitz/ledger';
import { LiveElo } from '@bassadewitz/rating';
import { SEATS } from '@bassadewitz/rules';
import { countedChips } from '@bassadewitz/standings';
import { livePlace } from '../dossiers/live-place.ts';

/** How a bot stands by the boards that are over. */
export interface LiveRow {
  readonly name: string;
  readonly version: string;
  readonly owner: string | null;
  readonly house: boolean;
  /** Among the bots that are no house bots, equals sharing the best; null for house bots, before the first board, and where nobody else has one. */
  readonly place: number | null;
  /** Moves with every board and has no error bars. */
  readonly liveElo: number;
  /** The mean over its matches, where one that a stand-in finished counts as the least at its table. */
  readonly chipsPerBoard: number;
  readonly boards: number;
  readonly matches: number;
}

interface Tally {
  chips: number;
  boards: number;
  matches: number;
}

/**
 * Standings of a tournament in play. A match counts once all replays of its board are over: from sums that moved earlier a spectator
 * could work out the result of a board that others have still to play.
 */
export class LiveStandings {
  readonly #head: Head;
  readonly #voided: ReadonlySet<number>;
  readonly #live: LiveElo;
  readonly #open = new Map<number, MatchRecord[]>();
  readonly #tallies: Tally[];
  #boards = 0;

  /** @param voided boards that do not count */
  constructor(head: Head, voided: ReadonlySet<number>) {
    this.#head = head;
    this.#voided = voided;
    this.#live = new LiveElo(head.bots.length);
    this.#tallies = head.bots.map(() => ({ chips: 0, boards: 0, matches: 0 }));
  }

  /** Boards of which all replays are over. */
  get boards(): number {
    return this.#boards;
  }

  /** Takes in a match, in schedule order. */
  add(record: MatchRecord): void {
    const replays = [...(this.#open.get(record.board) ?? []), record];
    if (replays.length < this.#head.schedule.replays) {
      this.#open.set(record.board, replays);
      return;
    }
    this.#open.delete(record.board);
    this.#boards += 1;
    if (this.#voided.has(record.board)) return;
    for (const replay of replays) this.#count(replay);
    for (const bot of new Set(record.bots)) this.#tallyOf(bot).boards += 1;
  }

  /** Best first; house bots and those without a board behind. */
  rows(): LiveRow[] {
    const rows = this.#head.bots.map(({ name, version, owner, house }, bot) => {
      const { chips, boards, matches } = this.#tallyOf(bot);
      const liveElo = rounded(this.#live.rating(bot));
      const chipsPerBoard = matches === 0 ? 0 : rounded(chips / matches);
      const ranked = !house && boards > 0;
      return { name, version, owner: owner ?? null, house, ranked, liveElo, chipsPerBoard, boards, matches };
    });
    const inOrder = rows.sort((a, b) => Number(b.ranked) - Number(a.ranked) || b.liveElo - a.liveElo);
    const elos = inOrder.flatMap(({ ranked, liveElo }) => (ranked ? [liveElo] : []));
    return inOrder.map(({ ranked, ...row }) => ({
      ...row,
      place: ranked ? livePlace(row.liveElo, elos) : null,
    }));
  }

  #count(record: MatchRecord): void {
    this.#live.add(record.bots, placesOf(record));
    const chips = countedChips(record);
    for (const seat of SEATS) {
      const tally = this.#tallyOf(record.bots[seat]);
      tally.chips += chips[seat];
      tally.matches += 1;
    }
  }

  #tallyOf(bot: number): Tally {
    const tally = this.#tallies[bot];
    if (tally === undefined) throw new Error(`the head has no bot ${bot}`);
    return tally;
  }
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
