import { DECISION_KINDS } from '@bassadewitz/ledger';
import { RULE_SET_NAMES } from '@bassadewitz/rules';
import { LONGEST_REASON } from '../run/reason.ts';
import { TOURNAMENT_STATES } from '../serve/tournament-state.ts';
import { POSTED_CONFIG } from './posted-config.ts';

const NULLABLE_TEXT = { type: ['string', 'null'] } as const;

const PROBLEM = {
  type: 'object',
  required: ['type', 'title', 'status', 'detail', 'code', 'docs'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    detail: { type: 'string' },
    code: { type: 'string' },
    docs: { type: 'string' },
  },
} as const;

/** Any answer that refuses. */
export const REFUSAL = {
  description: 'Problem details (RFC 9457): `detail` says what came and what is valid, `docs` where to read on.',
  content: { 'application/problem+json': { schema: PROBLEM } },
} as const;

const BOT = {
  type: 'object',
  required: ['name', 'owner', 'house', 'comes', 'state'],
  properties: {
    name: { type: 'string' },
    owner: NULLABLE_TEXT,
    house: { type: 'boolean' },
    comes: { enum: ['local', 'registered', 'guest', 'token'], description: 'How it takes part.' },
    state: { ...NULLABLE_TEXT, description: 'Where its connection is; null for a bot of this tournament alone.' },
  },
} as const;

export const DECISION = {
  type: 'object',
  required: ['kind', 'before', 'reason'],
  properties: {
    kind: { enum: [...DECISION_KINDS] },
    before: { type: 'integer', description: 'The first match that is affected.' },
    reason: { type: 'string' },
    bot: { type: 'integer' },
    board: { type: 'integer' },
    cause: { type: 'string' },
  },
} as const;

export const TOURNAMENT = {
  type: 'object',
  required: ['id', 'title', 'created', 'state', 'reason', 'rules', 'moveMs', 'bankMs', 'knownSeed', 'bots', 'progress'],
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    created: { type: 'string', description: 'ISO 8601 in UTC.' },
    state: { enum: [...TOURNAMENT_STATES] },
    reason: { ...NULLABLE_TEXT, description: 'Why it failed, or was cancelled.' },
    rules: { enum: [...RULE_SET_NAMES] },
    moveMs: { type: 'integer' },
    bankMs: { type: 'integer' },
    knownSeed: { type: 'boolean' },
    page: { ...NULLABLE_TEXT, description: 'Its page on this server; null before it has begun.' },
    commitment: { ...NULLABLE_TEXT, description: 'To the seed; null before it has begun.' },
    entropyWanted: { ...NULLABLE_TEXT, description: 'The source of the entropy that is waited for.' },
    bots: { type: 'array', items: BOT },
    progress: {
      type: 'object',
      required: ['matches', 'of', 'boards', 'round', 'rounds'],
      properties: {
        matches: { type: 'integer', description: 'Matches on record, in schedule order.' },
        of: { type: ['integer', 'null'], description: 'Matches of the schedule; null before it has begun.' },
        boards: { type: 'integer', description: 'Boards of which all replays are over.' },
        round: { type: 'integer', description: 'Rounds that are over.' },
        rounds: { type: 'integer' },
      },
    },
  },
} as const;

export const LIVE = {
  type: 'object',
  required: ['id', 'title', 'state', 'progress', 'standings'],
  properties: {
    id: { type: 'string' },
    title: { type: 'string' },
    state: TOURNAMENT.properties.state,
    progress: TOURNAMENT.properties.progress,
    standings: {
      description: 'Best first, by the boards of which all replays are over.',
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'version', 'owner', 'house', 'place', 'liveElo', 'chipsPerBoard', 'boards', 'matches'],
        properties: {
          name: { type: 'string' },
          version: { type: 'string' },
          owner: NULLABLE_TEXT,
          house: { type: 'boolean' },
          place: { type: ['integer', 'null'] },
          liveElo: { type: 'number' },
          chipsPerBoard: { type: 'number' },
          boards: { type: 'integer' },
          matches: { type: 'integer' },
        },
      },
    },
  },
} as const;

export const ID = {
  type: 'object',
  additionalProperties: false,
  required: ['id'],
  properties: { id: { type: 'string', description: 'The id of the tournament.' } },
} as const;

const REASON = {
  type: 'string',
  minLength: 1,
  maxLength: LONGEST_REASON,
  description: 'Why, in one line of printable characters; it stands in the ledger.',
} as const;

export const STOPPING = {
  type: 'object',
  additionalProperties: false,
  required: ['reason'],
  properties: { reason: REASON },
} as const;

export const DECIDING = {
  type: 'object',
  additionalProperties: false,
  required: ['kind', 'reason'],
  properties: {
    kind: { enum: ['withdraw', 'disqualify', 'reinstate', 'void'] },
    bot: { type: 'string', description: 'The name of the bot; for all but void.' },
    board: { type: 'integer', minimum: 0, description: 'The number of the board; for void.' },
    reason: REASON,
  },
} as const;

export const CREATING = {
  type: 'object',
  additionalProperties: false,
  required: ['config'],
  properties: {
    id: {
      type: 'string',
      pattern: '^[a-z0-9][a-z0-9-]{0,62}$',
      description: 'Made from the time where nothing is said.',
    },
    title: { type: 'string', minLength: 1, maxLength: 120 },
    config: POSTED_CONFIG,
  },
} as const;
