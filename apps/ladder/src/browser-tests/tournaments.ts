import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BotRecord, type Head, LedgerReader, LedgerWriter, type MatchRecord } from '@bassadewitz/ledger';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
export const BUILT_COMMAND = join(ROOT, 'apps/arena/dist/main.js');
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** Runs the built command as a person would; returns what it printed. @throws Error with that, where it fails */
export async function command(args: readonly string[], cwd = ROOT): Promise<string> {
  const child = spawn(process.execPath, [BUILT_COMMAND, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`bassadewitz ${args.join(' ')} ended with ${code}:\n${printed}`);
  return printed;
}

/** A bot that answers every question with a card that it may not play. */
const HOPELESS = join(ROOT, 'apps/arena/src/testing/hopeless-bot.mjs');
const EXAMPLES = ['low', 'ducker', 'counter', 'random'];

/** Path of an example bot's program. */
export function exampleProgram(name: string): string {
  return join(ROOT, 'examples', name, 'dist/main.js');
}

/** Plays a tournament of the example bots, each a process of its own; of three boards if nothing else is said. */
export async function play(
  out: string,
  rules: string,
  { boards = 3, ...options }: { seed?: string; hopeless?: boolean; boards?: number },
) {
  const bots = EXAMPLES.map((name) => [name, exampleProgram(name)] as const);
  const all = options.hopeless ? [...bots, ['hopeless', HOPELESS] as const] : bots;
  await command([
    ...['tournament', '--rules', rules, '--boards', String(boards), '--rounds', '1', '--out', out],
    // On a machine that does other things as well nobody shall be late.
    ...['--tables', '2', '--move-ms', '20000', '--strikes', '5', '--no-calibrate'],
    ...all.flatMap(([name, path]) => ['--bot', `${name}="${process.execPath}" "${path}"`]),
    ...(options.seed === undefined ? [] : ['--seed', options.seed]),
  ]);
}

/** A ledger's records with its head, as somebody who was given the file reads them. */
export function readLedger(path: string): { head: Head; records: MatchRecord[]; lines: string[] } {
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  const reader = new LedgerReader();
  const records: MatchRecord[] = [];
  let head: Head | undefined;
  for (const line of lines) {
    const read = reader.read(line);
    if (!read.ok) throw new Error(read.error.message);
    if (read.value.kind === 'head') head = read.value.head;
    if (read.value.kind === 'match') records.push(read.value.match);
  }
  if (head === undefined) throw new Error(`${path} has no head`);
  return { head, records, lines };
}

/** A stranger's, too. */
export const VOID_REASON = '<b>the host</b> was \u202edown';

/** Writes a ledger again with other bots in its head, and its last board void: true in every other respect, as a stranger could hand it in. */
export function renameBots(from: string, to: string, rename: (bot: BotRecord, index: number) => BotRecord): void {
  const { head, records } = readLedger(from);
  // A rated tournament stands on a ladder; of one whose seed was typed only its own page would show the names.
  const writer = new LedgerWriter({ ...head, knownSeed: false, bots: head.bots.map(rename) });
  const foot = JSON.parse(readFileSync(from, 'utf8').trimEnd().split('\n').at(-1) as string).foot;
  const { complete, seed } = foot as { complete: boolean; seed: string };
  const board = Math.max(...records.map((record) => record.board));
  const voided = { kind: 'void', board, before: records.length, reason: VOID_REASON } as const;
  const played = records.map((record) => writer.match(record));
  const lines = [writer.head, ...played, writer.decision(voided), writer.foot({ complete, seed })];
  writeFileSync(to, `${lines.join('\n')}\n`);
}
