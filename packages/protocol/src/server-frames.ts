import { type Decoded, expectation, notJson, pointerTo, refuse, valueAt } from './diagnosis.ts';
import type { ServerMessage } from './generated/messages.ts';
import { quote } from './quote.ts';
import type { Validator } from './validator.ts';

/** A message of a type that this version does not know. A bot passes it over. */
export interface UnknownMessage {
  readonly type: 'unknown';
  /** The type that came. */
  readonly name: string;
}

/** One validator for each message of a server, by type. */
export type ServerValidators = ReadonlyMap<string, Validator<ServerMessage>>;

/** Reads a frame of a server with the given validators. Never throws. */
export function readServerFrame(text: string, validators: ServerValidators): Decoded<ServerMessage | UnknownMessage> {
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
  if (typeof type !== 'string') return refuse('SCHEMA', `the frame has no type; ${quote(type)} came`, '/type');
  const validator = validators.get(type);
  if (validator === undefined) return { ok: true, value: { type: 'unknown', name: type } };
  if (validator(frame)) return { ok: true, value: frame };
  const [error] = validator.errors ?? [];
  if (error === undefined) throw new Error(`the validator of ${type} refused a frame without a reason`);
  const path = error.instancePath;
  if (error.keyword === 'required') {
    const missing = `${path}/${String(error.params.missingProperty)}`;
    return refuse('SCHEMA', `${type} has no ${missing.slice(1)}`, missing);
  }
  if (error.keyword === 'additionalProperties') {
    const extra = String(error.params.additionalProperty);
    return refuse('UNKNOWN_FIELD', `${type} has no field ${quote(extra)}`, path + pointerTo(extra));
  }
  return refuse(
    'SCHEMA',
    `${path.slice(1)} of ${type} ${expectation(error)}; ${quote(valueAt(frame, path))} came`,
    path,
  );
}
