import { checkSeed, commitmentTo, type Key } from '@bassadewitz/fairness';
import { type Foot, type Head, LedgerReader, type Line, type Voiding } from '@bassadewitz/ledger';
import type { Result } from '@bassadewitz/rules';
import type { AuditCheck } from './audit-check.ts';
import { type AuditFault, type Finding, faultAt } from './audit-fault.ts';
import type { AuditOptions } from './audit-options.ts';
import { type AuditReport, checkReports } from './audit-report.ts';
import { MatchAudit } from './match-audit.ts';
import { RatingsAudit } from './ratings-audit.ts';
import { readingFault } from './reading-fault.ts';
import { ReceiptSearch } from './receipts.ts';
import { ScheduleAudit } from './schedule-audit.ts';
import { keyFor } from './survey.ts';
import { emptyTally } from './tally.ts';

/** What is made once the head is known. */
interface Inquiry {
  readonly head: Head;
  /** The key, unless there is no seed or the commitment was to another. */
  readonly key: Key | undefined;
  readonly schedule: ScheduleAudit;
  readonly matches: MatchAudit;
  readonly ratings: RatingsAudit;
}

/** What an arena draws where nobody types a seed. */
const DRAWN_SEED = /^[0-9a-f]{64}$/;

/**
 * Verifies a ledger line by line: its form by a `LedgerReader`, then whether what each line says is true by the rules, the schedule and
 * the seed. As the seed stands in the last line, it has to be known beforehand: a `Survey` of the same lines finds it, and
 * `auditLedger` does both. After a fault nothing more is read: every later call returns that fault again.
 */
export class Auditor {
  readonly #options: AuditOptions;
  readonly #reader = new LedgerReader();
  readonly #tally = emptyTally();
  readonly #receipts: ReceiptSearch;
  readonly #voids: Voiding[] = [];
  #inquiry: Inquiry | undefined;
  #headHash = '';
  #matches = 0;
  #deals = 0;
  #decisions = 0;
  #fault: AuditFault | undefined;

  constructor(options: AuditOptions = {}) {
    this.#options = options;
    this.#receipts = new ReceiptSearch(options.receipts ?? []);
  }

  /** Takes the next line, without its line feed. Returns the first fault, undefined as long as there is none. */
  read(text: string): AuditFault | undefined {
    if (this.#fault !== undefined) return this.#fault;
    const read = this.#reader.read(text);
    if (!read.ok) {
      this.#fault = readingFault(read.error);
      return this.#fault;
    }
    const line = read.value;
    const tally = this.#tally;
    tally.format += 1;
    tally.chain += 1;
    tally.order += 1;
    const finding = this.#judge(line, text);
    if (finding === undefined) return undefined;
    this.#fault = faultAt(finding, this.#reader.lines, line.kind === 'match' ? line.match.match : undefined);
    return this.#fault;
  }

  /**
   * To be asked after the last line: what was checked, or the first fault.
   *
   * @param rest what came after the last line feed; a whole ledger leaves nothing
   */
  end(rest = ''): Result<AuditReport, AuditFault> {
    if (this.#fault !== undefined) return { ok: false, error: this.#fault };
    const end = this.#reader.end(rest);
    if (!end.ok) {
      this.#fault = readingFault(end.error);
      return { ok: false, error: this.#fault };
    }
    // A ledger that has its foot has its head.
    const { head, ratings } = this.#inquiry as Inquiry;
    const standings = ratings.standings();
    const finding = ratings.compare(standings);
    if (finding !== undefined) {
      this.#fault = { ...finding, message: `the table: ${finding.message}` };
      return { ok: false, error: this.#fault };
    }
    if (ratings.unchecked === undefined) this.#tally.ratings = 1;
    const report: AuditReport = {
      head,
      complete: end.value.complete,
      lines: this.#reader.lines,
      matches: this.#matches,
      deals: this.#deals,
      decisions: this.#decisions,
      headHash: this.#headHash,
      lastHash: this.#reader.hash,
      checks: checkReports(this.#tally, this.#unchecked(end.value)),
      ...(this.#options.receipts === undefined ? {} : { receipts: this.#receipts.report() }),
      ...(standings === undefined ? {} : { standings }),
    };
    return { ok: true, value: report };
  }

  #judge(line: Line, text: string): Finding | undefined {
    if (line.kind === 'head') return this.#begin(line.head);
    // The reader lets no line pass before the head.
    const inquiry = this.#inquiry as Inquiry;
    switch (line.kind) {
      case 'match': {
        const finding = inquiry.schedule.match(line.match) ?? inquiry.matches.check(line.match);
        if (finding !== undefined) return finding;
        this.#matches += 1;
        this.#deals += line.match.deals.length;
        this.#receipts.match(text, line.match.match);
        inquiry.ratings.match(line.match);
        return undefined;
      }
      case 'decision':
        this.#decisions += 1;
        if (line.decision.kind === 'void') this.#voids.push(line.decision);
        inquiry.ratings.decision(line.decision);
        return inquiry.schedule.decision(line.decision);
      case 'foot':
        return this.#foot(line.foot, inquiry);
    }
  }

  #begin(head: Head): Finding | undefined {
    const { published = {}, survey } = this.#options;
    this.#headHash = this.#reader.hash;
    if (published.headHash !== undefined) {
      this.#tally.head = 1;
      if (published.headHash.toLowerCase() !== this.#headHash) {
        return {
          check: 'head',
          message: `the hash of the head is ${this.#headHash}; published was ${published.headHash}`,
        };
      }
    }
    if (published.commitment !== undefined) {
      this.#tally.commitment += 1;
      if (published.commitment.toLowerCase() !== head.commitment) {
        const message = `the commitment is ${head.commitment}; published was ${published.commitment}`;
        return { check: 'commitment', message };
      }
    }
    const secrets = survey?.secrets;
    const key = secrets === undefined ? undefined : keyFor(head.commitment, secrets);
    this.#inquiry = {
      head,
      key,
      schedule: new ScheduleAudit(head, key, this.#tally),
      matches: new MatchAudit(head, key, this.#tally),
      ratings: new RatingsAudit(head, this.#options),
    };
    return undefined;
  }

  #foot(foot: Foot, { head, schedule }: Inquiry): Finding | undefined {
    this.#tally.foot = 1;
    return this.#seed(foot, head) ?? this.#surveyed(foot) ?? schedule.foot(foot);
  }

  #seed({ seed, entropy }: Foot, head: Head): Finding | undefined {
    if (seed === undefined) return undefined;
    this.#tally.commitment += 1;
    const wrong = (message: string): Finding => ({ check: 'commitment', message });
    for (const [name, text] of Object.entries({ seed, entropy: entropy ?? seed })) {
      const checked = checkSeed(text);
      if (!checked.ok) return wrong(`the ${name} ${checked.error.message}`);
    }
    const commitment = commitmentTo(seed);
    if (commitment !== head.commitment) {
      return wrong(`the commitment to the seed '${seed}' is ${commitment}; the head has ${head.commitment}`);
    }
    if (head.knownSeed || DRAWN_SEED.test(seed)) return undefined;
    return wrong(
      `the seed '${seed}' was typed by somebody: one that was drawn has 64 hex digits; the head says that nobody knew it`,
    );
  }

  /** A file that somebody writes to, or a survey of another file, would make an audit of two halves. */
  #surveyed(foot: Foot): Finding | undefined {
    const { survey } = this.#options;
    if (survey === undefined) return undefined;
    this.#tally.survey = 1;
    const { secrets, voids } = survey;
    const same =
      secrets?.seed === foot.seed &&
      secrets?.entropy === foot.entropy &&
      voids.length === this.#voids.length &&
      voids.every((voiding, at) => voiding.board === this.#voids[at]?.board);
    const message = 'the ledger was surveyed with another seed or other void boards: it changed in between';
    return same ? undefined : { check: 'survey', message };
  }

  /** Which checks were not made, or not in full, and why. */
  #unchecked(foot: Foot): Partial<Record<AuditCheck, string>> {
    const { published, survey } = this.#options;
    const { key, ratings } = this.#inquiry as Inquiry;
    const why = foot.seed === undefined ? 'the ledger does not have the seed yet' : 'the seed was not known beforehand';
    const seedless = {
      salt: `${why}: salts were not compared with those that it draws`,
      cards: `${why}: hands were not compared with those that it deals`,
      schedule: `${why}: only what every seed would give was checked`,
    };
    const unrated = ratings.unchecked;
    return {
      ...(published?.headHash === undefined ? { head: 'no hash that was published beforehand was given' } : {}),
      ...(foot.seed === undefined ? { commitment: why } : {}),
      ...(key === undefined ? seedless : {}),
      ...(survey === undefined ? { survey: 'the lines were read once' } : {}),
      ...(unrated === undefined ? {} : { ratings: unrated }),
    };
  }
}
