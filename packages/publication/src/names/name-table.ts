import { hashOf } from '@bassadewitz/ledger';
import type { BotKey, BotName } from '../documents/bot-name.ts';
import { skeletonOf } from './skeleton.ts';
import { slugOf } from './slug.ts';

/** Who a bot is: its name and its owner. */
export interface Identity {
  readonly name: string;
  readonly owner?: string;
}

/**
 * The keys of all bots of a site. They depend on who is on the site, not on the order in which bots came: where two would get the same
 * key neither keeps it, for whoever takes a known bot's name must not get its address.
 */
export class NameTable {
  readonly #names = new Map<string, BotName>();

  constructor(identities: Iterable<Identity>) {
    const known = new Map<string, Identity>();
    for (const { name, owner } of identities) {
      const identity = owner === undefined ? { name } : { name, owner };
      known.set(textOf(identity), identity);
    }
    const all = [...known].sort(([a], [b]) => (a < b ? -1 : 1));
    const short = grouped(all, ([, { name }]) => slugOf(name));
    const long = grouped(all, ([, identity]) => longSlug(identity));
    const alike = grouped(all, ([, { name }]) => skeletonOf(name));
    const taken = new Set([...short].filter(([, group]) => group.length === 1).map(([slug]) => slug));
    for (const [text, identity] of all) {
      const slug = slugOf(identity.name);
      const withOwner = longSlug(identity);
      const unique = long.get(withOwner)?.length === 1 && !taken.has(withOwner);
      const key = taken.has(slug) ? slug : unique ? withOwner : `${withOwner}-${hashOf(text).slice(0, 8)}`;
      const similar = (alike.get(skeletonOf(identity.name))?.length ?? 0) > 1;
      this.#names.set(text, { key, ...identity, similar });
    }
  }

  /** @throws RangeError for a bot that the table was not made with */
  nameOf({ name, owner }: Identity): BotName {
    const found = this.#names.get(textOf(owner === undefined ? { name } : { name, owner }));
    if (found === undefined) throw new RangeError(`no bot ${name} in the table of names`);
    return found;
  }

  /** All bots by key. */
  all(): BotName[] {
    return [...this.#names.values()].sort(byKey);
  }
}

export function byKey(a: { readonly key: BotKey }, b: { readonly key: BotKey }): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0;
}

function longSlug({ name, owner }: Identity): string {
  return `${slugOf(name)}--${owner === undefined ? 'no-owner' : slugOf(owner)}`;
}

function textOf(identity: Identity): string {
  return JSON.stringify([identity.name, identity.owner ?? null]);
}

function grouped<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return groups;
}
