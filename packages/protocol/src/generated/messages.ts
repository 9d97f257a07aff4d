// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.

/**
 * A card: rank (7 8 9 T J Q K A), then suit (C clubs or acorns, S spades or leaves, H hearts, D diamonds or bells). Ascending order is by suit C S H D, then by rank, as listed here. Closed for the life of v1.
 */
export type Card =
  | '7C'
  | '8C'
  | '9C'
  | 'TC'
  | 'JC'
  | 'QC'
  | 'KC'
  | 'AC'
  | '7S'
  | '8S'
  | '9S'
  | 'TS'
  | 'JS'
  | 'QS'
  | 'KS'
  | 'AS'
  | '7H'
  | '8H'
  | '9H'
  | 'TH'
  | 'JH'
  | 'QH'
  | 'KH'
  | 'AH'
  | '7D'
  | '8D'
  | '9D'
  | 'TD'
  | 'JD'
  | 'QD'
  | 'KD'
  | 'AD';
/**
 * A seat at the table, clockwise. Seat s + 1 (modulo 4) is to the left of seat s.
 */
export type Seat = 0 | 1 | 2 | 3;
/**
 * The rule set of the match. Closed for 1.0: a further rule set comes with a later minor version and is played only with bots that agreed to it.
 */
export type RuleSet = 'classic' | 'easy' | 'swedish';
/**
 * How a deal was settled: slam (all eight tricks), penalty (too many points), equal (all four equal, nothing paid), shared (the pool was shared out). Closed for the life of v1.
 */
export type Outcome = 'slam' | 'penalty' | 'equal' | 'shared';
/**
 * How a bot failed to answer a request. Closed for the life of v1.
 */
export type FaultKind = 'timeout' | 'illegal' | 'malformed' | 'disconnect' | 'flood' | 'no-show';
/**
 * Why the server ends the session. May grow in any 1.x: accept values that you do not know.
 */
export type AnyGoodbyeReason =
  'tournament-over' | 'server-closing' | 'replaced' | 'bot-left' | 'withdrawn' | 'disqualified' | (string & {});
/**
 * A code of the error registry, errors.json. May grow in any 1.x: accept values that you do not know.
 */
export type AnyErrorCode =
  | 'FRAME_TOO_LARGE'
  | 'FRAME_OVERSIZE'
  | 'TOO_MANY_FRAGMENTS'
  | 'NOT_UTF8'
  | 'BINARY_FRAME'
  | 'INVALID_JSON'
  | 'UNKNOWN_TYPE'
  | 'UNKNOWN_FIELD'
  | 'SCHEMA'
  | 'UNEXPECTED_MESSAGE'
  | 'UNSUPPORTED_VERSION'
  | 'UNAUTHORIZED'
  | 'NAME_MISMATCH'
  | 'NAME_TAKEN'
  | 'HANDSHAKE_TIMEOUT'
  | 'PREPARE_TIMEOUT'
  | 'UNRESPONSIVE'
  | 'REPLACED'
  | 'BUDGET_SPENT'
  | 'FLOOD'
  | 'SLOW_READER'
  | 'TOO_MANY_CONNECTIONS'
  | 'TOO_MANY_LOGINS'
  | 'ORIGIN_REFUSED'
  | 'SERVER_CLOSING'
  | 'UNKNOWN_REQUEST'
  | 'DUPLICATE'
  | 'LATE'
  | 'ILLEGAL_CARD'
  | 'TIMEOUT'
  | 'STOOD_IN'
  | 'VERSION_CHANGED'
  | 'INTERNAL'
  | (string & {});
/**
 * Names one request for the life of a match. Opaque: it carries no information.
 */
export type RequestId = string;
/**
 * Names one match for its four bots. Opaque: it carries no information.
 */
export type MatchId = string;
/**
 * The name of a bot: 1 to 32 letters, digits, dots, underscores and hyphens; the first a letter or digit.
 */
export type BotName = string;
/**
 * A version of the protocol, major.minor.
 */
export type ProtocolVersion = string;
/**
 * A duration in milliseconds.
 */
export type Milliseconds = number;
/**
 * Chips of the four seats, by seat number. May be negative.
 */
export type ChipsBySeat = readonly [number, number, number, number];
/**
 * A count for each of the four seats, by seat number.
 */
export type CountBySeat = readonly [number, number, number, number];

/**
 * The trick on the table.
 */
export interface OpenTrick {
  /**
   * The seat that leads this trick.
   */
  readonly leader: Seat;
  /**
   * The cards played to it so far, in order of play: the first by the leader, then clockwise. Empty when this seat leads.
   */
  readonly cards: readonly Card[];
}
/**
 * A trick that was taken.
 */
export interface FinishedTrick {
  /**
   * The seat that led.
   */
  readonly leader: Seat;
  /**
   * Its four cards in order of play: the first by the leader, then clockwise.
   */
  readonly cards: readonly [Card, Card, Card, Card];
  /**
   * The seat that took it and leads the next.
   */
  readonly winner: Seat;
}
/**
 * A fault of the receiving seat: the referee played in its place.
 */
export interface Fault {
  /**
   * Which trick of the deal, 0 to 7.
   */
  readonly trick: number;
  readonly kind: FaultKind;
  /**
   * The fallback card that was played.
   */
  readonly card: Card;
}
/**
 * The limits in force for this session. A limit that is left out is not enforced.
 */
export interface Limits {
  /**
   * A larger frame is refused. Bytes of UTF-8.
   */
  readonly softFrameBytes: number;
  /**
   * A larger frame closes the socket. Bytes of UTF-8.
   */
  readonly hardFrameBytes: number;
  /**
   * From welcome to ready, in ms.
   */
  readonly prepareMs: number;
  /**
   * Time between two pings of the server, in ms.
   */
  readonly heartbeatMs: number;
  /**
   * Pings in a row without a sign of life after which the connection is taken for lost, when the next is due.
   */
  readonly missedBeats?: number;
  /**
   * Time for a move before the bank is touched, in ms. A request says what holds for it.
   */
  readonly moveMs: Milliseconds;
  /**
   * Bank of each seat for a match, in ms. A request says what is left.
   */
  readonly bankMs: Milliseconds;
  /**
   * The most credit given for the network, in ms.
   */
  readonly networkMs?: Milliseconds;
  /**
   * Faults of a seat in one match after which a stand-in plays it to the end.
   */
  readonly strikes?: number;
  /**
   * A message in more fragments closes the socket.
   */
  readonly fragments?: number;
  /**
   * More frames in a second than this that answer no open request are a flood. Pings and unasked pongs count.
   */
  readonly framesPerSecond?: number;
  /**
   * More errors and pongs of the server than this that wait for the bot to read them are a flood.
   */
  readonly unansweredFrames?: number;
  /**
   * The connection's budget: refused frames after which the socket is closed.
   */
  readonly badFrames?: number;
  /**
   * Bytes waiting to be read by the bot after which it is dropped. They grow with the tables that welcome grants.
   */
  readonly bufferedBytes?: number;
}
/**
 * The bot leaves for good: it wants no further match. Open requests are no longer answered by it.
 */
export interface BotGoodbye {
  readonly type: 'goodbye';
}
/**
 * A deal is over: the whole of it, open.
 */
export interface DealResult {
  readonly type: 'deal-result';
  readonly match: MatchId;
  /**
   * Which deal of the match, from 0. classic and easy: 0, then redeals 1 to 20 of a pool that was carried; swedish: 0 to 3.
   */
  readonly deal: number;
  /**
   * The seat of the receiving bot.
   */
  readonly seat: Seat;
  readonly dealer: Seat;
  /**
   * The eight cards dealt to each seat, by seat number, ascending.
   */
  readonly hands: readonly [readonly Card[], readonly Card[], readonly Card[], readonly Card[]];
  /**
   * The eight tricks in order.
   */
  readonly tricks: readonly FinishedTrick[];
  /**
   * Tricks taken, by seat.
   */
  readonly tricksTaken: CountBySeat;
  /**
   * Points taken, by seat: card points, and in the easy rule set one for each trick.
   */
  readonly points: CountBySeat;
  readonly outcome: Outcome;
  /**
   * Chips paid to (or by) each seat for this deal, by seat. Stakes and refunds are not in it.
   */
  readonly chips: ChipsBySeat;
  /**
   * Chips in the pool after this deal was settled.
   */
  readonly pool: number;
  /**
   * Balances after this deal was settled (and refunded), by seat.
   */
  readonly balances: ChipsBySeat;
  /**
   * Only where an open pool was given back to those who staked it: chips returned, by seat.
   */
  readonly refund?: ChipsBySeat;
  /**
   * The receiving seat's own faults in this deal, in order.
   */
  readonly faults: readonly Fault[];
}
/**
 * Something was refused, or went wrong for this bot. Each refused frame that can be answered gets exactly one.
 */
export interface ErrorMessage {
  readonly type: 'error';
  readonly code: AnyErrorCode;
  /**
   * For people: what came, and what would have been valid. Do not parse it.
   */
  readonly message: string;
  /**
   * Where the code is explained: a path in the project's repository.
   */
  readonly docs: string;
  /**
   * The request that it is about, where there is one.
   */
  readonly request?: RequestId;
  /**
   * The match that it is about, where there is one.
   */
  readonly match?: MatchId;
  /**
   * Where in the refused frame, as a JSON Pointer (RFC 6901).
   */
  readonly at?: string;
  /**
   * The fallback card that the referee played in place of the bot.
   */
  readonly played?: Card;
}
/**
 * The last frame of an orderly session; the server closes the socket after it.
 */
export interface Goodbye {
  readonly type: 'goodbye';
  readonly reason: AnyGoodbyeReason;
  /**
   * For people: what happens next, and whether to come back.
   */
  readonly message: string;
}
/**
 * The first frame of a session. Frozen: no field will be added, removed or changed for the life of v1.
 */
export interface Hello {
  readonly type: 'hello';
  /**
   * The protocol versions that the bot speaks, each as major.minor (1.0). The server takes the newest that it speaks too.
   */
  readonly versions: readonly ProtocolVersion[];
  /**
   * The bot's secret, 1 to 256 printable ASCII characters without spaces. Left out by a guest, where the organiser lets guests in. Never put it in a URL or a log.
   */
  readonly token?: string;
  readonly name: BotName;
  /**
   * The bot's own version, 1 to 64 printable ASCII characters. A changed bot is another version and is rated anew.
   */
  readonly version: string;
  /**
   * How many tables the bot can play at once, 1 to 4096.
   */
  readonly tables: number;
  /**
   * The library that the bot uses, for statistics: 1 to 64 printable ASCII characters.
   */
  readonly client?: string;
}
/**
 * A match is over.
 */
export interface MatchResult {
  readonly type: 'match-result';
  readonly match: MatchId;
  readonly ruleSet: RuleSet;
  /**
   * The seat of the receiving bot.
   */
  readonly seat: Seat;
  /**
   * Net chips of the match, by seat. They sum to 0.
   */
  readonly chips: ChipsBySeat;
  /**
   * Finishing order by seat, 1 the best: by chips without stakes over the whole match. Those who tie share the best place (1 1 3 4).
   */
  readonly places: readonly [number, number, number, number];
  /**
   * How many deals were played.
   */
  readonly deals: number;
  /**
   * Present and true where a stand-in finished the match for the receiving seat.
   */
  readonly standIn?: boolean;
  /**
   * The SHA-256 of the match's canonical record, in lower-case hexadecimal: keep it and look for it in the published ledger.
   */
  readonly receipt: string;
}
/**
 * The answer to a request.
 */
export interface Play {
  readonly type: 'play';
  /**
   * The request that is answered: a copy of its request field, 1 to 64 characters.
   */
  readonly request: RequestId;
  /**
   * One of the request's legal cards: rank (7 8 9 T J Q K A), then suit (C S H D), as in TC.
   */
  readonly card: Card;
}
/**
 * The bot is prepared: requests may come from now on.
 */
export interface Ready {
  readonly type: 'ready';
}
/**
 * A question to one seat: which card do you play? Holds all that the seat may know.
 */
export interface Request {
  readonly type: 'request';
  readonly request: RequestId;
  readonly match: MatchId;
  readonly ruleSet: RuleSet;
  /**
   * The seat that is asked.
   */
  readonly seat: Seat;
  /**
   * The dealer of this deal. The seat to its left is the eldest hand and leads the first trick.
   */
  readonly dealer: Seat;
  /**
   * Which deal of the match, from 0. classic and easy: 0, then redeals 1 to 20 of a pool that was carried; swedish: 0 to 3.
   */
  readonly deal: number;
  /**
   * The seat's cards that are not played yet, ascending.
   */
  readonly hand: readonly Card[];
  /**
   * The cards that may be played now, ascending. Always two or more: a single legal card is played by the server without a request.
   */
  readonly legal: readonly Card[];
  readonly trick: OpenTrick;
  /**
   * The earlier tricks of this deal, in order.
   */
  readonly tricks: readonly FinishedTrick[];
  /**
   * Chips won (or lost) in this match so far, by seat. With the pool they sum to 0.
   */
  readonly balances: ChipsBySeat;
  /**
   * Chips in the pool.
   */
  readonly pool: number;
  /**
   * 64 bits for a bot that wants chance: 16 lower-case hexadecimal digits. The same for the same board, deal, trick and seat, whoever plays.
   */
  readonly seed: string;
  /**
   * Time for this move before the bank is touched, in ms. In a request that is sent again: what is left of it.
   */
  readonly moveMs: Milliseconds;
  /**
   * What is left of this seat's bank for the match, in ms.
   */
  readonly bankMs: Milliseconds;
  /**
   * Credit for the network in ms, already added to the time that the referee waits: the least round trip measured on this connection, up to a cap.
   */
  readonly networkMs: Milliseconds;
}
/**
 * The answer to a hello that was accepted.
 */
export interface Welcome {
  readonly type: 'welcome';
  /**
   * The version chosen: the one that both sides use from here on.
   */
  readonly protocol: ProtocolVersion;
  /**
   * Names this session in logs. Quote it when you report a problem.
   */
  readonly session: string;
  readonly name: BotName;
  /**
   * How many tables the server may give the bot at once: the least of what was offered and what the server allows.
   */
  readonly tables: number;
  readonly limits: Limits;
  /**
   * The software of the server and its version.
   */
  readonly server: string;
}

/** What a bot sends. */
export type BotMessage = BotGoodbye | Hello | Play | Ready;

/** What a server sends. */
export type ServerMessage = DealResult | ErrorMessage | Goodbye | MatchResult | Request | Welcome;
