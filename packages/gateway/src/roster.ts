import { createHash, timingSafeEqual } from 'node:crypto';
import type { ErrorCode, Hello } from '@bassadewitz/protocol';
import { Bot } from './bot.ts';

/** A bot that may log in. */
export interface ExpectedBot {
  /** What it is known by here; its name where nothing is said. Several instances of a bot share a name. */
  readonly id?: string;
  /** The name that `welcome` tells it. */
  readonly name: string;
  /**
   * Whether its hello may give another name. So it is for a program that the organiser starts under a name of their own; a
   * remote bot's author has to use the name that the token was made for, which shows a token that was mixed up. Default: false.
   */
  readonly anyName?: boolean;
  /** Its secret: 1 to 256 printable ASCII characters without a space. Only a hash of it is kept. */
  readonly token?: string;
  /** Hashes of its secrets as `hashOfToken` makes them, any of which lets it in; in place of `token`. */
  readonly tokenHashes?: readonly string[];
  /** A guest: known by its name alone, so that whoever says it first is let in while it is not in use. In place of `token`. */
  readonly guest?: boolean;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const TOKEN = /^[!-~]{1,256}$/;
const HASH = /^[0-9a-f]{64}$/;

/** Leading digits of a hash by which secrets are looked up, before all of it is compared. */
const HANDLE = 8;

/** Who is let in, or the code of the refusal with words for the bot's author. */
export type Admission =
  | { readonly ok: true; readonly value: Bot; readonly tokenHash: string }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } };

interface Secret {
  readonly hash: Buffer;
  readonly bot: Bot;
}

/** The bots that are expected, by id and by the hashes of their tokens. */
export class Roster {
  readonly #byId = new Map<string, Bot>();
  readonly #anyName = new Set<Bot>();
  readonly #guests = new Map<string, Bot>();
  /** Secrets by the first digits of their hashes. */
  readonly #secrets = new Map<string, readonly Secret[]>();

  get bots(): Iterable<Bot> {
    return this.#byId.values();
  }

  /** @throws RangeError naming what is wrong: the form of a name or token, or a name or token that another bot has */
  add({ name, token, tokenHashes, guest, id = name, anyName = false }: ExpectedBot): Bot {
    if (!NAME.test(name)) throw new RangeError(`a bot's name has the form ${NAME.source}, not ${JSON.stringify(name)}`);
    const ways = [token, tokenHashes, guest || undefined].filter((way) => way !== undefined).length;
    if (ways !== 1) {
      throw new RangeError(`${name} has ${ways === 0 ? 'none' : 'several'} of token, tokenHashes and guest`);
    }
    if (token !== undefined && !TOKEN.test(token)) {
      throw new RangeError(`the token of ${name} does not have the form ${TOKEN.source}`);
    }
    if (this.#byId.has(id)) throw new RangeError(`a bot named ${id} is expected already`);
    const bot = new Bot(name, id);
    if (guest) this.#guests.set(name, bot);
    else this.#admitBy(bot, tokenHashes ?? [hashOfToken(token ?? '')]);
    if (anyName) this.#anyName.add(bot);
    this.#byId.set(id, bot);
    return bot;
  }

  /** Puts other secrets in place of those that a bot has. @throws RangeError as `add` */
  replaceTokens(bot: Bot, tokenHashes: readonly string[]): void {
    this.#removeSecrets(bot);
    this.#admitBy(bot, tokenHashes);
  }

  /** Expects a bot no more. */
  remove(bot: Bot): void {
    this.#removeSecrets(bot);
    this.#byId.delete(bot.id);
    this.#anyName.delete(bot);
    if (this.#guests.get(bot.name) === bot) this.#guests.delete(bot.name);
  }

  /** @throws RangeError naming the bot, if it is not expected */
  get(id: string): Bot {
    const bot = this.#byId.get(id);
    if (bot === undefined) {
      throw new RangeError(`no bot named ${id} is expected; expected are ${[...this.#byId.keys()].join(', ')}`);
    }
    return bot;
  }

  /** Whether a hello may come in. Neither its token nor the names of other bots are in the words of a refusal. */
  admit(hello: Hello): Admission {
    if (hello.token === undefined) return this.#admitGuest(hello.name);
    const tokenHash = hashOfToken(hello.token);
    const bot = this.#find(tokenHash)?.bot;
    if (bot === undefined) return refused('UNAUTHORIZED', `the token that ${hello.name} sent is not known here`);
    if (bot.name !== hello.name && !this.#anyName.has(bot)) {
      return refused('NAME_MISMATCH', `the token belongs to a bot of another name than ${hello.name}`);
    }
    return { ok: true, value: bot, tokenHash };
  }

  #admitGuest(name: string): Admission {
    const bot = this.#guests.get(name);
    if (bot === undefined) return refused('UNAUTHORIZED', `hello has no token, and ${name} is no guest here`);
    if (bot.session !== undefined) return refused('NAME_TAKEN', `a guest is connected under the name ${name}`);
    return { ok: true, value: bot, tokenHash: '' };
  }

  /** The guest of a name. */
  guest(name: string): Bot | undefined {
    return this.#guests.get(name);
  }

  /** The bot that a token lets in. */
  botOf(token: string): Bot | undefined {
    return this.#find(hashOfToken(token))?.bot;
  }

  #removeSecrets(bot: Bot): void {
    for (const [handle, secrets] of this.#secrets) {
      const kept = secrets.filter((secret) => secret.bot !== bot);
      if (kept.length === 0) this.#secrets.delete(handle);
      else this.#secrets.set(handle, kept);
    }
  }

  #admitBy(bot: Bot, hashes: readonly string[]): void {
    for (const hash of hashes) {
      if (!HASH.test(hash)) throw new RangeError(`a hash of a token of ${bot.name} is not 64 hexadecimal digits`);
      const other = this.#find(hash)?.bot;
      if (other !== undefined) throw new RangeError(`${bot.id} has the token of ${other.id}`);
      const handle = hash.slice(0, HANDLE);
      this.#secrets.set(handle, [...(this.#secrets.get(handle) ?? []), { hash: Buffer.from(hash, 'hex'), bot }]);
    }
  }

  /** Compares in a time that does not depend on how much of a hash is right. */
  #find(hash: string): Secret | undefined {
    const sought = Buffer.from(hash, 'hex');
    return this.#secrets.get(hash.slice(0, HANDLE))?.find((secret) => timingSafeEqual(secret.hash, sought));
  }
}

/** What is kept of a token: its SHA-256 in hexadecimal digits. A token of 256 random bits needs no slower hash. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function refused(code: ErrorCode, message: string): Admission {
  return { ok: false, error: { code, message } };
}
