import { parseArgs } from 'node:util';

/** Measured where nothing is said. */
const USUAL_PARTS = [
  'playouts',
  'sockets',
  'memory',
  'ledger',
  'rating',
  'verify',
  'open',
  'publish',
  'start',
  'load',
] as const;

/** `soak` takes long and is measured only where it is asked for. */
const PARTS = [...USUAL_PARTS, 'soak'] as const;

export type Part = (typeof PARTS)[number];

/** The options that are numbers, with their defaults; one without is decided by each part for itself. */
const NUMBERS = {
  seconds: 1.5,
  pairs: 5,
  matches: undefined,
  deals: 30_000,
  bots: 200,
  tables: undefined,
  'gather-ms': undefined,
  connections: 10_000,
  'load-seconds': 30,
  minutes: 10,
  'leak-kib': 0,
} as const;

type NumberName = keyof typeof NUMBERS;

/** Those of which a part of one makes no sense. */
const FRACTIONS: readonly NumberName[] = ['seconds', 'load-seconds', 'minutes'];

export interface Options {
  /** Where the results go as JSON. */
  readonly json: string | undefined;
  readonly help: boolean;
  readonly parts: readonly Part[];
  /** How long each measurement of `playouts` and `sockets` takes. */
  readonly seconds: number;
  /** How often each pair, or whatever else is repeated, is measured. */
  readonly pairs: number;
  /** Matches of `ledger`, `rating`, `open` and `publish`. */
  readonly matches: number | undefined;
  /** Deals of `verify`, at least. */
  readonly deals: number;
  /** Bots of `rating`, `load` and `publish`. */
  readonly bots: number;
  /** Tables at once of `ledger`, `load` and `soak`. */
  readonly tables: number | undefined;
  /** How long the store of `ledger` lets the first write of a commit wait for company, in ms. Default: 25, as the arena does. */
  readonly gatherMs: number;
  /** Idle bots of `load`. */
  readonly connections: number;
  /** How long the tables of `load` are measured. */
  readonly loadSeconds: number;
  /** How long `soak` takes. */
  readonly minutes: number;
  /** A leak on purpose in the server of `soak`, in KiB a second. */
  readonly leakKib: number;
}

export const USAGE = `usage: pnpm bench [--only PART]... [--json FILE] [options]

parts: ${USUAL_PARTS.join(', ')}; with --only alone: soak

  --only PART         measure this part; may be given several times
  --json FILE         write the results there as JSON (default: one line below the report)
  --seconds N         playouts, sockets: length of each measurement (default ${NUMBERS.seconds})
  --pairs N           how often what is compared or repeated is measured (default ${NUMBERS.pairs})
  --matches N         ledger: matches of each run (default 8000, then 20000); rating, open: matches in all (default 1000000); publish: 100000
  --tables N          tables at once: ledger (default 64), load (500), soak (32)
  --gather-ms N       ledger: how long a commit waits for company (default 25, as the arena)
  --deals N           verify: deals at least (default ${NUMBERS.deals})
  --bots N            rating, load, publish: bots (default ${NUMBERS.bots})
  --connections N     load: idle bots (default ${NUMBERS.connections})
  --load-seconds N    load: how long the tables are measured (default ${NUMBERS['load-seconds']})
  --minutes N         soak: how long it plays (default ${NUMBERS.minutes})
  --leak-kib N        soak: a leak on purpose in its server, in KiB a second, to see that it is seen (default none)
  --help              this text

Each part is explained in docs/benchmarks.md.`;

/** @throws Error with one line that says what came and what is valid */
export function optionsOf(args: readonly string[]): Options {
  const names = Object.keys(NUMBERS) as NumberName[];
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      json: { type: 'string' },
      help: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true },
      ...(Object.fromEntries(names.map((name) => [name, { type: 'string' }])) as Record<
        NumberName,
        { type: 'string' }
      >),
    },
  });
  const unknown = values.only?.find((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: valid are ${PARTS.join(', ')}`);
  const number = <Name extends NumberName>(name: Name): number | (typeof NUMBERS)[Name] => {
    const given = values[name];
    if (given === undefined) return NUMBERS[name];
    const value = Number(given);
    if (!(value > 0 && value < Number.POSITIVE_INFINITY)) {
      throw new Error(`--${name} ${given}: a number above 0 is valid`);
    }
    return FRACTIONS.includes(name) ? value : Math.ceil(value);
  };
  return {
    json: values.json,
    help: values.help,
    parts: (values.only as Part[] | undefined) ?? USUAL_PARTS,
    seconds: number('seconds'),
    pairs: number('pairs'),
    matches: number('matches'),
    deals: number('deals'),
    bots: number('bots'),
    tables: number('tables'),
    gatherMs: number('gather-ms') ?? 25,
    connections: number('connections'),
    loadSeconds: number('load-seconds'),
    minutes: number('minutes'),
    leakKib: number('leak-kib'),
  };
}
