import type { Request, ServerMessage } from '@bassadewitz/protocol';

/** A message with who got it. */
interface Letter<To> {
  readonly to: To;
  readonly message: ServerMessage;
}

/** The messages to several bots in the order in which they came. */
export class Inbox<To> {
  readonly #letters: Letter<To>[] = [];
  #wake: (() => void) | undefined;
  #over = false;
  #failure: unknown;

  put(to: To, message: ServerMessage): void {
    this.#letters.push({ to, message });
    this.#wake?.();
  }

  /** Says that no further request will come. */
  end(): void {
    this.#over = true;
    this.#wake?.();
  }

  /** Lets whoever waits for a letter fail. */
  fail(error: unknown): void {
    this.#failure = error;
    this.#wake?.();
  }

  /** The next request to anyone; undefined once it is over and none is left. */
  async nextRequest(): Promise<{ readonly to: To; readonly request: Request } | undefined> {
    const letter = await this.#find(
      ({ message }) => message.type === 'request',
      () => this.#over,
    );
    return letter === undefined ? undefined : { to: letter.to, request: letter.message as Request };
  }

  /** The first message of a type to one bot that nobody took yet, as soon as it is there. */
  async next<T extends ServerMessage['type']>(to: To, type: T): Promise<Extract<ServerMessage, { type: T }>> {
    const letter = await this.#find((one) => one.to === to && one.message.type === type);
    return letter?.message as Extract<ServerMessage, { type: T }>;
  }

  /** Takes the first letter that is wanted; all others stay. */
  async #find(wanted: (letter: Letter<To>) => boolean, over = () => false): Promise<Letter<To> | undefined> {
    for (;;) {
      if (this.#failure !== undefined) throw this.#failure;
      const index = this.#letters.findIndex(wanted);
      const [letter] = index < 0 ? [] : this.#letters.splice(index, 1);
      if (letter !== undefined || over()) return letter;
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
      });
    }
  }
}
