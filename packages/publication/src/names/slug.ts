import { hashOf } from '@bassadewitz/ledger';

/** Names that a file may not have on some systems. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|index)(?:\.|$)/;
const MOST_CHARACTERS = 40;

/**
 * A text as a part of an address: lower-case letters, digits, `-`, `_` and `.`. Where that loses something other than case, a piece of
 * the text's hash is added, so that different texts stay different (texts that differ in case alone do not).
 */
export function slugOf(text: string): string {
  const lower = text.toLowerCase();
  const slug = lower
    .replace(/[^a-z0-9._-]+/g, '-')
    .slice(0, MOST_CHARACTERS)
    .replace(/^[.-]+|[.-]+$/g, '');
  if (slug === lower && slug !== '' && !RESERVED.test(slug)) return slug;
  return `${slug === '' ? 'bot' : slug}-${hashOf(lower).slice(0, 8)}`;
}
