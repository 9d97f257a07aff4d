import type { DecisionReport } from '@bassadewitz/audit';
import type { Head } from '@bassadewitz/ledger';
import { nounFor } from '@bassadewitz/rules';
import { formatCount } from './duration.ts';
import { quoted } from './quoted.ts';

/** The decisions of a ledger for a terminal: what each takes out, and why it is said to have been made. None where there is none. */
export function decidedLines(decided: readonly DecisionReport[], head: Head): string[] {
  if (decided.length === 0) return [];
  return [
    'Decisions, which are the word of whoever wrote the ledger; nothing in it can confirm them:',
    ...decided.map(
      (report) => `  line ${report.line}: ${effectOf(report, head)}. Reason: ${quoted(report.decision.reason)}`,
    ),
  ];
}

function effectOf({ decision, matches }: DecisionReport, { bots }: Head): string {
  const count =
    matches === undefined ? 'how many matches are not played for it is known with the seed' : matchesText(matches);
  if (decision.kind === 'void') {
    return `void board ${decision.board}: ${matches === undefined ? 'its matches do not count' : `${count} not counted`}`;
  }
  if (decision.kind === 'stop') return `stop (${decision.cause}) before match ${decision.before}: ${count} not played`;
  const bot = `${decision.kind} ${quoted(bots[decision.bot]?.name ?? '')} before match ${decision.before}`;
  if (decision.kind === 'reinstate') return bot;
  const unranked = decision.kind === 'disqualify' ? ', and it gets no rank' : '';
  return `${bot}: ${matches === undefined ? count : `${count} not played`}${unranked}`;
}

function matchesText(matches: number): string {
  return `${formatCount(matches)} ${nounFor(matches, 'match', 'matches')}`;
}
