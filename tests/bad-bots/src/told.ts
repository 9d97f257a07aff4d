/** What a bad bot wrote to its log of what it was told. */
export interface Told {
  /** How often each error code came. */
  readonly errors: Readonly<Record<string, number>>;
  /** How often its connections ended with each close code, the one in good order left out: a bot may be ended before it sees that. */
  readonly closed: Readonly<Record<string, number>>;
  /** How often it heard each reason of a goodbye. */
  readonly goodbyes: Readonly<Record<string, number>>;
  /** Its places in the matches whose result it was told. */
  readonly places: readonly number[];
  /** How often a request came again, and how much time that said was left, in ms. */
  readonly again: readonly number[];
  /** What the program printed that is none of that: a trace of its own failure. */
  readonly other: readonly string[];
}

/** Reads the log of a bad bot: see `note` in bots/bot.ts. */
export function toldIn(log: string): Told {
  const lines = log.split('\n').filter((line) => line !== '');
  const notes = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const all = (key: string) => notes.filter((note) => key in note).map((note) => note[key]);
  return {
    errors: countOf(all('error')),
    closed: countOf(all('closed').filter((code) => code !== 1000)),
    goodbyes: countOf(all('goodbye')),
    places: all('place'),
    again: notes.filter((note) => 'again' in note).map((note) => note.leftMs),
    other: lines.filter((line) => !line.startsWith('{')),
  };
}

/** How often each value comes. */
export function countOf(values: readonly (string | number)[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  return counts;
}
