import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { contest } from './contest.ts';
import { idleConnections, runningTables } from './memory.ts';
import type { Options } from './options.ts';
import { optionsOf, USAGE } from './options.ts';
import { playoutsPerSecond } from './playouts.ts';
import type { Results } from './report.ts';
import { report } from './report.ts';

const CONTESTS = [
  { tables: 64, batching: true },
  { tables: 64, batching: false },
  { tables: 1, batching: true },
];

async function measure({ parts, pairs, seconds }: Options): Promise<Results> {
  const basis = { node: process.version, processors: availableParallelism() };
  const playouts = parts.includes('playouts') ? { playoutsPerSecond: playoutsPerSecond(seconds) } : {};
  const memory = parts.includes('memory')
    ? { idleConnection: await idleConnections(2000), runningTable: await runningTables(2000) }
    : {};
  const contests = [];
  if (parts.includes('sockets')) {
    for (const one of CONTESTS) contests.push(await contest({ ...one, pairs, seconds }));
  }
  return { ...basis, ...playouts, ...(contests.length > 0 ? { contests } : {}), ...memory };
}

function options(): Options | undefined {
  try {
    return optionsOf(process.argv.slice(2));
  } catch (error) {
    console.error(`${error instanceof Error ? error.message.split('\n', 1)[0] : error}\n${USAGE}`);
    return undefined;
  }
}

const given = options();
if (given === undefined) {
  process.exitCode = 2;
} else {
  const results = await measure(given);
  console.log(report(results));
  if (given.json !== undefined) writeFileSync(given.json, `${JSON.stringify(results, null, 2)}\n`);
  else console.log(`\n${JSON.stringify(results)}`);
}
