import { FAULT_KINDS } from '@bassadewitz/protocol';
import { CARDS, cardName } from '@bassadewitz/rules';
import { list, oneOf, record, type Shape, shown, text, whole } from './shape.ts';
import { SIDECAR_EVENTS } from './sidecar-event.ts';

/** A time. */
const amount: Shape = (value, at) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0
    ? undefined
    : `${at} is ${shown(value)}; a number of 0 or more is needed`;
const anything: Shape = () => undefined;
const moment = { deal: whole(0, 20), trick: whole(0, 7), seat: whole(0, 3) };
const thinking = record({ ...moment, thinkMs: amount, networkMs: amount });
const fault = record(
  { ...moment, kind: oneOf(FAULT_KINDS), played: oneOf(CARDS.map(cardName)) },
  { request: anything, thinkMs: amount, frame: text(/^/, 'a text'), frameLength: whole(0) },
);
const incident = record({ ...moment, lagMs: amount });

/** What a match leaves beside its answers' times, which are kept in another form than they are published. */
const beside = { match: whole(0), faults: list(fault, 0), incidents: list(incident, 0) };

/** A match as it stands in a published sidecar. */
export const MATCH_SIDECAR = record({ ...beside, thinking: list(thinking, 0) });

/** A match as it is kept: five numbers for each answer. */
export const KEPT_SIDECAR = record({ ...beside, thinking: answers });

export const SIDECAR_EVENT = record({ kind: oneOf(SIDECAR_EVENTS), at: whole(0) });

/** Deal, trick, seat, think time and network time. */
const OF_ANSWER = [moment.deal, moment.trick, moment.seat, amount, amount];

function answers(value: unknown, at: string): string | undefined {
  if (!Array.isArray(value)) return `${at} is ${shown(value)}; a list is needed`;
  if (value.length % OF_ANSWER.length !== 0) {
    return `${at} has ${value.length} entries; ${OF_ANSWER.length} for each answer are needed`;
  }
  // The place is put together only for a number that is wrong: there are hundreds in a match.
  const wrong = value.findIndex((one, index) => shapeAt(index)(one, at) !== undefined);
  return wrong === -1 ? undefined : shapeAt(wrong)(value[wrong], `${at}/${wrong}`);
}

function shapeAt(index: number): Shape {
  return OF_ANSWER[index % OF_ANSWER.length] ?? amount;
}
