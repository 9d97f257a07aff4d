import type { Result } from '@bassadewitz/rules';
import { nounFor } from '@bassadewitz/rules';
import type { Block } from './cyclic.ts';
import { meetings, periodOf } from './cyclic.ts';
import { exactTables, MAX_EXACT_BOTS } from './design.ts';
import { FORMATS, type Format, isFormat } from './formats.ts';
import { quartetCount } from './quartets.ts';

/** Everything but the seed that decides a schedule. It is part of the ledger's head. */
export interface ScheduleConfig {
  readonly format: Format;
  /** How many bots play, at least 4; house bots that fill up a table are counted. */
  readonly bots: number;
  /** Boards of a table in a round. */
  readonly boards: number;
  /** How many rounds are played, at most where a tournament may stop earlier. */
  readonly rounds: number;
  /** How often each board is played at its table. */
  readonly replays: 1 | 4;
  /** The bot that sits at every table: a `gauntlet` has one, no other format. */
  readonly champion?: number;
  /** Base blocks of a searched design: a `gauntlet` has blocks of three, `budget` of four, no other format any. */
  readonly blocks?: readonly Block[];
}

export const SCHEDULE_ERROR_CODES = [
  'UNKNOWN_FORMAT',
  'BAD_BOTS',
  'BAD_BOARDS',
  'BAD_ROUNDS',
  'BAD_REPLAYS',
  'BAD_CHAMPION',
  'BAD_BLOCKS',
  'BAD_BUDGET',
  'TOO_LARGE',
] as const;

/** Why a schedule cannot be made: what came and what is valid. */
export interface ScheduleError {
  readonly code: (typeof SCHEDULE_ERROR_CODES)[number];
  readonly message: string;
}

export const MIN_BOTS = 4;
export const MAX_BOTS = 4096;
const MAX_BOARDS = 10_000;
const MAX_ROUNDS = 1_000_000;
/** The order of a round is held in memory: five bytes for each of its boards. */
const MAX_BOARDS_A_ROUND = 2 ** 24;

/** Says whether a configuration, which may come from a stranger's ledger, is one that a schedule can be made of. */
export function checkSchedule(config: ScheduleConfig): Result<ScheduleConfig, ScheduleError> {
  const error = sizeFault(config) ?? designFault(config) ?? totalFault(config);
  return error === undefined ? { ok: true, value: config } : { ok: false, error };
}

/** How many tables each round of a valid configuration has. */
export function tablesOf(config: ScheduleConfig): number {
  switch (config.format) {
    case 'balanced':
      return exactTables(config.bots);
    case 'all':
      return quartetCount(config.bots);
    case 'gauntlet':
      return orbitTables(config.bots - 1, config.blocks);
    case 'budget':
      return orbitTables(config.bots, config.blocks);
  }
}

export function unknownFormat(format: string): ScheduleError {
  return { code: 'UNKNOWN_FORMAT', message: `unknown format '${format}'; the formats are ${FORMATS.join(', ')}` };
}

function sizeFault(config: ScheduleConfig): ScheduleError | undefined {
  if (!isFormat(config.format)) return unknownFormat(String(config.format));
  if (!isWhole(config.bots, MIN_BOTS, MAX_BOTS)) {
    return {
      code: 'BAD_BOTS',
      message: `${config.bots} ${nounFor(config.bots, 'bot')}: a schedule has from ${MIN_BOTS} to ${MAX_BOTS}`,
    };
  }
  if (!isWhole(config.boards, 1, MAX_BOARDS)) {
    return { code: 'BAD_BOARDS', message: `${config.boards} boards: a table has from 1 to ${MAX_BOARDS} a round` };
  }
  if (!isWhole(config.rounds, 1, MAX_ROUNDS)) {
    return { code: 'BAD_ROUNDS', message: `${config.rounds} rounds: there can be from 1 to ${MAX_ROUNDS}` };
  }
  if (config.replays !== 1 && config.replays !== 4) {
    return { code: 'BAD_REPLAYS', message: `${config.replays} replays: a board is played once or four times (1 or 4)` };
  }
  return undefined;
}

function designFault(config: ScheduleConfig): ScheduleError | undefined {
  const { format, bots, champion, blocks } = config;
  if (format === 'balanced' && bots > MAX_EXACT_BOTS) {
    const message = `${bots} bots: exact designs go up to ${MAX_EXACT_BOTS}; use the format budget`;
    return { code: 'BAD_BOTS', message };
  }
  if (format === 'gauntlet' ? !isWhole(champion, 0, bots - 1) : champion !== undefined) {
    const message =
      format === 'gauntlet'
        ? `champion ${champion}: a gauntlet needs one of the bots 0 to ${bots - 1}`
        : `champion ${champion}: only a gauntlet has one, not the format ${format}`;
    return { code: 'BAD_CHAMPION', message };
  }
  if (format === 'gauntlet') return blocksFault(blocks, bots - 1, 3);
  if (format === 'budget') return blocksFault(blocks, bots, 4);
  return blocks === undefined
    ? undefined
    : { code: 'BAD_BLOCKS', message: `blocks: the format ${format} has none of its own` };
}

function blocksFault(blocks: readonly Block[] | undefined, points: number, size: number): ScheduleError | undefined {
  const bad = (message: string): ScheduleError => ({ code: 'BAD_BLOCKS', message: `blocks: ${message}` });
  if (blocks === undefined || blocks.length === 0) return bad('a searched design needs at least one');
  for (const [index, block] of blocks.entries()) {
    const distinct = new Set(block).size === size && block.length === size;
    if (!distinct || !block.every((point) => isWhole(point, 0, points - 1))) {
      return bad(`number ${index} is [${block}]; ${size} different numbers from 0 to ${points - 1} are needed`);
    }
  }
  const { least, most } = meetings(points, blocks);
  return most - least > 1 ? bad(`pairs meet from ${least} to ${most} times; within one is needed`) : undefined;
}

function totalFault(config: ScheduleConfig): ScheduleError | undefined {
  const tables = tablesOf(config);
  const boards = tables * config.boards;
  if (boards > MAX_BOARDS_A_ROUND) {
    const message = `${tables} ${nounFor(tables, 'table')} with ${config.boards} ${nounFor(config.boards, 'board')} are ${boards} boards a round; at most ${MAX_BOARDS_A_ROUND} are possible: choose another format, fewer bots or fewer boards`;
    return { code: 'TOO_LARGE', message };
  }
  // The number of a match is an index of what is drawn for it, and those have 32 bits.
  const matches = boards * config.replays;
  if (matches * config.rounds > 2 ** 32) {
    const message = `${matches} matches in each of ${config.rounds} ${nounFor(config.rounds, 'round')}: a tournament has at most 4294967296 matches`;
    return { code: 'TOO_LARGE', message };
  }
  return undefined;
}

function orbitTables(points: number, blocks: readonly Block[] = []): number {
  return blocks.reduce((tables, block) => tables + periodOf(points, block), 0);
}

function isWhole(value: unknown, least: number, most: number): boolean {
  return Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
}
