import type { Result } from '@bassadewitz/rules';
import { nounFor } from '@bassadewitz/rules';
import type { Block } from './cyclic.ts';
import { exactTables, MAX_EXACT_BOTS } from './design.ts';
import { DEFAULT_FORMAT, type Format, isFormat } from './formats.ts';
import { searchOrbits } from './orbit-search.ts';
import { checkSchedule, type ScheduleConfig, type ScheduleError, tablesOf, unknownFormat } from './schedule-config.ts';

/** What an organiser asks for. */
export interface ScheduleRequest {
  /** One of `FORMATS`; `balanced` unless told otherwise. */
  readonly format?: string;
  readonly bots: number;
  /** Boards of a table in a round; 3 unless told otherwise, so that all ordered pairs of seats are balanced. */
  readonly boards?: number;
  readonly rounds?: number;
  readonly replays?: number;
  /** The bot that sits at every table of a `gauntlet`. */
  readonly champion?: number;
  /** The most tables that a round may have: `balanced` becomes `budget` where its design is larger. */
  readonly maxTables?: number;
}

/** Orbits of a searched design where no number of tables was asked for: each bot then plays 32 tables a round (24 in a gauntlet). */
const DEFAULT_ORBITS = 8;
/** Steps of the search for each number and orbit of a design, and in all: well under a second. */
const SEARCH_STEPS_EACH = 1000;
const SEARCH_STEPS = 1_500_000;

/**
 * The configuration that answers a request: defaults filled in and, for `gauntlet` and `budget`, the blocks of the
 * design searched for. The same request gives the same configuration on every machine. Where no design within one is
 * found for the number of orbits wanted, one with a few orbits fewer (without a limit on tables: more) is taken.
 */
export function planSchedule(request: ScheduleRequest): Result<ScheduleConfig, ScheduleError> {
  const asked = request.format ?? DEFAULT_FORMAT;
  if (!isFormat(asked)) return { ok: false, error: unknownFormat(asked) };
  const budget = budgetFault(request.maxTables);
  if (budget !== undefined) return { ok: false, error: budget };
  const format = chosenFormat(asked, request);
  const plain: ScheduleConfig = {
    format,
    bots: request.bots,
    boards: request.boards ?? 3,
    rounds: request.rounds ?? 1,
    replays: (request.replays ?? 4) as 1 | 4,
    ...(request.champion === undefined ? {} : { champion: request.champion }),
  };
  if (format === 'balanced' || format === 'all') return withinBudget(plain, request.maxTables);
  // Everything but the blocks is judged first, with the blocks of the smallest design in their place.
  const size = format === 'gauntlet' ? 3 : 4;
  const points = format === 'gauntlet' ? request.bots - 1 : request.bots;
  const sound = checkSchedule({ ...plain, blocks: [Array.from({ length: size }, (_, i) => i)] });
  if (!sound.ok && sound.error.code !== 'BAD_BLOCKS') return sound;
  const blocks = designFor(points, size, request.maxTables);
  if (!blocks.ok) return blocks;
  return checkSchedule({ ...plain, blocks: blocks.value });
}

function budgetFault(maxTables: number | undefined): ScheduleError | undefined {
  if (maxTables === undefined || (Number.isInteger(maxTables) && maxTables >= 1)) return undefined;
  return { code: 'BAD_BUDGET', message: `${maxTables} tables a round: a whole number from 1 on is needed` };
}

function chosenFormat(asked: Format, { bots, maxTables }: ScheduleRequest): Format {
  if (asked !== 'balanced' || !Number.isInteger(bots) || bots < 4) return asked;
  if (bots > MAX_EXACT_BOTS) return 'budget';
  return maxTables !== undefined && exactTables(bots) > maxTables ? 'budget' : 'balanced';
}

function withinBudget(config: ScheduleConfig, maxTables: number | undefined): Result<ScheduleConfig, ScheduleError> {
  const checked = checkSchedule(config);
  if (!checked.ok || maxTables === undefined || tablesOf(config) <= maxTables) return checked;
  const message = `${config.format} has ${tablesOf(config)} ${nounFor(tablesOf(config), 'table')} a round, more than the ${maxTables} allowed; use the format budget`;
  return { ok: false, error: { code: 'BAD_BUDGET', message } };
}

function designFor(points: number, size: number, maxTables: number | undefined): Result<Block[], ScheduleError> {
  // So few that they are one block.
  if (points === size) return { ok: true, value: [Array.from({ length: size }, (_, i) => i)] };
  const least = Math.ceil((points - 1) / (size * (size - 1)));
  const wanted = maxTables === undefined ? Math.min(DEFAULT_ORBITS, least) : Math.floor(maxTables / points);
  if (wanted === 0) {
    const message = `${maxTables} ${nounFor(maxTables ?? 0, 'table')} a round: this design needs at least ${points}, so that every bot plays equally often`;
    return { ok: false, error: { code: 'BAD_BUDGET', message } };
  }
  for (const orbits of attempts(wanted, maxTables === undefined)) {
    const steps = Math.min(SEARCH_STEPS, SEARCH_STEPS_EACH * points * orbits);
    const blocks = searchOrbits({ points, size, orbits, steps });
    if (blocks !== undefined) return { ok: true, value: blocks };
  }
  return { ok: false, error: { code: 'BAD_BUDGET', message: `no design of ${points} numbers was found` } };
}

/** The numbers of orbits to try: the one wanted, a few more where that is allowed, then fewer and fewer. */
function* attempts(wanted: number, mayGrow: boolean): Generator<number> {
  yield wanted;
  if (mayGrow) for (let more = 1; more <= 4; more++) yield wanted + more;
  for (let orbits = wanted; orbits > 1; ) {
    orbits -= Math.max(1, orbits >> 4);
    yield orbits;
  }
}
