import type { Head } from '@bassadewitz/ledger';
import type { Contest } from '../documents/links.ts';

/** The rule set and time class that a tournament is played in. */
export function contestOf({
  ruleSet,
  timeControl: { moveMs, bankMs },
}: Pick<Head, 'ruleSet' | 'timeControl'>): Contest {
  return { ruleSet, moveMs, bankMs };
}

/** The name of its ladder in addresses. */
export function ladderIdOf({ ruleSet, moveMs, bankMs }: Contest): string {
  return `${ruleSet}-${moveMs}ms-${bankMs}ms`;
}
