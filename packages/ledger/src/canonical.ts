import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a ledger's lines are made of: whole numbers, texts, flags, lists and objects of these. No null, no fraction. */
export type Canonical = number | string | boolean | readonly Canonical[] | { readonly [name: string]: Canonical };

/**
 * The one way to write a value: JSON without white space, the names of each object in ascending order of their UTF-16
 * code units, texts escaped only where JSON demands it, numbers whole. It is RFC 8785 (JCS), narrowed to whole numbers.
 *
 * @throws TypeError if the value has something that a ledger cannot hold: null, undefined, a fraction, a number beyond
 * ±(2^53 − 1), half a surrogate pair
 */
export function canonicalJson(value: unknown): string {
  // Of a value whose names are in order already, such as one read from a ledger, the engine's own JSON is canonical, and
  // several times as fast.
  return inOrder(value) ? JSON.stringify(value) : sorted(value);
}

/** `canonicalJson` in UTF-8: the bytes that are hashed. */
export function canonicalBytes(value: unknown): Uint8Array {
  return utf8ToBytes(canonicalJson(value));
}

/** Whether all names in a value are in ascending order; throws a TypeError if a ledger cannot hold the value. */
function inOrder(value: unknown): boolean {
  switch (typeof value) {
    case 'number':
      if (Number.isSafeInteger(value)) return true;
      throw new TypeError(`a ledger holds whole numbers, not ${value}`);
    case 'string':
      if (value.isWellFormed()) return true;
      throw new TypeError('a ledger holds well-formed text, not half a surrogate pair');
    case 'boolean':
      return true;
    case 'object':
      if (value === null) break;
      return Array.isArray(value) ? listInOrder(value) : namesInOrder(value as Record<string, unknown>);
  }
  throw new TypeError(`a ledger cannot hold ${value === null ? 'null' : `a value of type ${typeof value}`}`);
}

function listInOrder(list: readonly unknown[]): boolean {
  let ordered = true;
  for (const entry of list) ordered = inOrder(entry) && ordered;
  return ordered;
}

function namesInOrder(object: Record<string, unknown>): boolean {
  let ordered = true;
  let before = '';
  for (const name of Object.keys(object)) {
    if (!name.isWellFormed()) throw new TypeError('a ledger holds well-formed names, not half a surrogate pair');
    // Strings are compared by their UTF-16 code units.
    ordered = inOrder(object[name]) && before <= name && ordered;
    before = name;
  }
  return ordered;
}

/** The JSON of a value that a ledger can hold, its names brought into order. */
function sorted(value: unknown): string {
  if (typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(sorted).join()}]`;
  const object = value as Record<string, unknown>;
  const fields = Object.keys(object)
    .sort()
    .map((name) => `${JSON.stringify(name)}:${sorted(object[name])}`);
  return `{${fields.join()}}`;
}
