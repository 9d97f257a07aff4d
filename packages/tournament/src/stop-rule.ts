import type { Schedule } from '@bassadewitz/fairness';
import type { Stop, StopCause } from '@bassadewitz/ledger';
import type { Separation } from '@bassadewitz/rating';
import { nounFor } from '@bassadewitz/rules';

/** When a tournament ends before its last round. Asked at the end of a round, so that everyone has had the same work. */
export interface StopRules {
  /** End when every neighbour in the order is told apart, or a practical tie. */
  readonly separated?: boolean;
  /** End when the tournament has been played for so long, in minutes. */
  readonly maxMinutes?: number;
}

/** What a rule is judged by at the end of a round. */
export interface RoundEnd {
  readonly round: number;
  /** How long the tournament has been played, earlier runs included, in ms. */
  readonly playedMs: number;
  /** Asked only where a rule needs it: it costs a fit. */
  readonly separation: () => Separation;
}

/** The decision to stop after a round, or undefined to go on. */
export function stopAfter(rules: StopRules, schedule: Schedule, end: RoundEnd): Stop | undefined {
  const stop = (cause: StopCause, reason: string): Stop => ({
    kind: 'stop',
    before: (end.round + 1) * schedule.matchesPerRound,
    cause,
    reason,
  });
  const rounds = `${end.round + 1} ${nounFor(end.round + 1, 'round')}`;
  if (rules.separated === true && end.separation().decided) {
    return stop('separated', `after ${rounds} every bot is told apart from the next, or equal to it in practice`);
  }
  if (rules.maxMinutes !== undefined && end.playedMs >= rules.maxMinutes * 60_000) {
    return stop(
      'minutes',
      `after ${rounds} the ${rules.maxMinutes} ${nounFor(rules.maxMinutes, 'minute that was set is', 'minutes that were set are')} used up`,
    );
  }
  return undefined;
}
