/** Lines of one kind that are shown in full before the rest is only counted: a bot with a bug errs 10,000 times a minute. */
const SHOWN = 20;

/** Says things to the bot's author, each line with the bot's name before it. */
export class Report {
  readonly #log: (line: string) => void;
  readonly #name: string;
  readonly #counts = new Map<string, number>();

  constructor(log: (line: string) => void, name: string) {
    this.#log = log;
    this.#name = name;
  }

  /** Always said. */
  say(text: string): void {
    this.#log(`${this.#name}: ${oneLine(text)}`);
  }

  /** Said the first 20 times for a kind of trouble, and counted. */
  trouble(kind: string, text: string): void {
    const count = this.count(kind) + 1;
    this.#counts.set(kind, count);
    if (count > SHOWN) return;
    this.say(count < SHOWN ? text : `${text} (more of this kind are counted and not shown)`);
  }

  /** How often there was trouble of a kind. */
  count(kind: string): number {
    return this.#counts.get(kind) ?? 0;
  }
}

/** What a server sent or an error said may hold anything; a line stays a line, and a terminal is not driven by it. */
function oneLine(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
  return text.replace(/[\u0000-\u001f\u007f-\u009f\u2028\u2029]+/g, ' ');
}
