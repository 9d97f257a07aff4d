import type { Format } from '@bassadewitz/fairness';
import type { Part } from './part.ts';

/** A tournament's page. */
export interface TournamentWords {
  readonly tournament: string;
  readonly description: (rules: string, bots: string, matches: string) => string;
  readonly wins: (name: Part, chips: Part, spread: Part) => Part;
  readonly share: (names: Part) => Part;
  readonly progress: (done: string, all: string) => string;
  readonly progressLabel: string;
  /** Over the standings of a tournament in play, which change while one looks. */
  readonly liveNow: string;
  readonly standings: string;
  readonly ratings: string;
  readonly ratingsNote: string;
  readonly ratingsOnce: string;
  readonly ratingsTable: { readonly caption: string; readonly rounds: string };
  readonly setup: string;
  readonly facts: {
    readonly rules: string;
    readonly time: string;
    readonly bots: string;
    readonly format: string;
    readonly rounds: string;
    readonly boards: string;
    readonly boardsARound: (boards: string) => string;
    readonly replays: string;
    readonly replaysEach: (times: string) => string;
    readonly matches: string;
    readonly strikes: string;
    readonly strikesNone: string;
    readonly strikesSome: (strikes: string) => string;
    readonly isolated: string;
    readonly dates: string;
    readonly ladder: string;
    readonly toLadder: string;
  };
  readonly formats: Readonly<Record<Format, string>>;
  readonly fairness: string;
  readonly fairnessNote: string;
  readonly commitment: string;
  readonly seed: string;
  readonly seedSecret: string;
  readonly headHash: string;
  readonly lastHash: string;
  readonly entropy: string;
  readonly entropySource: string;
  readonly knownSeed: string;
  readonly balance: string;
  readonly balanceNote: (rounds: string, matches: string) => string;
  readonly balanceLater: string;
  readonly balanceTable: {
    readonly caption: string;
    readonly what: string;
    readonly least: string;
    readonly most: string;
    readonly verdict: string;
  };
  readonly balanceRows: {
    readonly matches: string;
    readonly pairs: string;
    readonly seats: string;
    readonly seatPairs: string;
    readonly leftNeighbours: string;
  };
  readonly equal: string;
  readonly withinOne: string;
  readonly uneven: string;
  readonly champion: string;
  readonly conduct: string;
  readonly conductNote: string;
  readonly conductTable: {
    readonly caption: string;
    readonly faults: string;
    readonly standIns: string;
    readonly slams: string;
    readonly penalties: string;
    readonly replays: string;
    readonly think: string;
  };
  readonly gain: (gain: string, z: string) => string;
  readonly sameOwner: string;
  readonly sameOwnerText: (owner: Part, names: Part, boards: string, excess: string, z: string) => Part;
  readonly decisions: string;
  readonly decisionsNone: string;
  readonly decisionTable: {
    readonly caption: string;
    readonly before: string;
    readonly what: string;
    readonly whom: string;
    readonly reason: string;
  };
  readonly allMatches: string;
  readonly watch: string;
  readonly verify: string;
  readonly verifyNote: string;
  readonly verifyByHand: string;
  readonly verifyLater: string;
  readonly verifyNoScript: string;
  readonly verified: (checks: string) => string;
  readonly notVerified: string;
  readonly downloads: string;
  readonly downloadsNone: string;
  readonly downloadTable: {
    readonly caption: string;
    readonly file: string;
    readonly what: string;
    readonly size: string;
    readonly hash: string;
  };
  /** What a file is, by its name. */
  readonly files: Readonly<Record<'ledger.ndjson' | 'matches.csv' | 'tournament.json' | 'standings.csv', string>>;
  readonly headToHeadLink: string;
  readonly matchList: {
    readonly title: string;
    readonly description: (of: string) => string;
    readonly lead: string;
    readonly caption: (first: string, last: string) => string;
    readonly board: string;
    readonly round: string;
    readonly bots: string;
    readonly replays: string;
    readonly void: string;
    readonly sideBySide: string;
    readonly outcomes: Readonly<Record<'slam' | 'penalty' | 'equal' | 'shared', string>>;
    readonly replay: (number: string) => string;
    readonly faults: (count: number) => string;
    readonly pages: string;
    readonly page: (number: string) => string;
    readonly previous: string;
    readonly next: string;
    readonly back: string;
    readonly filter: string;
    readonly empty: string;
  };
}
