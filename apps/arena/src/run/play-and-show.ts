import { relative } from 'node:path';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { formatCount, formatDuration } from '../display/duration.ts';
import { remarks, standingsTable } from '../display/standings-table.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { createLogger, type LogLevel } from '../logging.ts';
import { listenForInterruption } from './interruption.ts';
import { playTournament, type RunResult } from './play-tournament.ts';
import { createRunDirectory, defaultRunPath } from './run-directory.ts';

/** How a run is presented. */
export interface ShowOptions {
  /** The run's folder; a new one below runs/ where nothing is said. */
  readonly out?: string;
  readonly json: boolean;
  readonly logLevel: LogLevel;
  /** What a default folder is named after. */
  readonly label: string;
}

/** Plays a tournament as a command: shows progress on stderr and the standings on stdout. @returns the exit code */
export async function playAndShow(config: TournamentConfig, options: ShowOptions): Promise<number> {
  const directory = createRunDirectory(options.out ?? defaultRunPath(new Date(), options.label));
  const log = createLogger(directory.log, options.logLevel, process.stderr);
  const interruption = listenForInterruption(() => {
    process.stderr.write(
      '\nbassadewitz: stopping: the matches in play are finished and saved; once more to stop at once\n',
    );
  });
  try {
    const result = await playTournament({ config, directory, log, interruption, terminal: process.stderr });
    process.stdout.write(options.json ? `${JSON.stringify(asJson(result), null, 2)}\n` : shown(result));
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

function shown({ standings, complete, of, directory, elapsedMs, seed }: RunResult): string {
  const rate = (standings.matches * 1000) / Math.max(1, elapsedMs);
  const head = complete ? 'The tournament is over' : 'The run was stopped before the end';
  const lines = [
    `${head}: ${formatCount(standings.matches)} of ${formatCount(of)} matches, rules ${standings.ruleSet}, ${formatDuration(elapsedMs)} (${formatCount(rate)} matches a second).`,
    '',
    standingsTable(standings),
    '',
    ...remarks(standings),
    ...(seed === undefined ? [] : [`Seed: ${seed}`]),
    `Everything is in ${relative(process.cwd(), directory.path) || '.'}: ledger.sqlite (every match), arena.log, bots/ (what the bots printed).`,
  ];
  return `${lines.join('\n')}\n`;
}

/** What `--json` prints: documented in docs/tournaments.md. */
function asJson({ standings, complete, of, directory, elapsedMs, seed, commitment }: RunResult) {
  const { rows, ...rest } = standings;
  return {
    directory: directory.path,
    complete,
    of,
    elapsedMs,
    commitment,
    seed: seed ?? null,
    ...rest,
    standings: rows,
  };
}
