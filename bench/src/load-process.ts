import { fork } from 'node:child_process';
import { once } from 'node:events';
import type { LoadAnswer, LoadOrder } from './load-order.ts';

/** A process with bots, which does one thing after another. */
export class LoadProcess {
  readonly #child = fork(new URL('./load.js', import.meta.url));

  /** @throws if the process says that it could not do it */
  async order(order: LoadOrder): Promise<LoadAnswer> {
    this.#child.send(order);
    const [answer] = (await once(this.#child, 'message')) as [LoadAnswer];
    if (answer.error !== undefined) throw new Error(answer.error);
    return answer;
  }

  async end(): Promise<void> {
    this.#child.kill();
    await once(this.#child, 'exit');
  }
}
