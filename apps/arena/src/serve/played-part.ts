import { LedgerWriter, type MatchRecord } from '@bassadewitz/ledger';
import type { RunDirectory } from '../run/run-directory.ts';
import type { RunPlan } from '../run/run-setup.ts';
import { type KeptRun, liveStandingsOf } from './kept-run.ts';
import { LiveStandings } from './live-standings.ts';

const SITE_ID_DIGITS = 16;

/** What was played of a tournament so far, across pauses and restarts. */
export class PlayedPart {
  plan: RunPlan | undefined;
  /** Absent until somebody asks for it, in a run that this server has not played. */
  live: LiveStandings | undefined;
  /** Matches in the standings' order that are on record. */
  recorded = 0;
  #siteId: string | undefined;
  #recalled: LiveStandings | undefined;
  #counted = 0;
  /** As an earlier server left it. */
  #boards = 0;

  /** Boards of which all replays are over. */
  get boards(): number {
    return this.live?.boards ?? this.#boards;
  }

  /** What it is called on the site: the first digits of the hash of the ledger's head. Undefined before the first card. */
  get siteId(): string | undefined {
    if (this.plan === undefined) return undefined;
    this.#siteId ??= new LedgerWriter(this.plan.head).headHash.slice(0, SITE_ID_DIGITS);
    return this.#siteId;
  }

  /** Notes what an earlier server left. */
  found({ plan, recorded, boards }: KeptRun): void {
    this.plan = plan;
    this.recorded = recorded;
    this.#boards = boards;
  }

  /** Reads the standings from the run's file, if they are not known. @throws Failure FILES; StoreError DAMAGED */
  async load(directory: RunDirectory): Promise<void> {
    if (this.live !== undefined || this.plan === undefined) return;
    const live = await liveStandingsOf(directory);
    this.live ??= live;
  }

  /** It is begun, or taken up: all records come, those of before first. */
  begin(plan: RunPlan): void {
    this.plan = plan;
    this.#recalled = new LiveStandings(plan.head, plan.voided);
    this.#counted = 0;
    // What is read again shows only once it has come as far as before.
    if (this.recorded === 0) this.live = this.#recalled;
  }

  /** Takes in the next record. @returns whether it is a new one, or the last of those that were there before */
  add(record: MatchRecord): boolean {
    this.#counted += 1;
    this.#recalled?.add(record);
    if (this.#counted < this.recorded) return false;
    this.recorded = this.#counted;
    this.live = this.#recalled;
    return true;
  }
}
