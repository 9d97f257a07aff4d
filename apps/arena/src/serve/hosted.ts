import { existsSync } from 'node:fs';
import type { Decision } from '@bassadewitz/ledger';
import type { Commit } from '@bassadewitz/store';
import type { Logger } from 'pino';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Conflict, Failure } from '../failure.ts';
import type { Wanted } from '../run/decide.ts';
import { NEVER_CAME } from '../run/head-of.ts';
import { resumeTournament } from '../run/play-tournament.ts';
import { checkedReason } from '../run/reason.ts';
import type { RunDirectory } from '../run/run-directory.ts';
import type { RunPlan, RunSetup } from '../run/run-setup.ts';
import { DecisionDesk } from './decision-desk.ts';
import { EntropyDesk } from './entropy-desk.ts';
import type { KeptRun } from './kept-run.ts';
import type { LiveStandings } from './live-standings.ts';
import { type Order, writeOrder } from './order-file.ts';
import { PlayedPart } from './played-part.ts';
import type { SharedHall } from './shared-hall.ts';
import { type MatchWatch, SharedPlayer } from './shared-player.ts';
import type { Share } from './table-share.ts';
import type { TournamentState } from './tournament-state.ts';
import { isGivenUp, loggedReason, publicReason } from './trouble.ts';

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
  readonly #setup: HostedSetup;
  readonly #log: Logger;
  #order: Order;
  #halt = new AbortController();
  #closing = false;
  #running: Promise<void> | undefined;
  readonly #played = new PlayedPart();
  readonly #decisions: DecisionDesk;

  constructor(setup: HostedSetup) {
    this.id = setup.id;
    this.directory = setup.directory;
    this.config = setup.config;
    this.#setup = setup;
    this.#order = setup.order;
    this.#log = setup.log.child({ tournament: setup.id });
    this.#decisions = new DecisionDesk(setup.directory, this.#log);
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

  /** What it is called on the site; undefined before the first card. */
  get siteId(): string | undefined {
    return this.#played.siteId;
  }

  /** Undefined before the first card. */
  get plan(): RunPlan | undefined {
    return this.#played.plan;
  }

  /** Standings by the boards that are over, where they are known: see `loadLive`. */
  get live(): LiveStandings | undefined {
    return this.#played.live;
  }

  /** Matches in the standings' order that are on record. */
  get recorded(): number {
    return this.#played.recorded;
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
    return this.#played.boards;
  }

  /** Notes what an earlier server left of the run. */
  found(kept: KeptRun): void {
    if (kept.over) this.state = 'over';
    this.#played.found(kept);
  }

  /** Gives anew what decides no result. Before `start`; a later server begins with the run's own again. */
  adjust(config: TournamentConfig): void {
    if (this.#running !== undefined) throw new Error(`tournament ${this.id} is being played`);
    this.config = config;
  }

  /** Standings of a run that this server has not played, read from its file. */
  async loadLive(): Promise<void> {
    if (!this.playing) await this.#played.load(this.directory);
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
    const decision = this.#decisions.take(wanted);
    if (this.#running === undefined) await this.#decisions.recordAll();
    else this.#halt.abort();
    return decision;
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
      if (this.#decisions.busy) {
        await this.#decisions.recordAll();
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
    await this.#decisions.recordAll();
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
    await this.#decisions.recordAll();
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
        recorded: (record) => {
          if (this.#played.add(record)) onlooker.changed(this);
        },
        roundOver: () => onlooker.published(this),
        player: (inner) => new SharedPlayer(inner, share, this.#shared(), onlooker),
        committed: (commit) => onlooker.committed(commit),
        entropy: (source, commitment, stop) => this.entropy.ask(source, commitment, stop),
      },
    };
  }

  #begun(plan: RunPlan): void {
    this.reason = undefined;
    this.#played.begin(plan);
    this.#become('playing');
    this.#setup.onlooker.published(this);
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
    this.#log.info({ state, reason: this.reason }, `the tournament is ${state}`);
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
