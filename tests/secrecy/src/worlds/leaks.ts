import type { DealReport, Question } from '@bassadewitz/referee';
import { type Leak, type Rewrite, RewritingSeat, secretOf, withMethod } from './leak.ts';
import type { World } from './world.ts';

type Hint = (deal: number) => number;

/** A leak in the texts that a bot is sent. */
function inTexts(rewrite: (hint: Hint) => Rewrite): Leak {
  return (world) => ({ between: (seat) => new RewritingSeat(seat, rewrite(hintOf(world))) });
}

function hintOf(world: World): Hint {
  return (deal) => secretOf(world, deal);
}

const oneBit = (secret: number) => secret & 1;

/** Tells more than it should while it tells of a fault. */
class TalkativeSeat extends RewritingSeat {
  readonly #hint: Hint;

  constructor(inner: ConstructorParameters<typeof RewritingSeat>[0], hint: Hint) {
    super(inner);
    this.#hint = hint;
  }

  override failed(...[question, kind, played]: Parameters<RewritingSeat['failed']>): void {
    const legal = [...question.view.legal, this.#hint(question.view.deal)];
    this.inner.failed(withMethod(question, 'view', { ...question.view, legal }), kind, played);
  }
}

/** Sends a frame more, or one less. */
class UnevenSeat extends RewritingSeat {
  readonly #hint: Hint;

  constructor(inner: ConstructorParameters<typeof RewritingSeat>[0], hint: Hint) {
    super(inner);
    this.#hint = hint;
  }

  override ask(question: Question): void {
    if (oneBit(this.#hint(question.view.deal)) === 1) this.inner.stoodIn(0);
    super.ask(question);
  }
}

/** Tells the result of a deal after the first request of the next one, where that one begins in a certain way. */
class BelatedSeat extends RewritingSeat {
  readonly #hint: Hint;
  #kept: DealReport | undefined;

  constructor(inner: ConstructorParameters<typeof RewritingSeat>[0], hint: Hint) {
    super(inner);
    this.#hint = hint;
  }

  override dealOver(report: DealReport): void {
    this.#kept = report;
  }

  override ask(question: Question): void {
    const late = oneBit(this.#hint(question.view.deal)) === 1;
    if (!late) this.#tell();
    super.ask(question);
    this.#tell();
  }

  override matchOver(...report: Parameters<RewritingSeat['matchOver']>): void {
    this.#tell();
    super.matchOver(...report);
  }

  #tell(): void {
    if (this.#kept !== undefined) super.dealOver(this.#kept);
    this.#kept = undefined;
  }
}

/** Arenas with a hole each, by what the hole is in. */
export const LEAKS: Readonly<Record<string, Leak>> = {
  'the name of the match': inTexts(
    (hint) => (text, occasion, deal) => (occasion === 'deal-result' ? text : text.replace('.m1"', `.m1${hint(deal)}"`)),
  ),
  'one bit of the time left': inTexts(
    (hint) => (text, occasion, deal) =>
      occasion === 'deal-result'
        ? text
        : text.replace(/"moveMs":(\d+)/, (_, ms) => `"moveMs":${Number(ms) - oneBit(hint(deal))}`),
  ),
  'the order of two fields': inTexts(
    (hint) => (text, _, deal) => (oneBit(hint(deal)) === 0 ? text : text.replace(/("seat":\d),("dealer":\d)/, '$2,$1')),
  ),
  'white space': inTexts(
    (hint) => (text, occasion, deal) =>
      occasion === 'request' && oneBit(hint(deal)) === 1 ? text.replace(/}$/, ' }') : text,
  ),
  'a seed that hangs on cards of others': (world) => ({
    seeds: (deal, trick) => {
      const seeds = [...world.seeds(deal, trick)] as [string, string, string, string];
      seeds[world.seat] = seeds[world.seat].slice(1) + oneBit(secretOf(world, deal));
      return seeds;
    },
  }),
  'a request that is sent again after a reconnect': inTexts(
    (hint) => (text, occasion, deal) =>
      occasion === 'request again' ? text.replace('"networkMs":0', `"networkMs":${oneBit(hint(deal))}`) : text,
  ),
  'the words of an error': (world) => ({ between: (seat) => new TalkativeSeat(seat, hintOf(world)) }),
  'the result of the deal before': inTexts(
    (hint) => (text, occasion, deal) =>
      occasion === 'deal-result' ? text.replace('"faults":[', `"faults":[${' '.repeat(oneBit(hint(deal + 1)))}`) : text,
  ),
  'one frame more': (world) => ({ between: (seat) => new UnevenSeat(seat, hintOf(world)) }),
  'the order of two frames': (world) => ({ between: (seat) => new BelatedSeat(seat, hintOf(world)) }),
};
