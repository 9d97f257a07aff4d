import type { Request } from '@bassadewitz/protocol';
import type { Desk } from '../desk.ts';
import { Skipped } from '../misconduct.ts';
import type { Scenario } from '../scenario.ts';
import type { Stage } from '../stage.ts';
import type { Answer } from '../table/match.ts';

export const twoTables: Scenario = {
  id: 'two-tables',
  title: 'Plays at two tables at once',
  requirements: ['RQ-4', 'CN-3', 'HS-6', 'RQ-2', 'RQ-5', 'TM-5', 'TM-3'],
  does: 'Two matches over one connection. The requests of both are sent together, so that two are open at once; answers may come in any order.',
  means: 'The bot mixes up its tables: it answers one twice and the other not at all, and time runs out.',
  mend:
    'Answer each request by its own request field and from its own contents; keep what you remember by match. A bot that can play only one ' +
    'table says so in hello: "tables": 1.',
  async play(stage) {
    const desk = await stage.greet();
    if (stage.hello?.tables === 1) {
      await stage.finish(desk);
      throw new Skipped('the bot offers one table only');
    }
    const pair = new Pair(stage, desk);
    const plan = { ask: (request: Request) => pair.ask(request) };
    const tables = [stage.play(desk, { ...plan, seat: 1 }), stage.play(desk, { ...plan, seat: 3 })];
    await Promise.all(tables.map((table) => table.finally(() => pair.leave())));
    await stage.finish(desk);
  },
};

interface Held {
  readonly request: Request;
  readonly answer: PromiseWithResolvers<Answer>;
}

/** Holds a request back until the other table has one too, or has left, and sends both at once, the later first. */
class Pair {
  readonly #stage: Stage;
  readonly #desk: Desk;
  #tables = 2;
  #held: Held[] = [];

  constructor(stage: Stage, desk: Desk) {
    this.#stage = stage;
    this.#desk = desk;
  }

  ask(request: Request): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>();
    this.#held.push({ request, answer });
    this.#release();
    return answer.promise;
  }

  /** One table has ended its match. */
  leave(): void {
    this.#tables -= 1;
    this.#release();
  }

  #release(): void {
    if (this.#held.length < this.#tables) return;
    const held = this.#held.reverse();
    this.#held = [];
    for (const { request, answer } of held) this.#stage.ask(this.#desk, request).then(answer.resolve, answer.reject);
  }
}
