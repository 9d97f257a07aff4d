import { join, relative } from 'node:path';
import { nounFor } from '@bassadewitz/rules';
import { COMMAND } from '../called-as.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { decimal } from '../display/decimal.ts';
import { formatCount, formatDuration } from '../display/duration.ts';
import { halfWidth } from '../display/half-width.ts';
import { percent } from '../display/percent.ts';
import { signed } from '../display/signed.ts';
import { remarks, standingsTable } from '../display/standings-table.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { createLogger, type LogLevel } from '../logging.ts';
import { DEFAULT_TITLE, publishPaths } from '../site/publish-paths.ts';
import { listenForInterruption } from './interruption.ts';
import type { RunResult } from './play-on.ts';
import { resumeTournament, startTournament } from './play-tournament.ts';
import { createRunDirectory, defaultRunPath, existingRunDirectory, type RunDirectory } from './run-directory.ts';
import type { RunSetup } from './run-setup.ts';

/** How a run is presented. */
export interface ShowOptions {
  readonly json: boolean;
  readonly logLevel: LogLevel;
  /** Ends with a site of the tournament, in the folder of the run. */
  readonly site?: boolean;
}

/**
 * Plays a new tournament as a command.
 * @param out the run's folder; a new one below runs/, named after `label`, where nothing is said
 * @returns the exit code
 */
export function playAndShow(
  config: TournamentConfig,
  options: ShowOptions & { readonly out?: string; readonly label: string },
): Promise<number> {
  const directory = createRunDirectory(options.out ?? defaultRunPath(new Date(), options.label));
  return show(directory, options, (setup) => startTournament(config, setup));
}

/** Takes up a run as a command. @returns the exit code */
export function resumeAndShow(
  path: string,
  adjust: (own: TournamentConfig) => TournamentConfig,
  options: ShowOptions,
): Promise<number> {
  return show(existingRunDirectory(path), options, (setup) => resumeTournament(adjust, setup));
}

/** Shows progress on stderr and the standings on stdout. */
async function show(
  directory: RunDirectory,
  options: ShowOptions,
  play: (setup: RunSetup) => Promise<RunResult>,
): Promise<number> {
  const log = createLogger(directory.log, options.logLevel, process.stderr);
  const interruption = listenForInterruption(() => {
    process.stderr.write(
      '\nbassadewitz: stopping: the matches in play are finished and saved; once more to stop at once\n',
    );
  });
  try {
    const result = await play({ directory, log, interruption, terminal: process.stderr });
    const site = options.site === true && result.complete ? await siteOf(directory, interruption.stop) : undefined;
    process.stdout.write(options.json ? `${JSON.stringify(asJson(result, site), null, 2)}\n` : asText(result, site));
    return result.complete ? EXIT_CODES.OK : EXIT_CODES.STOPPED;
  } catch (error) {
    if (!interruption.stop.aborted) throw error;
    log.warn({ err: error }, 'stopped at once');
    process.stderr.write(`bassadewitz: stopped; what was recorded is in ${directory.path}\n`);
    return EXIT_CODES.STOPPED;
  } finally {
    interruption.end();
    log.flush();
  }
}

async function siteOf(directory: RunDirectory, signal: AbortSignal): Promise<string> {
  const out = join(directory.path, 'site');
  const options = { out, title: DEFAULT_TITLE, trust: false, signal, terminal: process.stderr };
  await publishPaths([directory.path], options);
  return out;
}

function asText(result: RunResult, site: string | undefined): string {
  const { standings, of, played, directory, elapsedMs, seed } = result;
  const rate = (played * 1000) / Math.max(1, elapsedMs);
  const speed = played === 0 ? '' : `, ${formatDuration(elapsedMs)} (${formatCount(rate)} matches a second)`;
  const folder = relative(process.cwd(), directory.path) || '.';
  return [
    `${headline(result)}: ${formatCount(standings.matches)} of ${formatCount(of)} ${nounFor(of, 'match', 'matches')}, rules ${standings.ruleSet}${speed}.`,
    '',
    standingsTable(standings),
    '',
    ...comparisonLines(result),
    ...remarks(standings),
    ...(seed === undefined ? [`Go on with: ${COMMAND} resume ${folder}`] : [`Seed: ${seed}`]),
    `Everything is in ${folder}: ledger.sqlite (every match), arena.log, bots/ (what the bots printed).`,
    ...(seed === undefined
      ? []
      : [`Look closer: ${COMMAND} standings ${folder} · replay ${folder} --match 0 --board · verify ${folder}`]),
    ...(site === undefined ? [] : [`See it in a browser: ${COMMAND} view ${relative(process.cwd(), site)}`]),
    '',
  ].join('\n');
}

/** What a comparison of two versions found, and how sure that is. */
function comparisonLines({ comparison }: RunResult): string[] {
  if (comparison === undefined) return [];
  const { verdict, gain, se, los, interval, llr, lower, upper, boards } = comparison;
  const verdicts = {
    h1: 'The new version is better: the sequential test accepts the gain.',
    h0: 'The new version is not better by anything worth having: the sequential test rejects the gain.',
    continue: 'Not decided yet: the sequential test needs more boards.',
  };
  const error = se === null ? '' : ` ± ${halfWidth(se)} (95 %)`;
  const always =
    interval === null ? '' : `; whenever one looks: ${signed(interval[0], 3)} to ${signed(interval[1], 3)}`;
  return [
    verdicts[verdict],
    `Gain: ${signed(gain, 3)}${error} chips a board over ${formatCount(boards)} ${nounFor(boards, 'board')}${los === null ? '' : `; better with ${percent(los)}`}${always}.`,
    `Log-likelihood ratio ${decimal(llr, 2)}; rejected at ${decimal(lower, 2)}, accepted at ${decimal(upper, 2)}.`,
    '',
  ];
}

function headline({ complete, stopped }: RunResult): string {
  if (!complete) return 'The run was stopped before the end';
  return stopped === undefined ? 'The tournament is over' : `The tournament is over, ${stopped}`;
}

/** What `--json` prints: documented in docs/tournaments.md. */
function asJson({ standings, directory, seed, stopped, comparison, ...rest }: RunResult, site: string | undefined) {
  const { rows, ...tables } = standings;
  return {
    ...(comparison === undefined ? {} : { comparison }),
    directory: directory.path,
    ...(site === undefined ? {} : { site }),
    ...rest,
    stopped: stopped ?? null,
    seed: seed ?? null,
    ...tables,
    standings: rows,
  };
}
