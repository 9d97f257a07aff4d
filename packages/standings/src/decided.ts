import type { Decision } from '@bassadewitz/ledger';

/** Whether a bot is still in the tournament, and if not, how it left. */
export const STATUSES = ['playing', 'withdrawn', 'disqualified', 'benched'] as const;
export type Status = (typeof STATUSES)[number];

const STATUS_AFTER = {
  withdraw: 'withdrawn',
  disqualify: 'disqualified',
  bench: 'benched',
  reinstate: 'playing',
} as const;

/** Status of each bot after all decisions. A disqualification outweighs whatever came before or after it. */
export function statusesAfter(decisions: readonly Decision[], bots: number): Status[] {
  const statuses = new Array<Status>(bots).fill('playing');
  for (const decision of decisions) {
    if (decision.kind === 'void' || decision.kind === 'stop') continue;
    if (statuses[decision.bot] !== 'disqualified') statuses[decision.bot] = STATUS_AFTER[decision.kind];
  }
  return statuses;
}

/** Boards whose matches do not count. */
export function voidBoards(decisions: readonly Decision[]): ReadonlySet<number> {
  return new Set(decisions.flatMap((decision) => (decision.kind === 'void' ? [decision.board] : [])));
}
