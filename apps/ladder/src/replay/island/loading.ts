import type { MatchRecord } from '@bassadewitz/ledger';
import type { Result } from '@bassadewitz/rules';
import type { ReplayConfig } from '../page-config.ts';
import { type Playback, playbackOf, type ThinkTimes } from '../playback.ts';

/** What of a file of boards is used here. */
interface Chunk {
  readonly records: readonly MatchRecord[];
  readonly thinkMs: readonly ThinkTimes[];
}

/** A board with those of its replays that are published, in their order. */
export interface LoadedBoard {
  readonly board: number;
  readonly round: number;
  readonly table: number;
  readonly replays: readonly Playback[];
}

/** `missing`: there is no such board or match, or nobody may see it yet; `broken`: what came is no match. */
export type LoadError = { readonly code: 'missing' } | { readonly code: 'broken'; readonly message: string };

/** The board of a match. */
export async function boardOfMatch(config: ReplayConfig, match: number): Promise<Result<LoadedBoard, LoadError>> {
  const index = Math.floor(match / config.matchesPerIndex);
  if (index >= config.indexes) return MISSING;
  const found = (await fetchJson(`${config.folder}index/${index}.json`)) as { boards: (number | null)[] } | undefined;
  const board = found?.boards[match % config.matchesPerIndex] ?? undefined;
  return board === undefined ? MISSING : loadBoard(config, board);
}

function chunkOf({ boardsPerChunk }: ReplayConfig, board: number): number {
  return Math.floor(board / boardsPerChunk);
}

/** Address of the document that holds a board. */
export function chunkAddress(config: ReplayConfig, board: number): string {
  return addressOf(config, chunkOf(config, board));
}

function addressOf({ folder }: ReplayConfig, chunk: number): string {
  return `${folder}boards/${chunk}.json`;
}

/** A board by its number. */
export async function loadBoard(config: ReplayConfig, board: number): Promise<Result<LoadedBoard, LoadError>> {
  const chunk = chunkOf(config, board);
  if (chunk >= config.chunks) return MISSING;
  return boardIn(config, await fetchChunk(config, chunk), board);
}

/** The first board that there is to see. */
export async function firstBoard(config: ReplayConfig): Promise<Result<LoadedBoard, LoadError>> {
  for (let chunk = 0; chunk < config.chunks; chunk++) {
    const found = await fetchChunk(config, chunk);
    const board = found?.records[0]?.board;
    if (board !== undefined) return boardIn(config, found, board);
  }
  return MISSING;
}

const MISSING = { ok: false, error: { code: 'missing' } } as const;

function boardIn(config: ReplayConfig, chunk: Chunk | undefined, board: number): Result<LoadedBoard, LoadError> {
  const entries = (chunk?.records ?? []).map((record, at) => ({ record, think: chunk?.thinkMs[at] ?? [] }));
  const wanted = entries.filter(({ record }) => record.board === board);
  wanted.sort((a, b) => a.record.replay - b.record.replay);
  const replays: Playback[] = [];
  for (const { record, think } of wanted) {
    const playback = playbackOf(config.ruleSet, record, think);
    if (!playback.ok) return { ok: false, error: { code: 'broken', message: `${record.match}: ${playback.error}` } };
    replays.push(playback.value);
  }
  const [first] = replays;
  if (first === undefined) return MISSING;
  const { round, table } = first.record;
  return { ok: true, value: { board, round, table, replays } };
}

/** The one file of boards that was loaded last: stepping from board to board mostly stays in it. */
let held: { readonly address: string; readonly chunk: Chunk | undefined } | undefined;

async function fetchChunk(config: ReplayConfig, number: number): Promise<Chunk | undefined> {
  const address = addressOf(config, number);
  if (held?.address !== address) held = { address, chunk: (await fetchJson(address)) as Chunk | undefined };
  return held.chunk;
}

/** A document of the site; undefined where there is none. @throws Error when the network fails */
async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (response.status === 404) return undefined;
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.json();
}
