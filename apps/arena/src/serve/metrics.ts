import { BOT_STATES, type BotState } from '@bassadewitz/gateway';
import { FAULT_KINDS } from '@bassadewitz/protocol';
import type { Commit } from '@bassadewitz/store';
import type { PlayedMatch } from '@bassadewitz/tournament';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { TOURNAMENT_STATES, type TournamentState } from './tournament-state.ts';

/** What is looked at when the numbers are asked for. */
export interface Gauged {
  connections(): number;
  openRequests(): number;
  bots(): readonly BotState[];
  tournaments(): readonly TournamentState[];
  /** When the certificate ends, in ms since 1970; undefined where there is none. */
  certificateEnd(): number | undefined;
}

/** Where a match was played. */
const KINDS = ['tournament', 'practice'] as const;
export type MatchKind = (typeof KINDS)[number];

/** How often the lag of the event loop is measured, in ms. */
const LAG_MS = 200;

/** Plays of a deal. */
const CARDS = 32;

/** The numbers of a server for Prometheus. No bot, owner or token is named in them: there could be any number of those. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #tables: Gauge<'kind'>;
  readonly #matches: Counter<'kind'>;
  readonly #moves: Counter<'kind'>;
  readonly #faults: Counter<'kind'>;
  readonly #practiceFaults: Counter<'kind'>;
  readonly #standIns: Counter;
  readonly #incidents: Counter;
  readonly #commits: Histogram;
  readonly #written: Counter;
  readonly #timer: NodeJS.Timeout;

  constructor(gauged: Gauged) {
    const registers = [this.#registry];
    collectDefaultMetrics({ register: this.#registry });
    const gauge = (name: string, help: string, read: () => number) =>
      new Gauge({
        name: `bassadewitz_${name}`,
        help,
        registers,
        collect() {
          this.set(read());
        },
      });
    const states = (name: string, help: string, all: readonly string[], read: () => readonly string[]) =>
      new Gauge({
        name: `bassadewitz_${name}`,
        help,
        labelNames: ['state'],
        registers,
        collect() {
          const now = read();
          for (const state of all) this.set({ state }, now.filter((one) => one === state).length);
        },
      });
    gauge('connections', 'Open sockets of bots, logged in or not.', gauged.connections);
    gauge('open_requests', 'Requests that wait for an answer of a bot.', gauged.openRequests);
    states('bots', 'Bots that may come from afar or were started here, by where they are.', BOT_STATES, gauged.bots);
    states('tournaments', 'Tournaments by their state.', TOURNAMENT_STATES, gauged.tournaments);
    if (gauged.certificateEnd() !== undefined) {
      gauge(
        'certificate_end_timestamp_seconds',
        'When the certificate ends, in seconds since 1970.',
        () => (gauged.certificateEnd() ?? 0) / 1000,
      );
    }
    const kind = { labelNames: ['kind'] as const, registers };
    this.#tables = new Gauge({ name: 'bassadewitz_tables', help: 'Matches in play.', ...kind });
    this.#matches = new Counter({ name: 'bassadewitz_matches_total', help: 'Matches that were played.', ...kind });
    this.#moves = new Counter({ name: 'bassadewitz_moves_total', help: 'Cards that were played.', ...kind });
    this.#faults = new Counter({ name: 'bassadewitz_faults_total', help: 'Faults of bots in tournaments.', ...kind });
    this.#practiceFaults = new Counter({
      name: 'bassadewitz_practice_faults_total',
      help: 'Faults of bots at the practice table.',
      ...kind,
    });
    for (const label of KINDS) for (const metric of [this.#matches, this.#moves]) metric.inc({ kind: label }, 0);
    for (const label of KINDS) this.#tables.set({ kind: label }, 0);
    for (const label of FAULT_KINDS)
      for (const metric of [this.#faults, this.#practiceFaults]) metric.inc({ kind: label }, 0);
    this.#standIns = new Counter({
      name: 'bassadewitz_stand_ins_total',
      help: 'Seats of tournaments that a stand-in played to the end.',
      registers,
    });
    this.#incidents = new Counter({
      name: 'bassadewitz_incidents_total',
      help: 'Times at which the arena itself was late, so that no bot was charged.',
      registers,
    });
    this.#commits = new Histogram({
      name: 'bassadewitz_commit_seconds',
      help: 'Commits to ledgers, synchronised, by how long they took.',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    });
    this.#written = new Counter({
      name: 'bassadewitz_writes_total',
      help: 'Records and other writes in those commits.',
      registers,
    });
    this.#timer = watchLag(
      new Histogram({
        name: 'bassadewitz_event_loop_lag_seconds',
        help: `How late the event loop was, looked at every ${LAG_MS} ms.`,
        buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1],
        registers,
      }),
    );
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }

  began(kind: MatchKind): void {
    this.#tables.inc({ kind });
  }

  /** A match is not in play any more; `played` where it came to its end. */
  ended(kind: MatchKind, played?: PlayedMatch): void {
    this.#tables.dec({ kind });
    if (played === undefined) return;
    const { record, sidecar } = played;
    this.#matches.inc({ kind });
    this.#moves.inc({ kind }, record.deals.length * CARDS);
    const counter = kind === 'practice' ? this.#practiceFaults : this.#faults;
    for (const { faults } of record.deals) for (const fault of faults) counter.inc({ kind: fault.kind });
    if (kind === 'practice') return;
    this.#standIns.inc(record.standIns?.length ?? 0);
    this.#incidents.inc(sidecar.incidents.length);
  }

  committed({ writes, ms }: Commit): void {
    this.#commits.observe(ms / 1000);
    this.#written.inc(writes);
  }

  close(): void {
    clearInterval(this.#timer);
    this.#registry.clear();
  }
}

function watchLag(lag: Histogram): NodeJS.Timeout {
  let due = performance.now() + LAG_MS;
  const timer = setInterval(() => {
    const now = performance.now();
    lag.observe(Math.max(0, now - due) / 1000);
    due = now + LAG_MS;
  }, LAG_MS);
  return timer.unref();
}
