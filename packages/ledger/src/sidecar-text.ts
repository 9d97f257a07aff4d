import type { Seat } from '@bassadewitz/rules';
import type { MatchSidecar, Thinking } from './sidecar.ts';

/** Numbers for each answer: deal, trick, seat, think time in µs, network time in ms. */
const FIELDS = 5;

/**
 * A match's sidecar as one line of JSON for keeping, less than a quarter as long as its line in the published file: an arena writes
 * one for each match beside play. What was thought is one list of numbers, five for each answer; the rest is as it is published.
 */
export function sidecarText({ match, thinking, faults, incidents }: MatchSidecar): string {
  const numbers: number[] = new Array(thinking.length * FIELDS);
  let at = 0;
  for (const { deal, trick, seat, thinkMs, networkMs } of thinking) {
    numbers[at++] = deal;
    numbers[at++] = trick;
    numbers[at++] = seat;
    numbers[at++] = Math.round(thinkMs * 1000);
    numbers[at++] = networkMs;
  }
  return JSON.stringify({ match, thinking: numbers, faults, incidents });
}

/** Reads what `sidecarText` wrote. @throws SyntaxError for text that is no JSON */
export function sidecarOf(text: string): MatchSidecar {
  const { thinking, ...sidecar } = JSON.parse(text) as Omit<MatchSidecar, 'thinking'> & { readonly thinking: number[] };
  const answers: Thinking[] = [];
  for (let at = 0; at + FIELDS <= thinking.length; at += FIELDS) {
    const [deal, trick, seat, thinkUs, networkMs] = thinking.slice(at, at + FIELDS) as [
      number,
      number,
      Seat,
      number,
      number,
    ];
    answers.push({ deal, trick, seat, thinkMs: thinkUs / 1000, networkMs });
  }
  return { ...sidecar, thinking: answers };
}
