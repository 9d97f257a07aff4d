import type { Part } from './part.ts';

/** A bot's page. */
export interface BotWords {
  readonly bot: string;
  readonly description: (name: string) => string;
  readonly similar: string;
  readonly unratedNote: string;
  readonly toLadder: string;
  readonly figures: {
    readonly place: string;
    readonly chips: string;
    readonly elo: string;
    readonly boards: string;
    readonly tournaments: string;
  };
  readonly placeNone: string;
  readonly versions: string;
  readonly versionsNote: string;
  readonly version: string;
  readonly newest: string;
  readonly opponents: string;
  readonly opponentsNote: string;
  readonly opponent: string;
  readonly made: string;
  readonly ahead: string;
  readonly better: string;
  readonly likely: string;
  readonly seats: string;
  readonly seatsNote: string;
  /** Where each seat deals once in a match. */
  readonly seatsNoteInTurn: string;
  readonly seat: string;
  /** By seat, in a match whose seat 0 deals first. */
  readonly seatNames: readonly [string, string, string, string];
  readonly seatNamesInTurn: readonly [string, string, string, string];
  readonly chipsAMatch: string;
  /** First to fourth. */
  readonly places: readonly [string, string, string, string];
  readonly outcomes: string;
  readonly outcomesNote: (deals: string) => string;
  readonly outcomeRows: {
    readonly slams: string;
    readonly slamsAgainst: string;
    readonly penalties: string;
    readonly penaltiesReceived: string;
    readonly equal: string;
    readonly tricks: string;
    readonly points: string;
  };
  readonly share: string;
  readonly number: string;
  readonly memory: string;
  readonly memoryClean: (boards: string, gain: string, z: string) => string;
  readonly memorySuspicious: (boards: string, gain: string, z: string) => string;
  readonly memoryPower: (detectable: string) => string;
  readonly memoryNone: string;
  readonly think: string;
  readonly thinkNone: string;
  readonly thinkText: (answers: string, half: string, most: string, nearly: string, longest: string) => string;
  readonly headroom: (left: string, limit: string) => string;
  readonly headroomNone: (over: string, limit: string) => string;
  readonly faults: string;
  readonly noFaults: string;
  readonly best: string;
  readonly worst: string;
  readonly against: (names: Part) => Part;
  readonly tournaments: string;
  readonly placeOf: (place: string, of: string) => string;
}
