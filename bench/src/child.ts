import { fork } from 'node:child_process';

/**
 * Measures in a process of its own, so that its memory is its own and nothing is warm.
 *
 * @param program a module that calls `answerParent`
 * @throws if the process ends without an answer
 */
export function measureInChild<Order, Answer>(program: URL, order: Order): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const child = fork(program);
    child.once('message', (answer) => resolve(answer as Answer));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`${program.pathname} ended (${signal ?? code}) unheard`)));
    child.send(order as object);
  });
}

/** Takes the one order of the parent process, answers it and ends. */
export function answerParent<Order, Answer>(measure: (order: Order) => Promise<Answer>): void {
  process.once('message', async (order) => {
    const answer = await measure(order as Order);
    process.send?.(answer, () => process.exit());
  });
}
