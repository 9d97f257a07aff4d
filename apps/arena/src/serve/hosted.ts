import { existsSync } from 'node:fs';
import { type Decision, LedgerWriter, type MatchRecord } from '@bassadewitz/ledger';
import type { Commit } from '@bassadewitz/store';
import type { Logger } from 'pino';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Conflict, Failure } from '../failure.ts';
import { decide, type Wanted } from '../run/decide.ts';
import { NEVER_CAME } from '../run/head-of.ts';
import { resumeTournament } from '../run/play-tournament.ts';
import { checkedReason } from '../run/reason.ts';
import type { RunDirectory } from '../run/run-directory.ts';
import { openRunFile } from '../run/run-file.ts';
import type { RunPlan, RunSetup } from '../run/run-setup.ts';
import { EntropyDesk } from './entropy-desk.ts';
import { type KeptRun, liveStandingsOf } from './kept-run.ts';
import { LiveStandings } from './live-standings.ts';
import { type Order, writeOrder } from './order-file.ts';
import type { SharedHall } from './shared-hall.ts';
import { type MatchWatch, SharedPlayer } from './shared-player.ts';
import type { Share } from './table-share.ts';
import { isGivenUp, loggedReason, publicReason } from './trouble.ts';

/**
 * What has become of a tournament on a server.
 * - `waiting`: not all of its bots are there yet;
 * - `playing`;
 * - `paused`: by the organiser; what was played is kept;
 * - `over`: played to its end, or stopped by a decision on record;
 * - `cancelled`: stopped before the first card;
 * - `failed`: the arena could not go on; the reason says why, and `resume` tries again.
 */
export const TOURNAMENT_STATES = ['waiting', 'playing', 'paused', 'over', 'cancelled', 'failed'] as const;
export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** Who is told what happens in a tournament. */
export interface Onlooker extends MatchWatch {
  committed(commit: Commit): void;
  /** The state has changed, or a match went into the standings. */
  changed(tournament: Hosted): void;
  /** It has begun, a round is over, or all of it: there is something to publish. */
  published(tournament: Hosted): void;
}

/** What a hosted tournament is made with. */
export interface HostedSetup {
  readonly id: string;
  readonly directory: RunDirectory;
  readonly config: TournamentConfig;
  readonly order: Order;
  readonly hall: SharedHall;
  readonly log: Logger;
  readonly onlooker: Onlooker;
  /** Whether any tournament is being played. */
  readonly busy: () => boolean;
  /** Gives up the matches in play. */
  readonly abandon: AbortSignal;
}

const SITE_ID_DIGITS = 16;

/** How long a tournament whose bots are all away waits until it looks again, in ms. */
const AGAIN_MS = 1000;

/** One tournament on a server, from its creation on, across pauses and restarts. */
export class Hosted {
  readonly id: string;
  readonly directory: RunDirectory;
  config: TournamentConfig;
  readonly entropy = new EntropyDesk();
  state: TournamentState = 'waiting';
  /** Why it failed or was cancelled, as anybody may read it. */
  reason: string | undefined;
  plan: RunPlan | undefined;
  live: LiveStandings | undefined;
  /** Matches in the standings' order that are on record. */
  recorded = 0;
  #siteId: string | undefined;
  #recalled: LiveStandings | undefined;
  #counted = 0;
  /** As an earlier server left it. */
  #boards = 0;
  readonly #setup: HostedSetup;
  readonly #log: Logger;
  #order: Order;
  #halt = new AbortController();
  #closing = false;
  #running: Promise<void> | undefined;
  readonly #decisions: (() => Promise<void>)[] = [];
  #recording: Promise<void> | undefined;

  constructor(setup: HostedSetup) {
    this.id = setup.id;
    this.directory = setup.directory;
    this.config = setup.config;
    this.#setup = setup;
    this.#order = setup.order;
    this.#log = setup.log.child({ tournament: setup.id });
    if (setup.order.cancelled) {
      this.state = 'cancelled';
      this.reason = setup.order.reason;
    } else if (setup.order.paused) this.state = 'paused';
  }

  get title(): string {
    return this.#order.title;
  }

  get created(): string {
    return this.#order.created;
  }

  /** What it is called on the site: the first digits of the hash of the ledger's head. Undefined before the first card. */
  get siteId(): string | undefined {
    if (this.plan === undefined) return undefined;
    this.#siteId ??= new LedgerWriter(this.plan.head).headHash.slice(0, SITE_ID_DIGITS);
    return this.#siteId;
  }

  /** Whether anything is left to be played. */
  get unfinished(): boolean {
    return this.state !== 'over' && this.state !== 'cancelled';
  }

  /** Whether matches are being played. */
  get playing(): boolean {
    return this.state === 'playing';
  }

  /** Boards of which all replays are over. */
  get boards(): number {
    return this.live?.boards ?? this.#boards;
  }

  /** Notes what an earlier server left of the run. */
  found({ plan, recorded, boards, over }: KeptRun): void {
    if (over) this.state = 'over';
    this.plan = plan;
    this.recorded = recorded;
    this.#boards = boards;
  }

  /** Gives anew what decides no result. Before `start`; a later server begins with the run's own again. */
  adjust(config: TournamentConfig): void {
    if (this.#running !== undefined) throw new Error(`tournament ${this.id} is being played`);
    this.config = config;
  }

  /** Standings of a run that this server has not played, read from its file. */
  async loadLive(): Promise<void> {
    if (this.live !== undefined || this.plan === undefined || this.playing) return;
    const live = await liveStandingsOf(this.directory);
    this.live ??= live;
  }

  /** Begins, or goes on. Does nothing where it must not, or does already. */
  start(): void {
    if (this.#running !== undefined || this.#closing || this.#order.paused || !this.unfinished) return;
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
    });
  }

  /** Lets the matches in play end, and plays no other until `resume`. @throws Failure CHANGED where it is over */
  async pause(): Promise<void> {
    this.#mustBeUnfinished('paused');
    this.#keep({ ...this.#order, paused: true });
    this.#halt.abort();
    await this.#running;
    if (this.unfinished) this.#become('paused');
  }

  /** Goes on after a pause or a failure. @throws Failure USAGE where it is over */
  resume(): void {
    this.#mustBeUnfinished('resumed');
    if (this.#order.paused) this.#keep({ ...this.#order, paused: false });
    this.reason = undefined;
    if (this.#running !== undefined) return;
    this.#become('waiting');
    this.start();
  }

  /** Ends it after the round in play; one that has not begun is never played. @throws Failure USAGE where it is over */
  async stop(reason: string): Promise<Decision | undefined> {
    this.#mustBeUnfinished('stopped');
    if (existsSync(this.directory.ledger)) return this.decide({ kind: 'stop', reason });
    const given = checkedReason(reason, 'reason');
    this.#keep({ ...this.#order, cancelled: true, reason: given });
    this.#halt.abort();
    await this.#running;
    this.reason = given;
    if (this.unfinished) this.#become('cancelled');
    return undefined;
  }

  /**
   * Records a decision. The matches in play are played to their end first; then it goes on.
   * @throws Failure USAGE naming what cannot be decided
   */
  async decide(wanted: Wanted): Promise<Decision> {
    this.#mustBeUnfinished('decided about');
    if (!existsSync(this.directory.ledger)) {
      throw new Conflict(`tournament ${this.id} has not begun: nothing can be decided yet but to stop it`);
    }
    const { promise, resolve, reject } = Promise.withResolvers<Decision>();
    this.#decisions.push(async () => {
      try {
        resolve(await this.#record(wanted));
      } catch (error) {
        reject(error);
      }
    });
    if (this.#running === undefined) await this.#recordAll();
    else this.#halt.abort();
    return promise;
  }

  /** Lets the matches in play end and plays no other in this process. */
  async close(): Promise<void> {
    this.#closing = true;
    this.#halt.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#closing && !this.#order.paused && !this.#order.cancelled) {
      this.#halt = new AbortController();
      // From here on whoever decides something aborts this one.
      if (this.#decisions.length > 0 || this.#recording !== undefined) {
        await this.#recordAll();
        continue;
      }
      const share = this.#setup.hall.share.join();
      try {
        this.#become('waiting');
        const { complete } = await resumeTournament(() => this.config, this.#runSetup(share));
        if (complete) {
          this.#become('over');
          this.#setup.onlooker.published(this);
          return;
        }
      } catch (error) {
        if (this.#halt.signal.aborted) this.#notice(error);
        else if (!(await this.#mayTryAgain(error))) return;
      } finally {
        share.leave();
      }
    }
    await this.#recordAll();
  }

  /** Whether what went wrong passes by itself: no bot is there yet after a restart. */
  async #mayTryAgain(error: unknown): Promise<boolean> {
    if (error instanceof Failure && error.exit === 'BOT' && existsSync(this.directory.ledger)) {
      this.#log.warn(loggedReason(error), 'no bot is there; waiting');
      await pause(AGAIN_MS, this.#halt.signal);
      return true;
    }
    this.#log.error(loggedReason(error), 'the tournament cannot go on');
    this.reason = publicReason(error);
    this.#become('failed');
    await this.#recordAll();
    return false;
  }

  /** Notes what went wrong while it was told to halt: that hides nothing but the halting itself. */
  #notice(error: unknown): void {
    if (isGivenUp(error, [this.#halt.signal, this.#setup.abandon])) return;
    this.#log.error(loggedReason(error), 'the tournament failed while it was halted');
    this.reason = publicReason(error);
  }

  #runSetup(share: Share): RunSetup {
    const { hall, busy, abandon, onlooker } = this.#setup;
    return {
      directory: this.directory,
      log: this.#log,
      interruption: { stop: this.#halt.signal, abandon },
      venue: hall.venue(this.id, busy),
      hooks: {
        begun: (plan) => this.#begun(plan),
        recorded: (record) => this.#recorded(record),
        roundOver: () => onlooker.published(this),
        player: (inner) => new SharedPlayer(inner, share, this.#shared(), onlooker),
        committed: (commit) => onlooker.committed(commit),
        entropy: (source, commitment, stop) => this.entropy.ask(source, commitment, stop),
      },
    };
  }

  #begun(plan: RunPlan): void {
    this.plan = plan;
    this.#recalled = new LiveStandings(plan.head, plan.voided);
    this.#counted = 0;
    // What is read again shows only once it has come as far as before.
    if (this.recorded === 0) this.live = this.#recalled;
    this.reason = undefined;
    this.#become('playing');
    this.#setup.onlooker.published(this);
  }

  #recorded(record: MatchRecord): void {
    this.#counted += 1;
    this.#recalled?.add(record);
    if (this.#counted < this.recorded) return;
    this.recorded = this.#counted;
    this.live = this.#recalled;
    this.#setup.onlooker.changed(this);
  }

  /** Names of the bots whose tables others may play at, by position in the ledger. */
  #shared(): (string | undefined)[] {
    const { registered } = this.#setup.hall;
    const bots = this.plan?.head.bots ?? [];
    return this.config.bots.map(({ name, command, token }, index) => {
      const isOwn = command !== undefined || token !== undefined || bots[index]?.version === NEVER_CAME;
      return isOwn || !registered.has(name) ? undefined : name;
    });
  }

  /** Records what was decided. The file is not open meanwhile for anything else. */
  #recordAll(): Promise<void> {
    const recordAll = async () => {
      for (let next = this.#decisions.shift(); next !== undefined; next = this.#decisions.shift()) await next();
    };
    this.#recording ??= recordAll().finally(() => {
      this.#recording = undefined;
    });
    return this.#recording;
  }

  async #record(wanted: Wanted): Promise<Decision> {
    const file = await openRunFile(this.directory);
    try {
      const decision = await decide(file, wanted);
      this.#log.info({ decision }, 'decided');
      return decision;
    } finally {
      await file.store.close();
    }
  }

  #mustBeUnfinished(what: string): void {
    if (this.unfinished) return;
    throw new Failure('CHANGED', `tournament ${this.id} is ${this.state}: it cannot be ${what} any more`);
  }

  #keep(order: Order): void {
    writeOrder(this.directory, order);
    this.#order = order;
  }

  #become(state: TournamentState): void {
    if (this.state === state) return;
    this.state = state;
    this.#log.info({ state, reason: this.reason }, 'state');
    this.#setup.onlooker.changed(this);
  }
}

/** Resolves at the abort as well. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
