import { randomBytes } from 'node:crypto';
import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { Gateway } from '@bassadewitz/gateway';
import { FAULT_KINDS, type FaultKind } from '@bassadewitz/protocol';
import { type Seat as PlayedSeat, PlayerSeat, playMatch, type TableLog } from '@bassadewitz/referee';
import { bySeat, type RuleSetName, SEATS, type Seat } from '@bassadewitz/rules';
import type { PlayedMatch } from '@bassadewitz/tournament';
import type { Logger } from 'pino';
import { defaultOf } from '../config/validate.ts';
import { type Timings, TimingTally } from '../dossiers/timing-tally.ts';
import type { FaultList } from './author-desk.ts';
import { HOUSE_PLAYERS } from './house-players.ts';
import type { Metrics } from './metrics.ts';
import { PracticeFaults } from './practice-faults.ts';
import type { Share, TableShare } from './table-share.ts';

/** How a bot did at the practice table since the server started. */
export interface PracticeSummary {
  readonly matches: number;
  readonly chips: number;
  readonly faults: Readonly<Record<FaultKind, number>>;
  readonly timings: Timings;
  /** Matches that it may still play at once; they come back over the hour. */
  readonly left: number;
}

interface Guest {
  readonly tally: TimingTally;
  readonly kinds: Record<FaultKind, number>;
  readonly faults: PracticeFaults;
  matches: number;
  chips: number;
  allowance: number;
  countedAt: number;
  inPlay: boolean;
}

/** What the practice table stands on. */
export interface PracticeSetup {
  readonly gateway: Gateway;
  readonly share: TableShare;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly rules: RuleSetName;
  /** Matches that each bot is given an hour. */
  readonly perHour: number;
  /** The bots that come from afar. */
  readonly names: () => readonly string[];
  /** Whether a bot sits in a tournament that is being played, which is not to be disturbed. */
  readonly isPlaying: (name: string) => boolean;
}

/** How often it is looked who may play again, in ms. */
const LOOK_MS = 1000;

const HOUR_MS = 3_600_000;

/**
 * A table at which a bot meets house bots as soon as it is ready, and while no tournament wants it: one match after another, up to
 * so many an hour. Nothing of it is rated or kept beyond the life of the server.
 */
export class Practice {
  readonly #setup: PracticeSetup;
  readonly #share: Share;
  readonly #guests = new Map<string, Guest>();
  readonly #closing = new AbortController();
  readonly #inPlay = new Set<Promise<void>>();
  readonly #timer: NodeJS.Timeout;

  constructor(setup: PracticeSetup) {
    this.#setup = setup;
    this.#share = setup.share.join();
    setup.gateway.on('ready', this.#onReady);
    this.#timer = setInterval(() => {
      for (const name of setup.names()) this.#tryToPlay(name);
    }, LOOK_MS);
  }

  readonly #onReady = (id: string) => {
    if (this.#setup.names().includes(id)) this.#tryToPlay(id);
  };

  /** How a bot did; undefined where it has not played. */
  summary(name: string): PracticeSummary | undefined {
    const guest = this.#guests.get(name);
    if (guest === undefined) return undefined;
    const { matches, chips, kinds, tally } = guest;
    return { matches, chips, faults: { ...kinds }, timings: tally.timings, left: Math.floor(this.#allowance(guest)) };
  }

  /** Its latest faults, from a number on; `total` counts those that are not kept any more with them. */
  faults(name: string, from: number, most: number): FaultList {
    const faults = this.#guests.get(name)?.faults;
    return { total: faults?.total ?? 0, faults: faults?.list(from, most) ?? [] };
  }

  /** Gives up the matches in play: nothing of them is missed. */
  async close(): Promise<void> {
    this.#setup.gateway.off('ready', this.#onReady);
    clearInterval(this.#timer);
    this.#closing.abort();
    await Promise.all(this.#inPlay);
    this.#share.leave();
  }

  #tryToPlay(name: string): void {
    const { gateway, isPlaying } = this.#setup;
    if (this.#closing.signal.aborted || isPlaying(name)) return;
    const { state, identity } = gateway.status(name);
    if (state !== 'ready' || identity === undefined) return;
    const guest = this.#guestOf(name);
    if (guest.inPlay || this.#allowance(guest) < 1) return;
    if (this.#share.capacity(name, identity.tables) < 1) return;
    guest.allowance -= 1;
    guest.inPlay = true;
    const match = this.#play(name, guest).finally(() => {
      guest.inPlay = false;
      this.#inPlay.delete(match);
      // The next one in a turn of its own: a bot that fails at once must not keep this process busy.
      setImmediate(() => this.#tryToPlay(name));
    });
    this.#inPlay.add(match);
  }

  async #play(name: string, guest: Guest): Promise<void> {
    const { metrics, gateway, log, rules } = this.#setup;
    const key = deriveKey(randomBytes(32).toString('hex'));
    const own = SEATS[guest.matches % SEATS.length] as Seat;
    this.#share.begin([name]);
    metrics.began('practice');
    let played: PlayedMatch | undefined;
    try {
      const house = Object.values(HOUSE_PLAYERS).map((choose): PlayedSeat => new PlayerSeat(choose));
      played = await playMatch(
        {
          job: { match: 0, round: 0, table: 0, board: 0, replay: 0, bots: [0, 1, 2, 3] },
          salt: receiptSalt(key, 0),
          ruleSet: rules,
          seats: bySeat((seat) => (seat === own ? gateway.seatOf(name) : (house.pop() as PlayedSeat))),
          clock: gateway.clock,
          hands: (deal) => dealHands(key, 0, deal),
          seeds: (deal, trick) => requestSeeds(key, 0, deal, trick),
          time: { moveMs: Number(defaultOf('moveMs')), bankMs: Number(defaultOf('bankMs')) },
          log: quiet(log.child({ practice: name })),
        },
        this.#closing.signal,
      );
      count(guest, played, own);
      played.announce();
    } catch (error) {
      if (!this.#closing.signal.aborted) log.error({ err: error, bot: name }, 'a practice match failed');
    } finally {
      metrics.ended('practice', played);
      this.#share.end([name]);
    }
  }

  /** What is left for now, by what came back since the last look. */
  #allowance(guest: Guest): number {
    const { gateway, perHour } = this.#setup;
    const now = gateway.clock.now();
    guest.allowance = Math.min(perHour, guest.allowance + ((now - guest.countedAt) * perHour) / HOUR_MS);
    guest.countedAt = now;
    return guest.allowance;
  }

  #guestOf(name: string): Guest {
    const known = this.#guests.get(name);
    if (known !== undefined) return known;
    const guest: Guest = {
      tally: new TimingTally(),
      kinds: Object.fromEntries(FAULT_KINDS.map((kind) => [kind, 0])) as Record<FaultKind, number>,
      faults: new PracticeFaults(),
      matches: 0,
      chips: 0,
      allowance: this.#setup.perHour,
      countedAt: this.#setup.gateway.clock.now(),
      inPlay: false,
    };
    this.#guests.set(name, guest);
    return guest;
  }
}

/** A bot may fail at every card, as long as it likes: its author sees the faults, metrics count them, and they do not fill the log. */
function quiet(log: Logger): TableLog {
  const debug = log.debug.bind(log);
  return { debug, info: debug, warn: debug };
}

function count(guest: Guest, { record, sidecar }: PlayedMatch, own: Seat): void {
  guest.matches += 1;
  guest.chips += record.chips[own];
  for (const thought of sidecar.thinking) if (thought.seat === own) guest.tally.add(thought);
  for (const report of sidecar.faults) {
    if (report.seat !== own) continue;
    guest.kinds[report.kind] += 1;
    guest.faults.add(report);
  }
}
