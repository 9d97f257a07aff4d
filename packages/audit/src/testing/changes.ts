import { LEDGER_VERSION } from '@bassadewitz/ledger';
import { CARDS, cardName } from '@bassadewitz/rules';

/** One way to change a value, and where. */
export interface Change {
  /** The field, with `#` for whichever entry of a list: `/match/deals/#/points/#`. */
  readonly field: string;
  /** What was done, to be read where a test fails. */
  readonly what: string;
  readonly value: unknown;
}

/** Closed sets: a text of one of them becomes each of the others. */
const CLOSED: readonly (readonly unknown[])[] = [
  ['timeout', 'illegal', 'malformed', 'disconnect', 'flood', 'no-show'],
  ['slam', 'penalty', 'equal', 'shared'],
  ['classic', 'easy', 'swedish'],
  ['balanced', 'all', 'gauntlet', 'budget'],
  ['withdraw', 'disqualify', 'bench'],
  ['separated', 'minutes', 'organiser', 'bots'],
];

/** Fields that a line may have, with something that could stand there. */
const OPTIONAL: Readonly<Record<string, readonly (readonly [string, unknown])[]>> = {
  '/head': [
    ['strikeLimit', 2],
    ['benchAfter', 2],
    ['entropySource', 'a lottery'],
  ],
  '/head/schedule': [
    ['champion', 0],
    ['blocks', [[0, 1, 2, 3]]],
  ],
  '/head/bots/#': [['owner', 'Zoe']],
  '/match': [['standIns', [{ seat: 0, deal: 0, trick: 0 }]]],
  '/match/deals/#': [
    ['refund', [12, 0, 0, 0]],
    ['refund', [0, 0, 0, 0]],
  ],
  '/foot': [
    ['seed', 'another seed'],
    ['entropy', 'some entropy'],
  ],
};

/** Entries that a list may get. */
const ENTRIES: Readonly<Record<string, readonly unknown[]>> = {
  '/match/deals/#/faults': [0, 1, 2, 3].flatMap((seat) => [
    ...[0, 1, 2, 3, 4, 5, 6, 7].map((trick) => ({ seat, trick, kind: 'timeout' })),
    { seat, trick: 0, kind: 'no-show' },
    { seat, trick: 1, kind: 'no-show' },
  ]),
  '/match/standIns': [0, 1, 2, 3].map((seat) => ({ seat, deal: 0, trick: 1 })),
};

/** Every way to change a value a little: each number, text, flag, list and object in it, one at a time. */
export function* changesOf(value: unknown, field = ''): Generator<Change> {
  if (typeof value === 'number') {
    for (const step of [1, -1]) yield { field, what: `${value} becomes ${value + step}`, value: value + step };
  } else if (typeof value === 'boolean') {
    yield { field, what: `${value} becomes ${!value}`, value: !value };
  } else if (typeof value === 'string') {
    yield* textChanges(value, field);
  } else if (Array.isArray(value)) {
    yield* listChanges(value, field);
  } else {
    yield* objectChanges(value as Record<string, unknown>, field);
  }
}

function* textChanges(text: string, field: string): Generator<Change> {
  const change = (value: unknown): Change => ({ field, what: `${text} becomes ${value}`, value });
  if (/^([789TJQKA][CSHD] ?)+$/.test(text)) return yield* cardChanges(text.split(' '), field);
  const set = CLOSED.find((closed) => closed.includes(text));
  if (set !== undefined) {
    for (const other of set) if (other !== text) yield change(other);
    return;
  }
  if (/^(?:[0-9a-f]{32}){1,2}$/.test(text)) yield change(`${text[0] === '0' ? '1' : '0'}${text.slice(1)}`);
  else yield change(`${text}x`);
  yield change('');
}

function* cardChanges(cards: readonly string[], field: string): Generator<Change> {
  const change = (what: string, changed: readonly string[]): Change => ({ field, what, value: changed.join(' ') });
  for (let at = 0; at < cards.length; at++) {
    const card = cards[at] as string;
    if (at > 0) yield change(`cards ${at - 1} and ${at} change places`, swapped(cards, at - 1));
    const next = cardName(((CARDS.findIndex((one) => cardName(one) === card) + 1) % 32) as never);
    yield change(`${card} becomes ${next}`, cards.with(at, next));
    // The exchange keeps a list of plays a permutation of the pack.
    if (cards.includes(next)) {
      yield change(`${card} and ${next} change places`, cards.with(cards.indexOf(next), card).with(at, next));
    }
  }
}

function* listChanges(list: readonly unknown[], field: string): Generator<Change> {
  for (let at = 0; at < list.length; at++) {
    for (const change of changesOf(list[at], `${field}/#`)) {
      yield { ...change, what: `entry ${at}: ${change.what}`, value: list.with(at, change.value) };
    }
    yield { field, what: `entry ${at} is gone`, value: list.toSpliced(at, 1) };
    yield { field, what: `entry ${at} is there twice`, value: list.toSpliced(at, 0, list[at]) };
    if (at > 0 && JSON.stringify(list[at]) !== JSON.stringify(list[at - 1])) {
      yield { field, what: `entries ${at - 1} and ${at} change places`, value: swapped(list, at - 1) };
    }
  }
  for (const entry of ENTRIES[field] ?? []) {
    for (let at = 0; at <= list.length; at++) {
      yield { field, what: `${JSON.stringify(entry)} is put in at ${at}`, value: list.toSpliced(at, 0, entry) };
    }
  }
}

function* objectChanges(object: Record<string, unknown>, field: string): Generator<Change> {
  for (const [name, value] of Object.entries(object)) {
    const inside = `${field}/${name}`;
    for (const change of changesOf(value, inside)) yield { ...change, value: { ...object, [name]: change.value } };
    const { [name]: _, ...rest } = object;
    yield { field: inside, what: `${inside} is gone`, value: rest };
  }
  yield { field, what: 'an unknown field is there', value: { ...object, extra: LEDGER_VERSION } };
  for (const [name, value] of OPTIONAL[field] ?? []) {
    if (name in object) continue;
    yield { field: `${field}/${name}`, what: `${name} is there`, value: { ...object, [name]: value } };
  }
}

function swapped<T>(list: readonly T[], at: number): T[] {
  return list.toSpliced(at, 2, list[at + 1] as T, list[at] as T);
}
