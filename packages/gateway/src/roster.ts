import { createHash } from 'node:crypto';
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
  readonly token: string;
}

const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/;
const TOKEN = /^[!-~]{1,256}$/;

/** Who is let in, or the code of the refusal with words for the bot's author. */
export type Admission =
  | { readonly ok: true; readonly value: Bot }
  | { readonly ok: false; readonly error: { readonly code: ErrorCode; readonly message: string } };

/** The bots that are expected, by id and by the hash of their token. */
export class Roster {
  readonly #byId = new Map<string, Bot>();
  readonly #anyName = new Set<Bot>();
  /** Looked up by hash: how long a look-up takes tells nothing of a token. */
  readonly #byHash = new Map<string, Bot>();

  get bots(): Iterable<Bot> {
    return this.#byId.values();
  }

  /** @throws RangeError naming what is wrong: the form of a name or token, or a name or token that another bot has */
  add({ name, token, id = name, anyName = false }: ExpectedBot): Bot {
    if (!NAME.test(name)) throw new RangeError(`a bot's name has the form ${NAME.source}, not ${JSON.stringify(name)}`);
    if (!TOKEN.test(token)) throw new RangeError(`the token of ${name} does not have the form ${TOKEN.source}`);
    if (this.#byId.has(id)) throw new RangeError(`a bot named ${id} is expected already`);
    const hash = hashOf(token);
    if (this.#byHash.has(hash)) throw new RangeError(`${id} has the token of ${this.#byHash.get(hash)?.id}`);
    const bot = new Bot(name, id);
    if (anyName) this.#anyName.add(bot);
    this.#byId.set(id, bot);
    this.#byHash.set(hash, bot);
    return bot;
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
    if (hello.token === undefined) {
      return refused('UNAUTHORIZED', `hello has no token, and this server lets no guests in`);
    }
    const bot = this.#byHash.get(hashOf(hello.token));
    if (bot === undefined) return refused('UNAUTHORIZED', `the token that ${hello.name} sent is not known here`);
    if (bot.name !== hello.name && !this.#anyName.has(bot)) {
      return refused('NAME_MISMATCH', `the token belongs to a bot of another name than ${hello.name}`);
    }
    return { ok: true, value: bot };
  }
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function refused(code: ErrorCode, message: string): Admission {
  return { ok: false, error: { code, message } };
}
