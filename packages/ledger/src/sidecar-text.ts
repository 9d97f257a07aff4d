import type { Result, Seat } from '@bassadewitz/rules';
import type { Shape } from './shape.ts';
import type { MatchSidecar, Thinking } from './sidecar.ts';
import type { SidecarEvent } from './sidecar-event.ts';
import { KEPT_SIDECAR, SIDECAR_EVENT } from './sidecar-shapes.ts';

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

/** Reads what `sidecarText` wrote. @returns as an error what is wrong with a text that it cannot have written */
export function sidecarOf(text: string): Result<MatchSidecar, string> {
  const read = readAs(text, KEPT_SIDECAR, '/match');
  if (!read.ok) return read;
  const { thinking, ...sidecar } = read.value as Omit<MatchSidecar, 'thinking'> & { readonly thinking: number[] };
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
  return { ok: true, value: { ...sidecar, thinking: answers } };
}

/** Reads an event as it is kept. @returns as an error what is wrong with it */
export function eventOf(text: string): Result<SidecarEvent, string> {
  return readAs(text, SIDECAR_EVENT, '/event') as Result<SidecarEvent, string>;
}

function readAs(text: string, shape: Shape, at: string): Result<unknown, string> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, error: 'it is no JSON' };
  }
  const fault = shape(value, at);
  return fault === undefined ? { ok: true, value } : { ok: false, error: fault };
}
