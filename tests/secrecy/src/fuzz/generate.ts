import type { Chance } from './chance.ts';

/** A message as a bot may send it, in so many fragments. */
export interface Sent {
  readonly payload: string | Uint8Array;
  readonly fragments: number;
}

const CARDS = ['7C', 'TD', 'AS', 'QH', '1C', '10C', '7c', ''];
const FIELDS = [
  'type',
  'request',
  'card',
  'name',
  'token',
  'tables',
  'versions',
  'version',
  'client',
  '__proto__',
  'toString',
  '',
];
const TYPES = ['hello', 'ready', 'play', 'goodbye', 'request', 'welcome', 'error', 'Play', 'constructor', 'pass'];
const CHARACTERS = [
  '{',
  '}',
  '"',
  ':',
  ',',
  '[',
  ']',
  '\\',
  '0',
  '-',
  'e',
  ' ',
  '\n',
  '\0',
  '\u00e4',
  '\u2028',
  '\ud800',
  '\u{1f0a1}',
  '\ufeff',
];

/** A frame that is no answer to a request which is open: at random, nearly right, or right but out of place. */
export function anyFrame(chance: Chance, names: readonly string[]): Sent {
  const fragments = chance.below(20) === 0 ? 2 + chance.below(8) : 1;
  return { payload: payload(chance, names), fragments };
}

function payload(chance: Chance, names: readonly string[]): string | Uint8Array {
  switch (chance.below(10)) {
    case 0:
      return Array.from({ length: chance.below(40) }, () => anyCharacter(chance)).join('');
    case 1:
      return JSON.stringify(anyValue(chance, 3));
    case 2:
    case 3:
      return mutated(chance, JSON.stringify(validMessage(chance, names)));
    case 4:
    case 5:
      return changed(chance, validMessage(chance, names));
    case 6:
    case 7:
      return JSON.stringify(validMessage(chance, names));
    case 8:
      return chance.below(4) === 0 ? oversized(chance) : nested(chance);
    default:
      return Uint8Array.from({ length: chance.below(60) }, () => chance.below(256));
  }
}

/** A message that is valid by itself. */
function validMessage(chance: Chance, names: readonly string[]): Record<string, unknown> {
  switch (chance.below(5)) {
    case 0:
      return { type: 'hello', versions: ['1.0'], token: 'token-of-ann', name: 'ann', version: '1', tables: 1 };
    case 1:
      return { type: 'ready' };
    case 2:
      return { type: 'goodbye' };
    default:
      return { type: 'play', request: chance.of(names), card: chance.of(CARDS.slice(0, 4)) };
  }
}

function changed(chance: Chance, message: Record<string, unknown>): string {
  const value = chance.below(3) === 0 ? chance.of([...TYPES, ...CARDS]) : anyValue(chance, 2);
  const field = chance.below(4) === 0 ? anyCharacter(chance).repeat(chance.below(30)) : chance.of(FIELDS);
  // Defined, since an assignment to __proto__ would make no field.
  const plain = Object.defineProperty({ ...message }, field, { value, enumerable: true, configurable: true });
  if (chance.below(4) === 0) delete (plain as Record<string, unknown>)[chance.of(FIELDS)];
  return JSON.stringify(plain);
}

function mutated(chance: Chance, text: string): string {
  let result = text;
  for (let times = 1 + chance.below(3); times > 0; times--) {
    const at = chance.below(result.length + 1);
    const to = at + chance.below(6);
    const put = chance.of(['', anyCharacter(chance), result.slice(at, to).repeat(2), String(chance.below(1e9))]);
    result = result.slice(0, at) + put + result.slice(chance.below(2) === 0 ? at : to);
  }
  return chance.below(10) === 0 ? result.slice(0, chance.below(result.length + 1)) : result;
}

function anyCharacter(chance: Chance): string {
  return chance.below(2) === 0 ? chance.of(CHARACTERS) : String.fromCodePoint(chance.below(0x300));
}

function anyValue(chance: Chance, depth: number): unknown {
  switch (chance.below(depth > 0 ? 8 : 6)) {
    case 0:
      return null;
    case 1:
      return chance.below(2) === 0;
    case 2:
      return chance.of([0, -0, 1, 64, 4096, 4097, 1e300, -1, 0.5, 2 ** 53]);
    case 3:
      return chance.of([...TYPES, ...CARDS]);
    case 4:
      return 'q'.repeat(chance.below(300));
    case 5:
      return anyCharacter(chance);
    case 6:
      return Array.from({ length: chance.below(4) }, () => anyValue(chance, depth - 1));
    default:
      return Object.fromEntries(
        Array.from({ length: chance.below(4) }, () => [chance.of(FIELDS), anyValue(chance, depth - 1)]),
      );
  }
}

function nested(chance: Chance): string {
  const [open, close] = chance.of([
    ['[', ']'],
    ['{"a":', '}'],
  ] as const);
  const depth = chance.below(600);
  const inner = `${open.repeat(depth)}1${close.repeat(depth)}`;
  return chance.below(2) === 0 ? inner : `{"type":"play","request":${inner}}`;
}

function oversized(chance: Chance): string | Uint8Array {
  const size = 4000 + chance.below(200) + (chance.below(10) === 0 ? 60_000 : 0);
  return chance.below(2) === 0 ? `{"type":"ready","x":"${'x'.repeat(size)}"}` : new Uint8Array(size);
}
