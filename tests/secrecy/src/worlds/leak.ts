import type { DealReport, Question, Seat as TableSeat } from '@bassadewitz/referee';
import { firstIn, seatAfter } from '@bassadewitz/rules';
import type { World } from './world.ts';

/** A hole in the arena: changes a world so that the bot under test is told something of cards that it cannot know. */
export type Leak = (world: World) => Partial<World>;

/** The secret that is leaked: the number of the lowest card that was dealt to the seat on the left. */
export function secretOf({ hands, seat }: World, deal: number): number {
  return firstIn(hands(deal)[seatAfter(seat)]);
}

/** What a text is that a leak may change. */
export type Occasion = 'request' | 'request again' | 'deal-result';

/** Changes a text on its way to a bot. */
export type Rewrite = (text: string, occasion: Occasion, deal: number) => string;

/** A seat that changes what its bot is told. */
export class RewritingSeat implements TableSeat {
  protected readonly inner: TableSeat;
  readonly #rewrite: Rewrite;

  constructor(inner: TableSeat, rewrite: Rewrite = (text) => text) {
    this.inner = inner;
    this.#rewrite = rewrite;
  }

  get presence() {
    return this.inner.presence;
  }

  get networkMs() {
    return this.inner.networkMs;
  }

  ask(question: Question): void {
    const text: Question['text'] = (names, left) => {
      const plain = question.text(names, left);
      return this.#rewrite(plain, left === undefined ? 'request' : 'request again', question.view.deal);
    };
    this.inner.ask(withMethod(question, 'text', text));
  }

  failed(...fault: Parameters<TableSeat['failed']>): void {
    this.inner.failed(...fault);
  }

  stoodIn(strikes: number): void {
    this.inner.stoodIn(strikes);
  }

  dealOver(report: DealReport): void {
    const text: DealReport['text'] = (match) => {
      const plain = report.text(match);
      return this.#rewrite(plain, 'deal-result', (JSON.parse(plain) as { deal: number }).deal);
    };
    this.inner.dealOver(withMethod(report, 'text', text));
  }

  matchOver(...report: Parameters<TableSeat['matchOver']>): void {
    this.inner.matchOver(...report);
  }
}

/** The same object but for one member. Private fields stay reachable: other methods run on the object itself. */
export function withMethod<T extends object, K extends keyof T>(object: T, name: K, member: T[K]): T {
  return new Proxy(object, {
    get(target, key) {
      if (key === name) return member;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
    set: (target, key, value) => Reflect.set(target, key, value, target),
  });
}
