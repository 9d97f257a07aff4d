import type { MatchJob } from '@bassadewitz/fairness';
import type {
  DealRecord,
  FaultReport,
  Incident,
  MatchRecord,
  MatchSidecar,
  Moment,
  StandInRecord,
  Thinking,
} from '@bassadewitz/ledger';
import { cardsText, handText } from '@bassadewitz/ledger';
import type { Fault, FaultKind } from '@bassadewitz/protocol';
import type { Card, Deal, DealOutcome, Four, Seat } from '@bassadewitz/rules';
import { bySeat, cardName } from '@bassadewitz/rules';
import type { Question } from './question.ts';

/** How much of a faulty frame is kept, in characters. */
const FRAME_EXCERPT = 512;

interface SeatFault {
  readonly seat: Seat;
  readonly fault: Fault;
}

/** A fault with what is known of how it came about. */
export interface FaultCause {
  readonly question?: Question;
  readonly thinkMs?: number;
  readonly frame?: string | undefined;
}

/** Keeps the record of one match while it is played, and the sidecar beside it. */
export class Book {
  readonly #job: MatchJob;
  readonly #salt: string;
  readonly #deals: DealRecord[] = [];
  readonly #standIns: StandInRecord[] = [];
  readonly #thinking: Thinking[] = [];
  readonly #reports: FaultReport[] = [];
  readonly #incidents: Incident[] = [];
  #faults: SeatFault[] = [];

  /** @param salt what the record has in it that no bot can guess */
  constructor(job: MatchJob, salt: string) {
    this.#job = job;
    this.#salt = salt;
  }

  get deals(): number {
    return this.#deals.length;
  }

  /** Enters how long an answer took. The one thing that is entered for nearly every card, so no object is made but the entry. */
  thinking({ view, networkMs }: Question, thinkMs: number): void {
    const { deal, seat } = view;
    this.#thinking.push({ deal, trick: view.tricks.length, seat, thinkMs: rounded(thinkMs), networkMs });
  }

  incident(moment: Moment, lagMs: number): void {
    this.#incidents.push({ ...moment, lagMs: rounded(lagMs) });
  }

  fault(moment: Moment, kind: FaultKind, card: Card, cause: FaultCause = {}): void {
    const played = cardName(card);
    this.#faults.push({ seat: moment.seat, fault: { trick: moment.trick, kind, card: played } });
    const { question, thinkMs, frame } = cause;
    this.#reports.push({
      ...moment,
      kind,
      played,
      ...(question === undefined ? {} : { request: question.request(question.names) }),
      ...(thinkMs === undefined ? {} : { thinkMs: rounded(thinkMs) }),
      ...(frame === undefined ? {} : { frame: frame.slice(0, FRAME_EXCERPT), frameLength: frame.length }),
    });
  }

  /** Enters a play that a stand-in made; the first for each seat is kept. */
  standIn({ seat, deal, trick }: Moment): void {
    if (!this.#standIns.some((one) => one.seat === seat)) this.#standIns.push({ deal, seat, trick });
  }

  /** Enters a deal that is over, and gives back each seat's own faults in it. */
  close(deal: Deal, outcome: DealOutcome): Four<readonly Fault[]> {
    const faults = this.#faults;
    this.#faults = [];
    this.#deals.push({
      balances: outcome.balances,
      chips: outcome.chips,
      dealer: deal.dealer,
      faults: faults.map(({ seat, fault }) => ({ kind: fault.kind, seat, trick: fault.trick })),
      hands: bySeat((seat) => handText(deal.dealt[seat])),
      outcome: outcome.outcome,
      plays: cardsText(deal.plays),
      points: outcome.points,
      pool: outcome.pool,
      ...(outcome.refund === undefined ? {} : { refund: outcome.refund }),
      tricks: outcome.tricks,
    });
    if (faults.length === 0) return NO_FAULTS;
    return bySeat((seat) => faults.filter((one) => one.seat === seat).map((one) => one.fault));
  }

  /** Whether a stand-in played each seat to the end. */
  get stoodIn(): Four<boolean> {
    return bySeat((seat) => this.#standIns.some((one) => one.seat === seat));
  }

  record(chips: Four<number>): MatchRecord {
    const { match, round, table, board, replay, bots } = this.#job;
    const standIns = this.#standIns.length === 0 ? {} : { standIns: this.#standIns };
    // In the order of the canonical form, which is then written without sorting.
    return { board, bots, chips, deals: this.#deals, match, replay, round, salt: this.#salt, ...standIns, table };
  }

  sidecar(): MatchSidecar {
    return {
      match: this.#job.match,
      thinking: this.#thinking,
      faults: this.#reports,
      incidents: this.#incidents,
    };
  }
}

const NO_FAULTS: Four<readonly Fault[]> = bySeat(() => []);

/** Microseconds are as much as a clock tells; more digits only make the sidecar long. */
function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
