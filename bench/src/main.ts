import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { contest } from './contest.ts';
import { ledgerShare } from './ledger/ledger-share.ts';
import { idleCrowd } from './load/idle-crowd.ts';
import { manyTables } from './load/many-tables.ts';
import { idleConnections, runningTables } from './memory.ts';
import { openCost } from './open/open-cost.ts';
import type { Options, Part } from './options.ts';
import { optionsOf, USAGE } from './options.ts';
import { playoutsPerSecond } from './playouts.ts';
import { publishCost } from './publish/publish-cost.ts';
import { ratingCost } from './rating/rating-cost.ts';
import type { Results } from './report.ts';
import { report } from './report.ts';
import { soak } from './soak/soak.ts';
import { startTime } from './start/start-time.ts';
import { verifySpeed } from './verify/verify-speed.ts';

const CONTESTS = [
  { tables: 64, batching: true, processes: 1 },
  { tables: 64, batching: false, processes: 1 },
  { tables: 64, batching: true, processes: 4 },
  { tables: 64, batching: false, processes: 4 },
  { tables: 1, batching: true, processes: 1 },
];

async function measure(options: Options): Promise<Results> {
  const { parts, pairs, seconds, matches, deals, bots, tables, gatherMs } = options;
  const has = (part: Part) => parts.includes(part);
  const contests = [];
  const basis = { node: process.version, processors: availableParallelism() };
  const playouts = has('playouts') ? { playoutsPerSecond: playoutsPerSecond(seconds) } : {};
  const memory = has('memory')
    ? { idleConnection: await idleConnections(2000), runningTable: await runningTables(2000) }
    : {};
  if (has('sockets')) {
    for (const one of CONTESTS) contests.push(await contest({ ...one, pairs, seconds }));
  }
  return {
    ...basis,
    ...playouts,
    ...(contests.length > 0 ? { contests } : {}),
    ...memory,
    ...(has('ledger') ? { ledger: await ledgerShares({ pairs, matches, tables: tables ?? 64, gatherMs }) } : {}),
    ...(has('rating') ? { rating: await ratingCost({ bots, matches: matches ?? 1_000_000 }) } : {}),
    ...(has('verify') ? { verify: await verifySpeed({ deals, times: pairs }) } : {}),
    ...(has('open') ? { open: await openCost({ matches: matches ?? 1_000_000, times: pairs }) } : {}),
    ...(has('publish') ? { publish: await publishCost({ bots, matches: matches ?? 100_000 }) } : {}),
    ...(has('start') ? { start: await startTime({ times: pairs }) } : {}),
    ...(has('load') ? await load(options) : {}),
    ...(has('soak')
      ? { soak: await soak({ minutes: options.minutes, tables: tables ?? 32, leak: 1024 * options.leakKib }) }
      : {}),
  };
}

/** With bots as people write them, and with bots that do as little as they can. */
async function ledgerShares({
  pairs,
  matches,
  ...how
}: Pick<Options, 'pairs' | 'matches' | 'gatherMs'> & { tables: number }) {
  return [
    await ledgerShare({ ...how, pairs, matches: matches ?? 8000, client: true }),
    await ledgerShare({ ...how, pairs, matches: matches ?? 20_000, client: false }),
  ];
}

async function load({ connections, bots, tables = 500, loadSeconds: seconds }: Options) {
  return { idleCrowd: await idleCrowd(connections), manyTables: await manyTables({ bots, tables, seconds }) };
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
} else if (given.help) {
  console.log(USAGE);
} else {
  const results = await measure(given);
  console.log(report(results));
  if (given.json !== undefined) writeFileSync(given.json, `${JSON.stringify(results, null, 2)}\n`);
  else console.log(`\n${JSON.stringify(results)}`);
}
