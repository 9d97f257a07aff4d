import { createInterface } from 'node:readline';
import { killTree } from './kill-tree.ts';

/*
 * The keeper's program. It outlives the arena by a moment: when the arena is gone, however it went (`kill -9` included),
 * the keeper's standard input ends, and it ends the bots that the arena had started and not yet taken off the list.
 */
const kept = new Set<number>();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [verb, pid] = line.split(' ');
    if (verb === 'keep') kept.add(Number(pid));
    else kept.delete(Number(pid));
  })
  .on('close', () => {
    for (const pid of kept) killTree(pid, 'SIGKILL');
    process.exit(0);
  });

// Ctrl-C in a terminal reaches the whole group; the arena decides when the bots go.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
