/** A token of which only this is kept. */
export interface RegisteredToken {
  /** SHA-256 of the token, 64 hexadecimal digits. The first eight are what people call it by. */
  readonly hash: string;
  /** When it was made, and when it was revoked, as ISO 8601 in UTC. */
  readonly made: string;
  readonly revoked?: string;
}

/** A bot that may come from afar, and who answers for it. */
export interface RegisteredBot {
  readonly name: string;
  readonly owner: string;
  readonly tokens: readonly RegisteredToken[];
}

/** The bots that an organiser knows. A value: changes make a new one. */
export type Registry = readonly RegisteredBot[];

/** Letters of a token's hash by which people call it. */
const TOKEN_ID_LENGTH = 8;

/** What a token is called by. It tells nothing of the token. */
export function tokenId({ hash }: RegisteredToken): string {
  return hash.slice(0, TOKEN_ID_LENGTH);
}

/** A bot by its name, upper and lower case alike, as names are unique in a tournament. */
export function botNamed(registry: Registry, name: string): RegisteredBot | undefined {
  return registry.find((bot) => bot.name.toLowerCase() === name.toLowerCase());
}

/** The hashes of the tokens that let a bot in. */
export function hashesOf(bot: RegisteredBot): string[] {
  return bot.tokens.filter(({ revoked }) => revoked === undefined).map(({ hash }) => hash);
}

/** The registry with one more token for a bot, which is taken in where it is not there. */
export function withToken(registry: Registry, name: string, owner: string, token: RegisteredToken): Registry {
  const known = botNamed(registry, name);
  if (known === undefined) return [...registry, { name, owner, tokens: [token] }];
  return registry.map((bot) => (bot === known ? { ...bot, owner, tokens: [...bot.tokens, token] } : bot));
}

/**
 * The registry in which tokens of a bot are revoked.
 * @param id of the only token that is meant; all of the bot's where none is given
 * @param now ISO 8601 in UTC
 */
export function withoutTokens(registry: Registry, name: string, id: string | undefined, now: string): Registry {
  const meant = (token: RegisteredToken) => token.revoked === undefined && (id === undefined || tokenId(token) === id);
  return registry.map((bot) =>
    bot.name === name
      ? { ...bot, tokens: bot.tokens.map((token) => (meant(token) ? { ...token, revoked: now } : token)) }
      : bot,
  );
}
