import { rmSync } from 'node:fs';
import { Auditor, Survey } from '@bassadewitz/audit';
import {
  type BotRecord,
  type Decision,
  hashOfText,
  type MatchRecord,
  type MatchSidecar,
  type Thinking,
} from '@bassadewitz/ledger';
import {
  BOARDS_PER_CHUNK,
  type FinishedTournament,
  MATCHES_CSV_HEADER,
  type MatchLog,
  matchCsv,
  matchesPage,
  matchIndex,
  type NameTable,
  TournamentBuilder,
  thinkMsOf,
  tournamentHeadToHead,
  type Verification,
} from '@bassadewitz/publication';
import type { PageInput } from '../pages/page-input.ts';
import type { Breath } from './breath.ts';
import type { IdentifiedLedger } from './identify.ts';
import { PublishError } from './publish-error.ts';
import type { GrowingFile, SiteTree } from './site-tree.ts';
import { SliceIndex, SliceReader } from './slices.ts';
import { type KeptTournament, STATE_FOLDER, writeLog } from './state.ts';

/** What the publication of a tournament is given. */
export interface TournamentSetting {
  readonly tree: SiteTree;
  readonly names: NameTable;
  readonly trust: boolean;
  readonly breath: Breath;
  /** Writes a page in all languages. */
  readonly page: (input: PageInput) => void;
  /** Told how many matches were read. */
  readonly onMatches: (count: number) => void;
}

/** How long a match's line is beside its record: `{"match":` before it, and the hash of the line before behind it. */
const BEFORE_RECORD = '{"match":'.length;
const AFTER_RECORD = ',"prev":""}'.length + 64;

/**
 * Reads a ledger, checks it, and writes all files of its tournament.
 * @throws PublishError REFUTED where the ledger does not verify, STOPPED
 */
export async function publishTournament(
  { id, source }: IdentifiedLedger,
  key: string,
  setting: TournamentSetting,
): Promise<WrittenTournament> {
  const { tree, names } = setting;
  const folder = `data/v1/tournament/${id}`;
  const reading = await readLedger({ id, source }, folder, setting);
  const { finished, verification, lastHash, downloads } = reading;
  try {
    await writeBoards(id, folder, reading, setting);
  } finally {
    reading.discard();
  }
  const document = finished.document(names, { lastHash, verification, downloads });
  tree.json(`${folder}/tournament.json`, document);
  const table = tournamentHeadToHead(finished.crosstable, finished.summary.bots, names);
  tree.json(`${folder}/head-to-head.json`, table);
  setting.page({ kind: 'tournament', tournament: document });
  setting.page({ kind: 'tournament-head-to-head', tournament: document, table });
  setting.page({ kind: 'match', tournament: document });
  const order = finished.log.byBoard();
  const voids = new Set(finished.summary.voids);
  const pages = Math.max(1, finished.matchesPages);
  for (let page = 1; page <= pages; page++) {
    await setting.breath.take();
    const matches = matchesPage(finished.log, order, source.head, voids, { tournament: id, page, pages });
    tree.json(`${folder}/matches/${page}.json`, matches);
    setting.page({ kind: 'matches', tournament: document, matches });
  }
  for (let index = 0; index < finished.indexes; index++) {
    tree.json(`${folder}/index/${index}.json`, matchIndex(finished.log, id, index));
  }
  const { size, endings } = writeLog(tree, id, finished.log);
  return { key, summary: finished.summary, log: { size, endings, read: () => finished.log } };
}

/** A tournament whose files are written, its log still at hand. */
export interface WrittenTournament extends Omit<KeptTournament, 'log'> {
  readonly log: KeptTournament['log'] & { readonly read: () => MatchLog };
}

interface Reading {
  readonly finished: FinishedTournament;
  readonly verification: Verification | null;
  readonly lastHash: string | null;
  readonly downloads: readonly { readonly name: string; readonly bytes: number; readonly sha256: string }[];
  readonly records: SliceReader;
  readonly thinking: SliceReader;
  /** Removes what was only needed meanwhile. */
  discard(): void;
}

async function readLedger(
  { id, source }: IdentifiedLedger,
  folder: string,
  { tree, trust, breath, onMatches }: TournamentSetting,
): Promise<Reading> {
  const { head, headHash, foot, began, ended, title } = source;
  const survey = new Survey();
  const open = new OpenBoards(head.schedule.replays);
  const decisions: Decision[] = [];
  for (const { text } of source.lines()) {
    await breath.take();
    survey.read(text);
    if (text.startsWith('{"decision":')) decisions.push((JSON.parse(text) as { decision: Decision }).decision);
    if (foot === null) open.read(text);
  }
  const isOpen = open.boards();
  const auditor = trust ? undefined : new Auditor({ survey, ratings: false });
  const builder = new TournamentBuilder(
    { id, title, head, headHash, decisions, foot, began, ended, verified: !trust },
    source.matches,
  );
  const spooled = `${STATE_FOLDER}/spool-${id}`;
  const ledgerPath = foot === null ? spooled : `${folder}/ledger.ndjson`;
  const ledger = tree.open(ledgerPath);
  const csv = foot === null ? undefined : tree.open(`${folder}/matches.csv`);
  const thinkPath = `${STATE_FOLDER}/think-${id}`;
  const think = tree.open(thinkPath);
  const [recordSlices, thinkSlices] = [new SliceIndex(), new SliceIndex()];
  const sidecars = new SidecarsInOrder(source.sidecars());
  const counts = (record: MatchRecord) => !survey.voids.some(({ board }) => board === record.board);
  csv?.write(MATCHES_CSV_HEADER);
  let last = '';
  let rest = '';
  for (const { text, torn } of source.lines()) {
    await breath.take();
    if (torn) {
      rest = text;
      break;
    }
    last = text;
    if (auditor?.read(text) !== undefined) break;
    const start = ledger.bytes;
    ledger.write(`${text}\n`);
    if (!text.startsWith('{"match":')) continue;
    const { match } = JSON.parse(text) as { match: MatchRecord };
    onMatches(1);
    if (isOpen.has(match.board)) continue;
    recordSlices.add(start + BEFORE_RECORD, text.length - BEFORE_RECORD - AFTER_RECORD);
    const thinking = sidecars.thinkingOf(match.match);
    builder.add(match, thinking);
    spool(think, thinkSlices, JSON.stringify(thinkMsOf(match, thinking)));
    csv?.write(matchCsv(match, head.bots as readonly BotRecord[], counts(match)));
  }
  const [ledgerHash, csvHash] = [ledger.close(), csv?.close()];
  think.close();
  const audit = auditor?.end(rest);
  if (audit?.ok === false) {
    throw new PublishError('REFUTED', `${source.name} does not verify: ${audit.error.message} [${audit.error.check}]`);
  }
  if (audit === undefined && rest !== '') {
    throw new PublishError('REFUTED', `${source.name} is torn off: its last line has no end`);
  }
  const records = new SliceReader(tree.at(ledgerPath), recordSlices);
  const thinking = new SliceReader(tree.at(thinkPath), thinkSlices);
  const finished = builder.finish();
  return {
    finished,
    verification: audit === undefined ? null : { checks: audit.value.checks },
    lastHash: foot === null ? null : hashOfText(last),
    downloads:
      foot === null
        ? []
        : [
            { name: 'ledger.ndjson', bytes: ledger.bytes, sha256: ledgerHash },
            { name: 'matches.csv', bytes: csv?.bytes ?? 0, sha256: csvHash ?? '' },
          ],
    records,
    thinking,
    discard() {
      records.close();
      thinking.close();
      rmSync(tree.at(thinkPath));
      if (foot === null) rmSync(tree.at(spooled));
    },
  };
}

/** Cuts the records into files of some boards each, as they stand in the ledger, without reading them again. */
async function writeBoards(
  id: string,
  folder: string,
  { finished, records, thinking }: Reading,
  { tree, breath }: TournamentSetting,
): Promise<void> {
  const order = finished.log.byBoard();
  for (let chunk = 0, at = 0; chunk < finished.chunks; chunk++) {
    await breath.take();
    const [texts, times]: [string[], string[]] = [[], []];
    for (; at < order.length && finished.log.board(order[at] as number) < (chunk + 1) * BOARDS_PER_CHUNK; at++) {
      texts.push(records.text(order[at] as number));
      times.push(thinking.text(order[at] as number));
    }
    const head = `{"format":"bassadewitz-boards","version":1,"tournament":"${id}","from":${chunk * BOARDS_PER_CHUNK}`;
    tree.write(
      `${folder}/boards/${chunk}.json`,
      `${head},"records":[${texts.join(',')}],"thinkMs":[${times.join(',')}]}\n`,
    );
  }
}

function spool(file: GrowingFile, index: SliceIndex, text: string): void {
  index.add(file.bytes, text.length);
  file.write(text);
}

/** Boards of a tournament that is not over, some replays of which are still to come: they are shown to nobody. */
class OpenBoards {
  readonly #replays: number;
  readonly #played = new Map<number, number>();

  constructor(replays: number) {
    this.#replays = replays;
  }

  read(line: string): void {
    const board = /^\{"match":\{"board":(\d+),/.exec(line)?.[1];
    if (board === undefined) return;
    const played = (this.#played.get(Number(board)) ?? 0) + 1;
    this.#played.set(Number(board), played);
  }

  boards(): ReadonlySet<number> {
    return new Set([...this.#played].filter(([, played]) => played < this.#replays).map(([board]) => board));
  }
}

/** Sidecars beside records: both ascend by match, but neither need have all. */
class SidecarsInOrder {
  readonly #sidecars: Iterator<MatchSidecar>;
  #next: MatchSidecar | undefined;

  constructor(sidecars: Iterable<MatchSidecar>) {
    this.#sidecars = sidecars[Symbol.iterator]();
    this.#advance();
  }

  thinkingOf(match: number): readonly Thinking[] {
    while (this.#next !== undefined && this.#next.match < match) this.#advance();
    return this.#next?.match === match ? this.#next.thinking : [];
  }

  #advance(): void {
    const { value, done } = this.#sidecars.next();
    this.#next = done === true ? undefined : value;
  }
}
