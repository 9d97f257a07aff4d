import { FAULT_KINDS } from '@bassadewitz/protocol';
import type { Setting } from '../setting.ts';
import type { StandingsRow } from './standings-row.ts';

/** How often a bot failed and how, in words; empty where it never did. */
export function faultsInWords(
  at: Setting,
  { faults, standIns, penalty }: Pick<StandingsRow, 'faults' | 'standIns' | 'penalty'>,
): string {
  const words = at.words.standings;
  const kinds = FAULT_KINDS.filter((kind) => faults[kind] > 0).map(
    (kind) => `${at.numbers.count(faults[kind])} × ${words.faultKinds[kind].name}`,
  );
  const stoodIn = standIns > 0 ? [words.standIns(standIns)] : [];
  const lost = penalty > 0 ? [words.penalty(at.numbers.spread(penalty))] : [];
  return [...kinds, ...stoodIn, ...lost].join(' · ');
}
