import { type Decoded, expectation, notJson, pointerTo, refuse, valueAt } from './diagnosis.ts';
import * as validators from './generated/bot-validators.ts';
import { BOT_FIELDS, SERVER_TYPES } from './generated/fields.ts';
import type { BotMessage } from './generated/messages.ts';
import { nearest } from './nearest.ts';
import { quote } from './quote.ts';
import type { Validator } from './validator.ts';

type BotType = BotMessage['type'];

const isHello: Validator<BotMessage> = validators.Hello;
const isReady: Validator<BotMessage> = validators.Ready;
const isPlay: Validator<BotMessage> = validators.Play;
const isGoodbye: Validator<BotMessage> = validators.BotGoodbye;
const BOT_TYPES: readonly BotType[] = ['hello', 'ready', 'play', 'goodbye'];
/** The form of `requestId` in words.schema.json. */
const REQUEST_ID = /^[A-Za-z0-9._:-]{1,64}$/;

/** A switch and no lookup: a type like `constructor` must find nothing. */
function validatorOf(type: unknown): Validator<BotMessage> | undefined {
  switch (type) {
    case 'play':
      return isPlay;
    case 'hello':
      return isHello;
    case 'ready':
      return isReady;
    case 'goodbye':
      return isGoodbye;
    default:
      return undefined;
  }
}

function wrongType(type: unknown): Decoded<never> {
  const valid = `a bot sends ${BOT_TYPES.join(', ')}`;
  if (type === undefined) return refuse('SCHEMA', `the frame has no type; ${valid}`, '/type');
  if (typeof type !== 'string')
    return refuse('SCHEMA', `type must be a string, ${quote(type)} came; ${valid}`, '/type');
  if ((SERVER_TYPES as readonly string[]).includes(type)) {
    return refuse('UNKNOWN_TYPE', `${type} is a message of the server; ${valid}`, '/type');
  }
  const near = nearest(type, BOT_TYPES);
  const meant = near === undefined ? '' : ` Did you mean ${near}?`;
  return refuse('UNKNOWN_TYPE', `there is no message of type ${quote(type)}; ${valid}.${meant}`, '/type');
}

/** Unknown fields are reported before anything else that is wrong with a message, in the order in which they came. */
function wrongFields(frame: Record<string, unknown>, type: BotType, validator: Validator<BotMessage>): Decoded<never> {
  const rules: Readonly<Record<string, string>> = BOT_FIELDS[type];
  const valid = Object.keys(rules);
  const named = type === 'play' ? frame.request : undefined;
  const request = typeof named === 'string' && REQUEST_ID.test(named) ? named : undefined;
  const unknown = Object.keys(frame).filter((field) => !valid.includes(field));
  const [first] = unknown;
  if (first !== undefined) {
    const near = nearest(first, valid);
    const more = unknown.length > 1 ? ` and ${unknown.length - 1} more` : '';
    const meant = near === undefined ? '' : ` Did you mean ${near}?`;
    const message = `${type} has no field ${quote(first)}${more}; its fields are ${valid.join(', ')}.${meant}`;
    return refuse('UNKNOWN_FIELD', message, pointerTo(first), request);
  }
  const [error] = validator.errors ?? [];
  if (error === undefined) throw new Error(`the validator of ${type} refused a frame without a reason`);
  if (error.keyword === 'required') {
    const missing = String(error.params.missingProperty);
    return refuse('SCHEMA', `${type} has no ${missing}. ${rules[missing]}`, `/${missing}`, request);
  }
  const path = error.instancePath;
  const field = path.split('/')[1] ?? '';
  // A token is a secret, even a wrong one: never repeated.
  const came = field === 'token' ? '' : `; ${quote(valueAt(frame, path))} came`;
  const message = `${path.slice(1)} of ${type} ${expectation(error)}${came}. ${rules[field] ?? ''}`.trim();
  return refuse('SCHEMA', message, path, request);
}

/**
 * Reads a frame that a bot sent, strictly: any field that its message does not have is refused. The frame's size must
 * have been judged before. Never throws. Refusals are INVALID_JSON, UNKNOWN_TYPE, UNKNOWN_FIELD and SCHEMA; the error
 * names the request of a play that can be read but not accepted, so that the fault can be tied to its seat.
 */
export function decodeBotFrame(text: string): Decoded<BotMessage> {
  let frame: unknown;
  try {
    frame = JSON.parse(text);
  } catch {
    return refuse('INVALID_JSON', notJson(text));
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) {
    return refuse('SCHEMA', `a frame must be a JSON object; ${quote(frame)} came`, '');
  }
  const { type } = frame as { type?: unknown };
  const validator = validatorOf(type);
  if (validator === undefined) return wrongType(type);
  if (validator(frame)) return { ok: true, value: frame };
  return wrongFields(frame as Record<string, unknown>, type as BotType, validator);
}
