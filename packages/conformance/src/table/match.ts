import { createHash } from 'node:crypto';
import type { DealResult, Fault, FaultKind, MatchResult, Request } from '@bassadewitz/protocol';
import type { CardName, CardSet, Deal, Four, RandomSource, RuleSetName, Seat } from '@bassadewitz/rules';
import { bySeat, cardName, cardsIn, parseCard, placesOf, randomBelow, Series, viewOf } from '@bassadewitz/rules';
import { finishedTrickOf, requestOf } from './request.ts';

/** What became of a request. */
export interface Answer {
  /** The card that is played: the bot's, or the fallback card. */
  readonly card: CardName;
  /** How long the bot took, in ms. */
  readonly spentMs: number;
  /** Why the fallback card is played, where it is. */
  readonly fault?: FaultKind;
}

export interface MatchSetup {
  readonly match: string;
  readonly ruleSet: RuleSetName;
  /** Where the bot sits; the other three play at random. */
  readonly seat: Seat;
  /** The cards of a deal of the match. */
  readonly hands: (deal: number) => Four<CardSet>;
  readonly random: RandomSource;
  readonly moveMs: number;
  readonly bankMs: number;
  /** Characters of a request's id, up to 64. */
  readonly idLength?: number;
  /** Puts a request to the bot. */
  readonly ask: (request: Request) => Promise<Answer>;
  /** Tells the bot a result. */
  readonly tell: (result: DealResult | MatchResult) => void;
}

/** Plays one match by the rules, with the bot in one seat. Whatever `ask` throws ends it. */
export async function playMatch(setup: MatchSetup): Promise<void> {
  const series = Series.start(setup.ruleSet);
  const receipt = createHash('sha256');
  let bankMs = setup.bankMs;
  while (!series.boardOver) {
    const index = series.dealIndex;
    const started = series.begin(setup.hands(index));
    if (!started.ok) throw new Error(`the script dealt wrong hands: ${started.error.message}`);
    const deal = started.value;
    const faults: Fault[] = [];
    while (!deal.over) {
      if (deal.turn === setup.seat) bankMs = await playForBot(setup, series, deal, bankMs, faults);
      else playForOther(deal, setup.random);
    }
    const result = resultOf(setup, deal, index, series.finish(), faults);
    receipt.update(JSON.stringify(result.hands) + JSON.stringify(result.tricks));
    setup.tell(result);
  }
  setup.tell({
    type: 'match-result',
    match: setup.match,
    ruleSet: setup.ruleSet,
    seat: setup.seat,
    chips: series.balances,
    places: placesOf(series.winnings),
    deals: series.dealIndex,
    receipt: receipt.digest('hex'),
  });
}

/** One card for the bot's seat; returns what is left of its bank, in ms. */
async function playForBot(
  setup: MatchSetup,
  series: Series,
  deal: Deal,
  bankMs: number,
  faults: Fault[],
): Promise<number> {
  const view = viewOf(series, deal, setup.seat);
  const [only] = view.legal;
  if (only !== undefined && view.legal.length === 1) {
    deal.play(setup.seat, only);
    return bankMs;
  }
  const { random, match, moveMs } = setup;
  const request = hexadecimal(setup.idLength ?? 12, random);
  const question = { request, match, seed: hexadecimal(16, random), moveMs, bankMs };
  const { card, spentMs, fault } = await setup.ask(requestOf(view, question));
  const parsed = parseCard(card);
  if (!parsed.ok || !deal.play(setup.seat, parsed.value).ok) throw new Error(`the script let ${card} pass`);
  if (fault !== undefined) faults.push({ trick: view.tricks.length, kind: fault, card });
  return fault === 'timeout' ? 0 : Math.max(0, Math.floor(bankMs - Math.max(0, spentMs - moveMs)));
}

function playForOther(deal: Deal, random: RandomSource): void {
  const legal = cardsIn(deal.legalPlays());
  const card = legal[randomBelow(legal.length, random)];
  if (card === undefined) throw new Error('no card is legal in a deal that is not over');
  deal.play(deal.turn, card);
}

function resultOf(
  { match, seat }: MatchSetup,
  deal: Deal,
  index: number,
  outcome: ReturnType<Series['finish']>,
  faults: readonly Fault[],
): DealResult {
  return {
    type: 'deal-result',
    match,
    deal: index,
    seat,
    dealer: deal.dealer,
    hands: bySeat((each) => cardsIn(deal.dealt[each]).map(cardName)),
    tricks: deal.tricks.map(finishedTrickOf),
    tricksTaken: outcome.tricks,
    points: outcome.points,
    outcome: outcome.outcome,
    chips: outcome.chips,
    pool: outcome.pool,
    balances: outcome.balances,
    ...(outcome.refund !== undefined && { refund: outcome.refund }),
    faults,
  };
}

/** An id that carries no information, or a seed. */
function hexadecimal(length: number, random: RandomSource): string {
  let text = '';
  while (text.length < length) text += random().toString(16).padStart(8, '0');
  return text.slice(0, length);
}
