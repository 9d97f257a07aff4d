import type { FaultKind } from '@bassadewitz/protocol';
import type { CardWords, Outcome, Pack, RuleSetName } from '@bassadewitz/rules';

/** All that the match page says. Names that go into a sentence come from strangers; sentences are shown as text. */
export interface ReplayWords {
  readonly cards: CardWords;
  readonly packs: Readonly<Record<Pack, string>>;
  readonly ruleSets: Readonly<Record<RuleSetName, string>>;
  readonly outcomes: Readonly<Record<Outcome, string>>;
  readonly faults: Readonly<Record<FaultKind, string>>;

  readonly title: string;
  readonly description: string;
  /** Matches, boards and seats go by the number that they have in the ledger and in commands, as by a name. */
  readonly match: (match: number) => string;
  readonly board: (board: number) => string;
  /** Rounds, replays, deals and tricks are given as in the ledger, from 0, and told to people from 1 on. */
  readonly replay: (replay: number) => string;
  readonly deal: (deal: number, of: number) => string;
  readonly trick: (trick: number) => string;
  readonly seat: (seat: number) => string;
  readonly round: (round: number) => string;
  readonly table: string;

  readonly loading: string;
  readonly notFound: (what: string) => string;
  readonly notShown: string;
  /** Said of an address that asks for more than there is. */
  readonly noPosition: (position: string, what: string) => string;
  readonly broken: (why: string) => string;
  readonly voided: string;
  readonly voidedReason: string;
  readonly disagrees: string;
  readonly toTournament: string;
  readonly toMatches: string;
  readonly needsScript: string;
  readonly toLedger: string;
  readonly asJson: string;

  readonly controls: string;
  readonly first: string;
  readonly trickBack: string;
  readonly back: string;
  readonly play: string;
  readonly pause: string;
  readonly on: string;
  readonly trickOn: string;
  readonly last: string;
  readonly position: string;
  readonly keys: string;
  readonly keyHelp: readonly (readonly [keys: string, does: string])[];

  readonly settings: string;
  readonly pack: string;
  readonly hands: string;
  readonly open: string;
  readonly hidden: string;
  readonly viewFrom: string;
  readonly speed: string;
  readonly speeds: readonly [slow: string, middle: string, fast: string];

  readonly dealer: string;
  readonly toPlay: string;
  readonly standIn: string;
  readonly tricks: string;
  readonly points: string;
  readonly chips: string;
  readonly balance: string;
  readonly pool: string;
  readonly bot: string;
  readonly hand: string;
  readonly think: string;
  readonly result: string;
  readonly net: string;
  readonly score: string;
  readonly record: string;
  readonly recordHelp: string;
  /** What goes on after it where there is something to choose. */
  readonly recordChoose: string;
  readonly faultList: string;
  readonly noFaults: string;
  readonly forced: string;
  readonly hiddenCard: string;
  readonly cardsLeft: (cards: number) => string;
  readonly emptyHand: string;

  /** Sentences for what happened, spoken and shown. */
  readonly dealt: (dealer: string, stake: number) => string;
  readonly redealt: (dealer: string) => string;
  readonly plays: (name: string, card: string) => string;
  readonly leads: (name: string, card: string) => string;
  readonly takes: (name: string, points: number) => string;
  readonly faulted: (name: string, fault: string) => string;
  readonly stoodIn: (name: string) => string;
  readonly settled: (outcome: string) => string;
  readonly carried: (pool: number) => string;
  readonly refunded: string;
  readonly outcomeHelp: Readonly<Record<Outcome, string>>;

  readonly replays: string;
  readonly allReplays: string;
  readonly singleReplay: string;
  readonly previousBoard: string;
  readonly nextBoard: string;
  readonly luckAndSkill: string;
  readonly luckHelp: string;
  readonly handWorth: string;
  readonly botMade: string;
  readonly partings: string;
  readonly partingHelp: string;
  readonly noParting: string;
  readonly partingAt: (deal: number, deals: number, trick: number, hand: number) => string;
  readonly sideBySide: string;
  readonly over: string;
}
