import type {
  BotDocument,
  BotKey,
  BotName,
  HeadToHeadDocument,
  LadderDocument,
  MatchesDocument,
  SiteDocument,
  TournamentDocument,
} from '@bassadewitz/publication';

/** One page, as the publisher asks for it: which one, and the documents that it shows. */
export type PageInput =
  | HomeInput
  | LadderInput
  | LadderHeadToHeadInput
  | BotInput
  | TournamentInput
  | TournamentHeadToHeadInput
  | MatchesInput
  | MatchInput
  | MethodInput;

export interface HomeInput {
  readonly kind: 'home';
  readonly site: SiteDocument;
  /** The page stands at the root of the site, not in the folder of its language. */
  readonly atRoot?: boolean;
}

export interface LadderInput {
  readonly kind: 'ladder';
  readonly ladder: LadderDocument;
}

export interface LadderHeadToHeadInput {
  readonly kind: 'ladder-head-to-head';
  readonly ladder: LadderDocument;
  readonly table: HeadToHeadDocument;
}

export interface BotInput {
  readonly kind: 'bot';
  readonly bot: BotDocument;
  /** The bots that its matches name by key alone; one that is missing is shown by its key. */
  readonly names: ReadonlyMap<BotKey, BotName>;
}

export interface TournamentInput {
  readonly kind: 'tournament';
  readonly tournament: TournamentDocument;
}

export interface TournamentHeadToHeadInput {
  readonly kind: 'tournament-head-to-head';
  readonly tournament: TournamentDocument;
  readonly table: HeadToHeadDocument;
}

export interface MatchesInput {
  readonly kind: 'matches';
  readonly tournament: TournamentDocument;
  readonly matches: MatchesDocument;
}

/** The page that shows each match of a tournament: which one is in the fragment of its address. */
export interface MatchInput {
  readonly kind: 'match';
  readonly tournament: TournamentDocument;
}

export interface MethodInput {
  readonly kind: 'method';
}
