import { relative } from 'node:path';
import {
  PublishError,
  type PublishErrorCode,
  type PublishProgress,
  type PublishSummary,
  publishSite,
} from '@bassadewitz/ladder';
import type { Command } from 'commander';
import { formatCount, formatDuration } from '../display/duration.ts';
import { Progress } from '../display/progress.ts';
import { EXIT_CODES, type ExitCodeName } from '../exit-codes.ts';
import { Failure, inPlainWords, systemCode } from '../failure.ts';
import { type OpenSource, openSources } from '../ledger-files/ledger-source.ts';
import { listenForInterruption } from '../run/interruption.ts';
import type { Finish } from './finish.ts';

interface PublishFlags {
  readonly out: string;
  readonly title: string;
  readonly baseUrl?: string;
  readonly trust: boolean;
  readonly json: boolean;
}

const MOST_CHARACTERS = 80;
const DEFAULT_TITLE = 'Bassadewitz ladder';

/** `bassadewitz publish` */
export function addPublish(program: Command, finish: Finish): void {
  program
    .command('publish')
    .description(
      'Turn ledgers into a site of plain files: ladders, bots, tournaments, every match. See docs/ladder.md.',
    )
    .argument('<PATH...>', "runs' folders, ledgers' files, or folders of them")
    .requiredOption(
      '--out <FOLDER>',
      'the folder of the site; what it holds must be a site, which is replaced as a whole',
    )
    .option('--title <TEXT>', 'what the site is called', DEFAULT_TITLE)
    .option('--base-url <URL>', 'where the site will stand, for the feed, the sitemap and link previews')
    .option('--trust', 'do not check the ledgers; their tournaments are marked, and count on no ladder', false)
    .option('--json', 'print what was published as JSON', false)
    .action(async (paths: string[], flags: PublishFlags) => {
      const began = performance.now();
      const summary = await publish(paths, flags);
      if (flags.json) process.stdout.write(`${JSON.stringify(summary, null, 2)}\n`);
      else process.stdout.write(`${publishedText(summary, performance.now() - began)}\n`);
      finish(EXIT_CODES.OK);
    });
}

/** Publishes as a command does: progress on stderr, failures as one line. @throws Failure */
export async function publish(
  paths: readonly string[],
  flags: Pick<PublishFlags, 'out' | 'title' | 'baseUrl' | 'trust'>,
): Promise<PublishSummary> {
  const title = checkedTitle(flags.title);
  const baseUrl = flags.baseUrl === undefined ? undefined : checkedUrl(flags.baseUrl);
  const opened: OpenSource[] = [];
  const interruption = listenForInterruption(() =>
    process.stderr.write('\nbassadewitz: stopping; the site stays as it was\n'),
  );
  const began = performance.now();
  let at: PublishProgress | undefined;
  let done = 0;
  const line = () => ({
    done: done + (at?.matches ?? 0),
    total: opened.reduce((sum, { source }) => sum + (source.matches ?? 0), 0),
    before: 0,
    elapsedMs: performance.now() - began,
    note: at === undefined ? '' : NOTES[at.doing](at.name),
  });
  let progress: Progress | undefined;
  try {
    for (const path of paths) opened.push(...openSources(path));
    if (process.stderr.isTTY) progress = new Progress(line, process.stderr);
    return await publishSite({
      ledgers: opened.map(({ source }) => source),
      out: flags.out,
      title,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      trust: flags.trust,
      signal: interruption.stop,
      onProgress: (now) => {
        if (at !== undefined && at.name !== now.name) done += at.of ?? at.matches;
        at = now;
      },
    });
  } catch (error) {
    throw asFailure(error);
  } finally {
    progress?.end();
    interruption.end();
    await Promise.all(opened.map(({ close }) => close()));
  }
}

const NOTES: Readonly<Record<PublishProgress['doing'], (name: string) => string>> = {
  tournament: (name) => name,
  ladders: () => 'ladders and bots',
  swap: () => 'taking its place',
};

const EXITS: Readonly<Record<PublishErrorCode, ExitCodeName>> = {
  NOT_A_SITE: 'FILES',
  BUSY: 'FILES',
  FILES: 'FILES',
  SAME_TOURNAMENT: 'USAGE',
  REFUTED: 'REFUTED',
  STOPPED: 'STOPPED',
};

/** What a person can mend is a failure; anything else stays what it is. */
function asFailure(error: unknown): unknown {
  if (error instanceof PublishError) return new Failure(EXITS[error.code], `${error.message}; see docs/ladder.md`);
  const { path } = error as { path?: unknown };
  if (systemCode(error) === undefined || typeof path !== 'string') return error;
  return new Failure('FILES', `cannot write ${path}: ${inPlainWords(error)}`);
}

export function publishedText({ out, tournaments, ladders, bots, kept, files }: PublishSummary, ms: number): string {
  const folder = relative(process.cwd(), out) || '.';
  const count = (number: number, what: string) => `${formatCount(number)} ${what}${number === 1 ? '' : 's'}`;
  const unchanged = kept === 0 ? '' : ` (${formatCount(kept)} unchanged)`;
  return [
    `Published ${count(tournaments, 'tournament')}${unchanged}, ${count(ladders, 'ladder')}, ${count(bots, 'bot')} to ${folder}: ${formatCount(files.written)} files written, ${formatCount(files.kept)} kept, ${formatDuration(ms)}.`,
    `Look at it: bassadewitz view ${folder}`,
  ].join('\n');
}

function checkedTitle(title: string): string {
  if (title.trim() !== '' && title.length <= MOST_CHARACTERS && !/\p{Cc}/u.test(title)) return title;
  throw new Failure('USAGE', `--title: ${JSON.stringify(title)} is not a text of 1 to ${MOST_CHARACTERS} characters`);
}

/** An address with a slash at its end, so that paths can follow it. */
function checkedUrl(text: string): string {
  const url = URL.parse(text);
  const valid =
    url !== null && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === '';
  if (!valid) {
    throw new Failure(
      'USAGE',
      `--base-url: ${JSON.stringify(text)} is not an address such as https://example.org/ladder/`,
    );
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
