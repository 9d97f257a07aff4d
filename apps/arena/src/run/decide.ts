import { deriveKey, scheduleOf } from '@bassadewitz/fairness';
import { canonicalJson, type Decision, type Head, Sequence } from '@bassadewitz/ledger';
import { storedDecisions } from '@bassadewitz/tournament';
import { printable } from '../display/printable.ts';
import { Conflict, Failure } from '../failure.ts';
import { didYouMean } from '../nearest.ts';
import { checkedReason } from './reason.ts';
import type { RunFile } from './run-file.ts';

/** What an organiser asks to be decided; by name, since people know names. */
export type Wanted =
  | { readonly kind: 'withdraw' | 'disqualify' | 'reinstate'; readonly bot: string; readonly reason: string }
  | { readonly kind: 'void'; readonly board: number; readonly reason: string }
  | { readonly kind: 'stop'; readonly reason: string };

/**
 * Records a decision of the organiser in the file of a run that is not being played.
 * @param origin how a field is written, to name it in an error: `bot` → `--bot`
 * @throws Failure USAGE naming what cannot be decided, and why; Conflict where it only cannot be as things stand
 */
export async function decide(
  file: RunFile,
  wanted: Wanted,
  origin: (field: string) => string = (field) => field,
): Promise<Decision> {
  if (file.foot !== undefined) {
    throw new Conflict('the tournament is over and its seed is published: nothing can be decided any more');
  }
  const reason = checkedReason(wanted.reason, origin('reason'));
  const decision = decisionOf(file, { ...wanted, reason }, origin);
  const fault = faultOf(file, decision);
  if (fault !== undefined) throw new Conflict(`${fault}; see docs/tournaments.md`);
  await file.store.decide({ at: decision.before, decision: canonicalJson(decision) });
  return decision;
}

function decisionOf(file: RunFile, wanted: Wanted, origin: (field: string) => string): Decision {
  const before = nextRound(file);
  const { reason } = wanted;
  if (wanted.kind === 'stop') return { kind: 'stop', before, cause: 'organiser', reason };
  if (wanted.kind === 'void') {
    const { boardsPerRound, config } = scheduleOf(
      deriveKey(file.secrets.seed, file.secrets.entropy),
      file.head.schedule,
    );
    const boards = boardsPerRound * config.rounds;
    const { board } = wanted;
    if (board < 0 || board >= boards)
      throw new Failure('USAGE', `${origin('board')}: there is no board ${board}; valid: 0 to ${boards - 1}`);
    return { kind: 'void', board, before, reason };
  }
  const names = file.head.bots.map(({ name }) => name);
  const bot = names.indexOf(wanted.bot);
  if (bot < 0) {
    const came = printable(wanted.bot, 64);
    throw new Failure(
      'USAGE',
      `${origin('bot')}: there is no bot ${came}${didYouMean(wanted.bot, names)}; valid: ${names.join(', ')}`,
    );
  }
  return { kind: wanted.kind, bot, before, reason };
}

/** Why the decision cannot follow those on record, or undefined. */
function faultOf({ head, store }: RunFile, decision: Decision): string | undefined {
  const earlier = storedDecisions(store);
  if (decision.kind === 'void') {
    const twice = earlier.some((one) => one.kind === 'void' && one.board === decision.board);
    return twice ? `board ${decision.board} is void already` : undefined;
  }
  const stopped = earlier.some(({ kind }) => kind === 'stop');
  if (decision.kind === 'stop') return stopped ? 'the tournament was stopped already' : undefined;
  if (stopped) return 'the tournament was stopped: only a board can still be declared void';
  const { name } = head.bots[decision.bot] ?? { name: `bot ${decision.bot}` };
  const last = earlier.findLast((one) => 'bot' in one && one.bot === decision.bot)?.kind;
  const gone = last !== undefined && last !== 'reinstate';
  if (last === 'disqualify') return `bot ${name} was disqualified`;
  if (decision.kind === 'reinstate') return gone ? undefined : `bot ${name} has not left`;
  return gone && decision.kind !== 'disqualify' ? `bot ${name} has left already (${last})` : undefined;
}

/** The first match of the first round of which nothing was played. */
function nextRound({ head, store }: RunFile): number {
  let last = -1;
  for (const { match } of store.records()) last = match;
  const perRound = scheduleLength(head) / head.schedule.rounds;
  return Math.ceil((last + 1) / perRound) * perRound;
}

function scheduleLength(head: Head): number {
  return new Sequence(head).scheduled;
}
