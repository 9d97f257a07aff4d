import { relative } from 'node:path';
import type { PublishSummary } from '@bassadewitz/ladder';
import type { Command } from 'commander';
import { COMMAND } from '../called-as.ts';
import { formatCount, formatDuration } from '../display/duration.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { listenForInterruption } from '../run/interruption.ts';
import { DEFAULT_TITLE, publishPaths } from '../site/publish-paths.ts';
import type { Finish } from './finish.ts';

interface PublishFlags {
  readonly out: string;
  readonly title: string;
  readonly baseUrl?: string;
  readonly trust: boolean;
  readonly json: boolean;
}

const MOST_CHARACTERS = 80;

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
      'the folder of the site; what it holds must be a site, and is replaced as a whole',
    )
    .option('--title <TEXT>', 'what the site is called', DEFAULT_TITLE)
    .option('--base-url <URL>', 'where the site will stand, for the feed, the sitemap and link previews')
    .option('--trust', 'do not check the ledgers; their tournaments are marked, and count on no ladder', false)
    .option('--json', 'print what was published as JSON', false)
    .action(async (paths: string[], { json, baseUrl, ...flags }: PublishFlags) => {
      const began = performance.now();
      const title = checkedTitle(flags.title);
      const url = baseUrl === undefined ? {} : { baseUrl: checkedUrl(baseUrl) };
      const interruption = listenForInterruption(() => {
        process.stderr.write('\nbassadewitz: stopping; the site stays as it was\n');
      });
      try {
        const rest = { signal: interruption.stop, terminal: process.stderr };
        const summary = await publishPaths(paths, { ...flags, ...url, ...rest, title });
        process.stdout.write(
          json ? `${JSON.stringify(summary, null, 2)}\n` : `${textOf(summary, performance.now() - began)}\n`,
        );
      } finally {
        interruption.end();
      }
      finish(EXIT_CODES.OK);
    });
}

function textOf({ out, tournaments, ladders, bots, kept, files }: PublishSummary, ms: number): string {
  const folder = relative(process.cwd(), out) || '.';
  const count = (number: number, what: string) => `${formatCount(number)} ${what}${number === 1 ? '' : 's'}`;
  const unchanged = kept === 0 ? '' : ` (${formatCount(kept)} unchanged)`;
  const found = [`${count(tournaments, 'tournament')}${unchanged}`, count(ladders, 'ladder'), count(bots, 'bot')];
  const written = `${count(files.written, 'file')} written, ${formatCount(files.kept)} kept`;
  return [
    `Published ${found.join(', ')} to ${folder}: ${written}, ${formatDuration(ms)}.`,
    `Look at it: ${COMMAND} view ${folder}`,
  ].join('\n');
}

export function checkedTitle(title: string): string {
  if (title.trim() !== '' && title.length <= MOST_CHARACTERS && !/\p{Cc}/u.test(title)) return title;
  throw new Failure('USAGE', `--title: ${JSON.stringify(title)} is not a text of 1 to ${MOST_CHARACTERS} characters`);
}

/** An address with a slash at its end, so that paths can follow it. */
export function checkedUrl(text: string): string {
  const url = URL.parse(text);
  const plain = url !== null && url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (!plain || !/^https?:$/.test(url.protocol)) {
    throw new Failure(
      'USAGE',
      `--base-url: ${JSON.stringify(text)} is not an address such as https://example.org/ladder/; http or https, no query`,
    );
  }
  return url.href.endsWith('/') ? url.href : `${url.href}/`;
}
