import type { ErrorObject } from 'ajv/dist/2020.js';
import { didYouMean } from '../nearest.ts';

/** Fields whose content is shown to nobody: a command line or a token may stand there, and messages stand in logs. */
const SECRET = /(^|\/)bots(\/\d+(\/(command|env|token)(\/.*)?)?)?$/;

/**
 * A sentence on what came in a field, what is valid there and which name was probably meant.
 * @param error of an Ajv that is `verbose`
 */
export function describeFieldError(error: ErrorObject): string {
  const came = SECRET.test(error.instancePath) ? kindOf(error.data) : shown(error.data);
  switch (error.keyword) {
    case 'additionalProperties': {
      const field = String(error.params.additionalProperty);
      const known = Object.keys((error.parentSchema as { properties?: object }).properties ?? {}).filter(
        (name) => name !== '$schema',
      );
      if (known.length === 0) return `unknown field ${shown(field)}; none is valid here`;
      return `unknown field ${shown(field)}${didYouMean(field, known)}; valid: ${known.join(', ')}`;
    }
    case 'enum': {
      const valid = (error.params.allowedValues as unknown[]).map(String);
      const hint = typeof error.data === 'string' ? didYouMean(error.data, valid) : '';
      return `unknown value ${came}${hint}; valid: ${valid.join(', ')}`;
    }
    case 'const':
      return `${came} is not valid; valid: ${shown(error.params.allowedValue)}`;
    case 'required': {
      const field = String(error.params.missingProperty);
      const mistaken = Object.keys(Object(error.data)).find((name) => didYouMean(name, [field]) !== '');
      return `field ${JSON.stringify(field)} is missing${mistaken === undefined ? '' : ` (did you mean it by ${shown(mistaken)}?)`}`;
    }
    case 'type':
      return `${came} is not of type ${[error.params.type].flat().join(' or ')}`;
    case 'minimum':
    case 'exclusiveMinimum':
    case 'maximum':
      return `${came} is out of range; valid: ${range(error.parentSchema as Range)}`;
    case 'pattern':
      return `${came} does not match ${String(error.params.pattern)}`;
    case 'minLength':
    case 'maxLength':
      return `a text of ${String(error.data).length} characters is too ${error.keyword === 'minLength' ? 'short; at least' : 'long; at most'} ${error.params.limit} are valid`;
    case 'minItems':
    case 'maxItems':
      return `a list of ${Object(error.data).length} is too ${error.keyword === 'minItems' ? 'short; at least' : 'long; at most'} ${error.params.limit} are valid`;
    case 'anyOf':
      return `${came} is neither a text nor a list of words`;
    default:
      return `${came} ${error.message ?? 'is not valid'}`;
  }
}

interface Range {
  readonly exclusiveMinimum?: number;
  readonly minimum?: number;
  readonly maximum?: number;
}

function range({ exclusiveMinimum, minimum, maximum }: Range): string {
  if (exclusiveMinimum !== undefined) return `numbers above ${exclusiveMinimum} up to ${maximum ?? '∞'}`;
  return `whole numbers from ${minimum ?? '−∞'} to ${maximum ?? '∞'}`;
}

function shown(value: unknown): string {
  if (Object(value) === value) return kindOf(value);
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
