import type { Bot } from './bot.ts';
import { HOOKS } from './bot.ts';
import { ClientError } from './errors.ts';
import { nearestTo } from './nearest.ts';

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const VERSION = /^[ -~]{1,64}$/;

/**
 * Checks what an author handed in, before anything is connected.
 *
 * @throws ClientError BAD_BOT, whose message says what came and what is valid
 */
export function checkBot(bot: unknown): asserts bot is Bot {
  if (typeof bot !== 'object' || bot === null) {
    throw badBot(`a bot is an object with name, version and chooseCard, but ${describe(bot)} came`);
  }
  const { name, version, chooseCard, prepare } = bot as Partial<Record<keyof Bot, unknown>>;
  if (typeof name !== 'string' || !NAME.test(name)) {
    throw badBot(
      `a bot's name is 1 to 32 letters, digits, dots, underscores and hyphens, the first a letter or digit, but ${describe(name)} came`,
    );
  }
  if (typeof version !== 'string' || !VERSION.test(version)) {
    throw badBot(`the version of ${name} must be 1 to 64 printable ASCII characters, but ${describe(version)} came`);
  }
  if (typeof chooseCard !== 'function') {
    throw badBot(`${name} needs a method chooseCard(request), but ${describe(chooseCard)} came`);
  }
  if (prepare !== undefined && typeof prepare !== 'function') {
    throw badBot(`prepare of ${name} must be a method, but ${describe(prepare)} came`);
  }
  checkHooks(bot, name);
}

/** A hook whose name is misspelt would never be called, and nothing would say so. */
function checkHooks(bot: object, name: string): void {
  for (const field of fieldsOf(bot)) {
    if (!/^on[A-Z]/.test(field)) continue;
    const hook = HOOKS.find((known) => known === field);
    if (hook === undefined) {
      throw badBot(`${name} has a method ${field}, but the hooks are ${HOOKS.join(', ')}${nearestTo(field, HOOKS)}`);
    }
    const value = (bot as Partial<Record<typeof hook, unknown>>)[hook];
    if (value !== undefined && typeof value !== 'function') {
      throw badBot(`${field} of ${name} must be a method, but ${describe(value)} came`);
    }
  }
}

/** The names of an object's fields and methods, those of its class too. */
function fieldsOf(bot: object): string[] {
  const fields: string[] = [];
  for (
    let owner: object | null = bot;
    owner !== null && owner !== Object.prototype;
    owner = Object.getPrototypeOf(owner)
  ) {
    fields.push(...Object.getOwnPropertyNames(owner));
  }
  return fields;
}

/** Names a value for a person: what it is rather than all that is in it. */
export function describe(value: unknown): string {
  if (typeof value === 'string')
    return value.length <= 60 ? JSON.stringify(value) : `${JSON.stringify(value.slice(0, 60))}…`;
  if (value === undefined || value === null || typeof value === 'number' || typeof value === 'boolean')
    return `${value}`;
  if (Array.isArray(value)) return `an array of ${value.length}`;
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function badBot(message: string): ClientError {
  return new ClientError('BAD_BOT', message);
}
