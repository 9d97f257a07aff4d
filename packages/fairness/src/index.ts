export { type Balance, type BalanceProof, balanceProof, type Extent } from './balance.ts';
export { dealHands, shuffledPack } from './cards.ts';
export type { Block } from './cyclic.ts';
export { exactTables, MAX_EXACT_BOTS } from './design.ts';
export { DEFAULT_FORMAT, FORMATS, type Format, isFormat } from './formats.ts';
export type { Key } from './key.ts';
export type { MatchJob } from './match-job.ts';
export { type OrderOfPlay, orderOfPlay } from './order.ts';
export { planSchedule, type ScheduleRequest } from './plan.ts';
export { receiptSalt } from './receipt-salt.ts';
export { relabelling } from './relabelling.ts';
export { requestSeed, requestSeeds } from './request-seeds.ts';
export type { Round } from './round.ts';
export { type Schedule, scheduleOf } from './schedule.ts';
export {
  checkSchedule,
  MAX_BOTS,
  MIN_BOTS,
  SCHEDULE_ERROR_CODES,
  type ScheduleConfig,
  type ScheduleError,
  tablesOf,
} from './schedule-config.ts';
export { botsBySeat, REPLAYS, SEATINGS, seatsAt } from './seatings.ts';
export { checkSeed, commitmentTo, deriveKey, MAX_SEED_BYTES, type SeedError } from './seed.ts';
