import { type Level, type Logger, multistream, pino } from 'pino';
import pretty from 'pino-pretty';
import { Failure, inPlainWords } from './failure.ts';

export const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal'] as const satisfies readonly Level[];
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Names of fields that never stand in a log. */
const REDACTED = ['token', '*.token', 'seed', '*.seed', 'key', '*.key'];

/**
 * The run's log: everything from `info` up as JSON lines in a file, and what is at or above `level` on stderr,
 * pretty for a person at a terminal and as JSON lines otherwise.
 * @throws Failure FILES when the file cannot be written
 */
export function createLogger(file: string, level: LogLevel, terminal: NodeJS.WriteStream): Logger {
  const human = terminal.isTTY
    ? pretty({
        colorize: true,
        ignore: 'pid,hostname',
        translateTime: 'HH:MM:ss.l',
        destination: 2,
        sync: true,
      })
    : terminal;
  const least: LogLevel = LOG_LEVELS.indexOf(level) < LOG_LEVELS.indexOf('info') ? level : 'info';
  try {
    return pino(
      { level: least, redact: { paths: REDACTED, censor: '[secret]' } },
      multistream([
        { level: least, stream: pino.destination({ dest: file, sync: true, mode: 0o600 }) },
        { level, stream: human },
      ]),
    );
  } catch (error) {
    throw new Failure('FILES', `cannot write the log ${file}: ${inPlainWords(error)}`);
  }
}
