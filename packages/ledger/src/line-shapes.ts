import { FORMATS, MAX_BOTS, MIN_BOTS } from '@bassadewitz/fairness';
import { FAULT_KINDS } from '@bassadewitz/protocol';
import { OUTCOMES, RULE_SET_NAMES } from '@bassadewitz/rules';
import { DECISION_KINDS, STOP_CAUSES } from './decision.ts';
import { LEDGER_FORMAT, LEDGER_VERSION } from './head.ts';
import { flag, four, list, oneOf, record, type Shape, text, whole } from './shape.ts';

const count = whole(0);
const number = whole();
const bot = whole(0, MAX_BOTS - 1);
const seat = whole(0, 3);
const trick = whole(0, 7);
const board = whole(0, 2 ** 32 - 1);
const deal = whole(0, 20);
const ms = whole(0);
const hash = text(/^[0-9a-f]{64}$/, 'a hash of 64 lower-case hexadecimal digits');
const salt = text(/^[0-9a-f]{32}$/, 'a salt of 32 lower-case hexadecimal digits');
const words = text(/^\P{Cc}{1,1024}$/u, 'a text of 1 to 1024 characters without control characters');
const line = text(/^\P{Cc}{1,64}$/u, 'a text of 1 to 64 characters without control characters');

const CARD = '[789TJQKA][CSHD]';
const hand = text(new RegExp(`^${CARD}(?: ${CARD}){7}$`), 'eight cards as in "7C TD AH …"');
const plays = text(new RegExp(`^${CARD}(?: ${CARD}){31}$`), '32 cards as in "7C TD AH …"');

const fault = record({ seat, trick, kind: oneOf(FAULT_KINDS) });
const standIn = record({ seat, deal, trick });

const dealRecord = record(
  {
    dealer: seat,
    hands: four(hand),
    plays,
    faults: list(fault, 0, 32),
    tricks: four(whole(0, 8)),
    points: four(whole(0, 120)),
    outcome: oneOf(OUTCOMES),
    chips: four(number),
    pool: count,
    balances: four(number),
  },
  { refund: four(count) },
);

const match: Shape = record(
  {
    match: count,
    round: count,
    table: count,
    board,
    replay: seat,
    bots: four(bot),
    salt,
    deals: list(dealRecord, 1, 21),
    chips: four(number),
  },
  { standIns: list(standIn, 1, 4) },
);

const schedule = record(
  {
    format: oneOf(FORMATS),
    bots: whole(MIN_BOTS, MAX_BOTS),
    boards: whole(1),
    rounds: whole(1),
    replays: oneOf([1, 4]),
  },
  { champion: bot, blocks: list(list(bot, 3, 4), 1) },
);

const botRecord = record({ name: line, version: line, house: flag, isolate: flag }, { owner: line });

const head: Shape = record(
  {
    format: oneOf([LEDGER_FORMAT]),
    version: oneOf([LEDGER_VERSION]),
    ruleSet: oneOf(RULE_SET_NAMES),
    timeControl: record({ moveMs: whole(1), bankMs: ms, networkCapMs: ms, paceMs: ms }),
    schedule,
    commitment: hash,
    knownSeed: flag,
    bots: list(botRecord, MIN_BOTS, MAX_BOTS),
  },
  { strikeLimit: whole(1), benchAfter: whole(1), entropySource: words },
);

const departure = record({ kind: oneOf(['withdraw', 'disqualify', 'bench']), before: count, bot, reason: words });
const comeback = record({ kind: oneOf(['reinstate']), before: count, bot, reason: words });
const voiding = record({ kind: oneOf(['void']), before: count, board, reason: words });
const stop = record({ kind: oneOf(['stop']), before: count, cause: oneOf(STOP_CAUSES), reason: words });

/** The fields of a decision depend on its kind. */
const decision: Shape = (value, at) => {
  const kind = (value as { kind?: unknown } | null)?.kind;
  if (kind === 'void') return voiding(value, at);
  if (kind === 'stop') return stop(value, at);
  if (kind === 'reinstate') return comeback(value, at);
  if (kind === 'withdraw' || kind === 'disqualify' || kind === 'bench') return departure(value, at);
  return record({ kind: oneOf(DECISION_KINDS) })({ kind }, at);
};

const foot: Shape = record(
  { complete: flag, matches: count, decisions: count, head: hash },
  { seed: words, entropy: words },
);

/** What stands in each kind of line beside `prev`, the hash of the line before. */
export const LINE_KINDS = ['head', 'match', 'decision', 'foot'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

const CONTENTS: Readonly<Record<LineKind, Shape>> = { head, match, decision, foot };

export const LINE_SHAPES: Readonly<Record<LineKind, Shape>> = {
  head: record({ prev: hash, head }),
  match: record({ prev: hash, match }),
  decision: record({ prev: hash, decision }),
  foot: record({ prev: hash, foot }),
};

/** What is wrong with what stands in a line of a kind, undefined if it has the shape of one. Whether it is true is for an audit to say. */
export function contentFault(kind: LineKind, value: unknown): string | undefined {
  return CONTENTS[kind](value, `/${kind}`);
}
