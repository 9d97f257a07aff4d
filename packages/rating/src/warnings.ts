/** What a rating can warn of. Each code's meaning is beside it. */
export const WARNING_CODES = [
  /** There is no match at all. */
  'NO_MATCH',
  /** Only one bot is to be ranked. */
  'ONE_BOT',
  /** Bots without a match: they are in no ranking. */
  'UNPLAYED',
  /** Groups of bots that never met, even through others: each has a ranking of its own. */
  'SEPARATE_GROUPS',
  /** Bots with so few boards that no error is given for them. */
  'NO_ERROR_YET',
  /** Bots with so few boards that their errors are rough. */
  'FEW_BOARDS',
  /** Boards that were not played in all their seatings: seat means were taken off. */
  'PARTIAL_BOARDS',
  /** Nothing that was played tells the bots apart. */
  'ALL_EQUAL',
  /** Bots that never finished behind another: their Elo rests on the prior, and its error says little. */
  'UNBEATEN',
  /** Bots that never finished before another: likewise. */
  'WINLESS',
  /** No finite best Elo fit exists without a prior; the numbers are where the climb was stopped. */
  'NO_FINITE_ELO',
  /** The Elo anchor is not in this group: its Elo is set by the mean instead. */
  'ANCHOR_ELSEWHERE',
  /** Bots for which a stand-in finished matches: last there, and their chips are lowered. */
  'STAND_INS',
  /** Chips and Elo put these bots in opposite orders, both significantly: some gamble on slams and penalties. */
  'ORDERS_DISAGREE',
  /** Bots that did better in later replays of a board than chance allows. */
  'BETTER_IN_REPLAYS',
  /** Bots of one owner sat at one table. */
  'SAME_OWNER',
] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** A plain statement about a rating. */
export interface Warning {
  readonly code: WarningCode;
  /** One sentence or two that name the bots (the first eight of many). */
  readonly message: string;
  /** All bots that it is about, by index. */
  readonly bots: readonly number[];
}
