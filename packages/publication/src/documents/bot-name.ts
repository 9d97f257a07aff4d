/**
 * What a bot is called in addresses: unique on the site, lower-case letters, digits, `-`, `_` and `.` only, at most 100 characters.
 * A bot is a name and an owner; where two bots would get the same key, each gets its owner's name behind its own.
 */
export type BotKey = string;

/** A bot by its key, with what a reader may be shown of its name. Names and owners come from strangers: show them as text, isolated. */
export interface BotName {
  readonly key: BotKey;
  readonly name: string;
  readonly owner?: string;
  /** Another bot of the site has a name that looks like this one: show the owner wherever the name stands. */
  readonly similar: boolean;
}
