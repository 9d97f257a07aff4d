import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { describeFieldError } from './field-error.ts';
import { firstError } from './validate.ts';

const ajv = new Ajv2020({ verbose: true, strict: false });

function said(schema: object, value: unknown): string {
  const validate = ajv.compile(schema);
  expect(validate(value)).toBe(false);
  return describeFieldError(validate.errors?.at(-1) as ErrorObject);
}

const order = {
  type: 'object',
  additionalProperties: false,
  required: ['reason'],
  properties: { reason: { type: 'string' } },
};

describe('what is wrong with a field', () => {
  test.each([
    [order, { reason: 'x', bot: 1 }, 'unknown field "bot"; valid: reason'],
    [order, { reson: 'x' }, 'field "reason" is missing (did you mean it by "reson"?)'],
    [order, {}, 'field "reason" is missing'],
    [order, null, 'null is not of type object'],
    [order, ['x'], 'a list is not of type object'],
    [{ type: ['object', 'null'] }, 5, '5 is not of type object or null'],
    [
      { type: 'object', additionalProperties: false, properties: {} },
      { a: 1 },
      'unknown field "a"; none is valid here',
    ],
    [
      { enum: ['withdraw', 'void'] },
      'withdrow',
      'unknown value "withdrow" (did you mean withdraw?); valid: withdraw, void',
    ],
    [{ const: true }, false, 'false is not valid; valid: true'],
    [{ type: 'integer', minimum: 1, maximum: 100 }, 101, '101 is out of range; valid: whole numbers from 1 to 100'],
    [{ type: 'string', pattern: '^[a-z]+$' }, 'A b', '"A b" does not match ^[a-z]+$'],
    [{ type: 'array', minItems: 1 }, [], 'a list of 0 is too short; at least 1 are valid'],
    [{ type: 'string', maxLength: 3 }, 'four', 'a text of 4 characters is too long; at most 3 are valid'],
  ])('by %j in %j is said: %s', (schema, value, sentence) => {
    expect(said(schema, value)).toBe(sentence);
  });

  test.each([
    { command: ['/no/such', '--api-key=SECRET', 5] },
    { command: { line: 'x --api-key=SECRET' } },
    { command: ['SECRET', null] },
    { env: { KEY: 5, OTHER: 'SECRET' } },
    { env: 'SECRET' },
    { token: 'SECRET SECRET SECRET' },
    'node x --api-key=SECRET',
  ])('says nothing of what may be a secret of a bot: %j', (bot) => {
    const given = typeof bot === 'string' ? bot : { name: 'x', ...bot };
    for (const config of [{ bots: [given] }, { bots: given }, [given]]) {
      const message = firstError(config)?.message;
      expect(message).toEqual(expect.any(String));
      expect(message).not.toContain('SECRET');
    }
  });
});
