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
  switch (typeof value) {
    case 'number':
      if (!Number.isSafeInteger(value)) throw new TypeError(`a ledger holds whole numbers, not ${value}`);
      // Minus zero is zero.
      return value === 0 ? '0' : String(value);
    case 'string':
      if (!value.isWellFormed()) throw new TypeError('a ledger holds well-formed text, not half a surrogate pair');
      return JSON.stringify(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      if (value === null) break;
      return Array.isArray(value) ? canonicalList(value) : canonicalObject(value as Record<string, unknown>);
  }
  throw new TypeError(`a ledger cannot hold ${value === null ? 'null' : `a value of type ${typeof value}`}`);
}

/** `canonicalJson` in UTF-8: the bytes that are hashed. */
export function canonicalBytes(value: unknown): Uint8Array {
  return utf8ToBytes(canonicalJson(value));
}

function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let i = 0; i < list.length; i++) text += (i === 0 ? '' : ',') + canonicalJson(list[i]);
  return `${text}]`;
}

function canonicalObject(object: Record<string, unknown>): string {
  let text = '{';
  // The default order of strings is that of their UTF-16 code units.
  for (const name of Object.keys(object).sort()) {
    text += `${text === '{' ? '' : ','}${JSON.stringify(name)}:${canonicalJson(object[name])}`;
  }
  return `${text}}`;
}
