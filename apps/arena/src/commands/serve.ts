import { join, resolve } from 'node:path';
import type { Command } from 'commander';
import { DEFAULT_ADMINS } from '../accounts/admins.ts';
import { DEFAULT_REGISTRY } from '../accounts/registry-file.ts';
import { checkRemote } from '../config/check-remote.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { defaultOf, descriptionOf, firstError } from '../config/validate.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { createLogger, LOG_LEVELS, type LogLevel } from '../logging.ts';
import { listenForInterruption } from '../run/interruption.ts';
import { serve } from '../serve/serve.ts';
import type { ServeConfig } from '../serve/serve-config.ts';
import { ServeFolder } from '../serve/serve-folder.ts';
import { DEFAULT_TITLE } from '../site/publish-paths.ts';
import type { Finish } from './finish.ts';
import { oneOf, wholeNumber } from './flag-values.ts';
import { checkedTitle, checkedUrl } from './publish.ts';
import { addServerFlags, readRemoteOptions } from './remote-options.ts';
import { flagOf } from './tournament-options.ts';

interface ServeOptions extends Readonly<Record<string, unknown>> {
  readonly folder: string;
  readonly inbox?: string;
  readonly admins?: string;
  readonly title: string;
  readonly baseUrl?: string;
  readonly drainSeconds: number;
  readonly practice: number;
  readonly logLevel: LogLevel;
}

/** The most that these may be: a day, and what no bot plays in an hour. */
const MOST = { drainSeconds: 86_400, practice: 1_000_000 } as const;

/** `bassadewitz serve` */
export function addServe(program: Command, finish: Finish): void {
  const command = program
    .command('serve')
    .description('Stay up for remote bots: any number of tournaments, a practice table, pages and an API over HTTP.')
    .argument(
      '[CONFIG...]',
      'configurations of tournaments to begin, or to go on with, as tournament --config has them',
    )
    .option('--folder <FOLDER>', 'where everything is kept; a later serve goes on with what is in it', 'arena')
    .option('--inbox <FOLDER>', 'configurations dropped here are played (default: inbox in the folder)')
    .option('--admins <FILE>', `tokens of organisers, as bassadewitz admins keeps them (default: ${DEFAULT_ADMINS})`)
    .option('--host <ADDRESS>', `${descriptionOf('host')} (default: ${defaultOf('host')})`)
    .option('--port <PORT>', `${descriptionOf('port')} (default: ${defaultOf('port')})`, wholeNumber('--port'))
    .option(
      '--prepare-ms <MS>',
      `${descriptionOf('prepareMs')} (default: ${defaultOf('prepareMs')})`,
      wholeNumber('--prepare-ms'),
    );
  addServerFlags(command)
    .option(
      '--drain-seconds <SECONDS>',
      'time from SIGTERM until matches in play are given up; they are played again later',
      wholeNumber('--drain-seconds'),
      30,
    )
    .option(
      '--practice <COUNT>',
      'practice matches against house bots that each bot is given an hour; 0: none',
      wholeNumber('--practice'),
      60,
    )
    .option('--title <TEXT>', 'what the site is called', DEFAULT_TITLE)
    .option('--base-url <URL>', 'where the site stands for readers, for its feed and link previews')
    .option(
      '--log-level <LEVEL>',
      `what is logged on stderr: ${LOG_LEVELS.join(', ')}`,
      oneOf('--log-level', LOG_LEVELS),
      'info',
    )
    .action(async (files: string[], options: ServeOptions) => {
      const config = configOf(options);
      await run(config, files, options.logLevel);
      finish(EXIT_CODES.OK);
    });
}

function configOf(options: ServeOptions): ServeConfig {
  const { drainSeconds, practice } = options;
  for (const [name, value] of Object.entries({ drainSeconds, practice })) {
    const most = MOST[name as keyof typeof MOST];
    if (value >= 0 && value <= most) continue;
    throw new Failure(
      'USAGE',
      `${flagOf(name)}: ${value} is out of range; valid: whole numbers from 0 to ${most}; see docs/serve.md`,
    );
  }
  const fields = ['host', 'port', 'prepareMs'] as const;
  const given = Object.fromEntries(
    fields.flatMap((name) => (options[name] === undefined ? [] : [[name, options[name]]])),
  );
  const { bots: _, ...remote } = readRemoteOptions(options);
  const wrong = firstError({ ...given, ...remote });
  if (wrong) {
    throw new Failure('USAGE', `${flagOf(wrong.pointer.split('/')[1] ?? '')}: ${wrong.message}; see docs/serve.md`);
  }
  const defaults = Object.fromEntries(fields.map((name) => [name, defaultOf(name)]));
  const server = { ...defaults, ...given, ...remote } as unknown as Pick<
    TournamentConfig,
    'host' | 'port' | 'prepareMs'
  >;
  // What concerns bots from afar is checked as for a single tournament.
  checkRemote({ ...server, bots: [] } as unknown as TournamentConfig);
  const folder = resolve(options.folder);
  return {
    registry: resolve(DEFAULT_REGISTRY),
    ...server,
    folder,
    inbox: resolve(options.inbox ?? join(folder, 'inbox')),
    admins: resolve(options.admins ?? DEFAULT_ADMINS),
    title: checkedTitle(options.title),
    ...(options.baseUrl === undefined ? {} : { baseUrl: checkedUrl(options.baseUrl) }),
    drainSeconds,
    practice,
  };
}

async function run(config: ServeConfig, files: readonly string[], level: LogLevel): Promise<void> {
  const folder = ServeFolder.open(config.folder);
  try {
    const log = createLogger(folder.log, level, process.stderr);
    const deadline = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const interruption = listenForInterruption(() => {
      log.info(
        { drainSeconds: config.drainSeconds },
        'closing: the matches in play are finished; once more to stop at once',
      );
      timer = setTimeout(() => deadline.abort(), config.drainSeconds * 1000);
    });
    interruption.abandon.addEventListener('abort', () => deadline.abort(), { once: true });
    try {
      const serving = await serve(config, folder, files, log);
      process.stdout.write(`Bots connect to ${serving.url}, pages are at ${serving.http}/\n`);
      await untilAborted(interruption.stop);
      await serving.close(deadline.signal);
      log.info('closed');
    } finally {
      clearTimeout(timer);
      interruption.end();
      log.flush();
    }
  } finally {
    folder.close();
  }
}

function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
