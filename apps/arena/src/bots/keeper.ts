import { createInterface } from 'node:readline';
import { killMarked } from './kill-marked.ts';
import { killTree } from './kill-tree.ts';

/*
 * The keeper's program. It outlives the arena by a moment: when the arena is gone, however it went (`kill -9` included),
 * the keeper's standard input ends, and it ends the bots that the arena had started and not yet taken off the list.
 */
const kept = new Map<number, string>();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [verb, pid, mark = ''] = line.split(' ');
    if (verb === 'keep') kept.set(Number(pid), mark);
    else kept.delete(Number(pid));
  })
  .on('close', () => {
    for (const [pid, mark] of kept) {
      killTree(pid, 'SIGKILL');
      killMarked(mark);
    }
    process.exit(0);
  });

// Ctrl-C in a terminal reaches the whole group; the arena decides when the bots go.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
