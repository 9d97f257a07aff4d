import { dealHands, deriveKey, receiptSalt, requestSeeds } from '@bassadewitz/fairness';
import type { MatchRecord } from '@bassadewitz/ledger';
import type { Request } from '@bassadewitz/protocol';
import { ALARM_RESOLUTION_MS } from '@bassadewitz/referee';
import type { CardSet, Four } from '@bassadewitz/rules';
import { bySeat, cardName, fallbackCard, parseCards, setOf } from '@bassadewitz/rules';
import type { Case } from './cases.ts';
import { cardsOf, swapped } from './hidden-cards.ts';
import type { Leak } from './leak.ts';
import type { Moment } from './moment.ts';
import { firstDifference, framesBefore, momentOf } from './moment.ts';
import type { Answer } from './script.ts';
import type { OthersMove, Played, World } from './world.ts';
import { choiceAt, playWorld } from './world.ts';

/** A match played twice, the second time with something changed that its seat cannot know. */
export interface Twins {
  readonly one: Played;
  readonly other: Played;
  /** When the seat could tell them apart, if ever. */
  readonly moment: Moment | undefined;
  /** What the seat heard before that. */
  readonly heard: readonly string[];
  readonly heardByOther: readonly string[];
  /** Whether any card that was hidden at the moment in question lay elsewhere. */
  readonly swapped: boolean;
}

/**
 * What a transcript would be with another receipt, which is the hash of a record that holds more than its seats may know at that
 * time: who the others were, which board it was, who else failed.
 */
export function withoutReceipt(transcript: readonly string[]): string[] {
  return transcript.map((frame) => frame.replace(/"receipt":"[0-9a-f]{64}"/, '"receipt":"…"'));
}

/** Plays a case in both its worlds; with a leak, if one is given, in the arena that both are played in. */
export async function playTwins(given: Case, leak?: Leak): Promise<Twins> {
  const first = firstWorld(given);
  const one = await playWorld(leaky(first, leak));
  const second = secondWorld(given, first, one.record);
  const other = await playWorld(leaky(second.world, leak));
  const moment = firstDifference(one.record.deals, other.record.deals, given.seat);
  return {
    one,
    other,
    moment,
    heard: framesBefore(one.transcript, moment),
    heardByOther: framesBefore(other.transcript, moment),
    swapped: second.swapped,
  };
}

const BOARD = 1;
const TIME = { moveMs: 1000, bankMs: 60_000, networkCapMs: 200 };

function firstWorld({ ruleSet, seat, script, seed }: Case): World {
  const key = deriveKey(`worlds ${seed}`);
  return {
    ruleSet,
    time: TIME,
    seat,
    script,
    hands: (deal) => dealHands(key, BOARD, deal),
    seeds: (deal, trick) => requestSeeds(key, BOARD, deal, trick),
    others: (request) => ({ ms: 5, answer: { kind: 'legal', choice: choiceAt(seed, request, 8) } }),
    names: ['bob', 'cat', 'dan'],
    job: { match: 0, round: 0, table: 0, board: BOARD, replay: 0, bots: [0, 1, 2, 3] },
    salt: receiptSalt(key, 0),
  };
}

function secondWorld(given: Case, first: World, record: MatchRecord): { world: World; swapped: boolean } {
  const { seat, otherSeed } = given;
  const key = deriveKey(`other worlds ${otherSeed}`);
  const changed = given.deal % record.deals.length;
  const before = record.deals[changed];
  if (before === undefined) throw new Error('a match without a deal');
  const hands = swapped(before, seat, given.plays, given.swaps);
  const world: World = {
    ...first,
    hands: (deal): Four<CardSet> => {
      if (deal === changed) return hands;
      return deal < changed ? first.hands(deal) : dealHands(key, BOARD, deal);
    },
    seeds: (deal, trick) => {
      const [own, others] = [first.seeds(deal, trick), requestSeeds(key, BOARD, deal, trick)];
      return bySeat((one) => (one === seat ? own[one] : others[one]));
    },
    others: new Imitation(record, otherSeed).move,
    names: ['zoe', 'a-bot-with-a-longer-name', 'x'],
    job: { match: 977, round: 5, table: 41, board: 1234, replay: 3, bots: [9, 8, 7, 6] },
    salt: receiptSalt(key, 977),
  };
  const dealt = bySeat((one) => setOf(cardsOf(before.hands[one])));
  return { world, swapped: hands.some((hand, one) => hand !== dealt[one as 0]) };
}

/** How often each of the other bots may fail: below the strike limit, since a stand-in would play other cards. */
const MOST_FAULTS = 2;

const FAULTS: readonly Answer['kind'][] = ['illegal', 'malformed', 'expire', 'expire-away'];

/**
 * Plays the cards of another match as long as it can; now and then by a fault for which the same card is played. It thinks whole
 * steps of the referee's alarms, which ring on a grid of their own.
 */
class Imitation {
  readonly #cards: readonly (readonly string[])[];
  readonly #seed: number;
  readonly #faults = [0, 0, 0, 0];

  constructor(record: MatchRecord, seed: number) {
    this.#cards = record.deals.map(({ plays }) => plays.split(' '));
    this.#seed = seed;
  }

  readonly move = (request: Request): OthersMove => {
    const { deal, plays } = momentOf(request);
    const legal = request.legal as readonly string[];
    const choice = Math.max(0, legal.indexOf(this.#cards[deal]?.[plays] ?? ''));
    const ms = ALARM_RESOLUTION_MS * choiceAt(this.#seed, request, 200);
    const parsed = parseCards(legal.join(' '));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const fallback = cardName(fallbackCard(setOf(parsed.value)));
    const kind = FAULTS[choiceAt(this.#seed + 1, request, 8)];
    const faults = this.#faults[request.seat] ?? 0;
    if (kind === undefined || legal[choice] !== fallback || faults === MOST_FAULTS) {
      return { ms, answer: { kind: 'legal', choice } };
    }
    this.#faults[request.seat] = faults + 1;
    return { ms, answer: { kind } as Answer };
  };
}

function leaky(world: World, leak: Leak | undefined): World {
  return leak === undefined ? world : { ...world, ...leak(world) };
}
