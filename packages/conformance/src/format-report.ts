import { stripVTControlCharacters } from 'node:util';
import type { Observed } from './observed.ts';
import type { Failed, Report, ScenarioResult } from './report.ts';
import { shorten } from './transcript.ts';

/** Characters of a frame in a text report. */
const LONGEST = 200;

/** Lines that a bot printed in a text report. */
const LINES = 20;

/**
 * The report as text for people: a line for each scenario, then what to do about each that failed; where a later one failed for what an
 * earlier one did, that is not said again. Ends with a line feed.
 */
export function formatReport(report: Report): string {
  const { scenarios } = report;
  const failed = scenarios.filter((result) => result.status === 'failed');
  const parts = [headOf(report), scenarios.map(lineOf).join('\n'), ...failed.map(detailsOf(failed)), verdictOf(report)];
  return `${parts.join('\n\n')}\n`;
}

function headOf({ bot, protocol }: Report): string {
  if (bot === null) return `Check of a bot against protocol ${protocol}. It never said hello.`;
  const tables = bot.tables === 1 ? 'one table' : `up to ${bot.tables} tables`;
  const client = bot.client === undefined ? '' : `, ${bot.client}`;
  return `Check of ${bot.name} ${bot.version} (${tables}${client}) against protocol ${protocol}.`;
}

const MARKS = { passed: 'passed ', failed: 'FAILED ', skipped: 'skipped' } as const;

function lineOf(result: ScenarioResult): string {
  const time = result.status === 'skipped' ? '' : ` (${seconds(result.durationMs)} s)`;
  const reason = result.status === 'skipped' ? `: ${result.reason}` : '';
  const notes = result.notes.map((note) => `\n           note: ${note}`).join('');
  return `  ${MARKS[result.status]}  ${result.id.padEnd(15)}  ${result.title}${reason}${time}${notes}`;
}

function detailsOf(failed: readonly Failed[]): (result: Failed) => string {
  return (result) => {
    const first = failed.find(({ requirement }) => requirement === result.requirement) ?? result;
    return first === result ? detailsOfFirst(result) : repetitionOf(result, first);
  };
}

/** A requirement that was broken before is mended there: what this scenario is about was not reached. */
function repetitionOf({ id, observed, requirement }: Failed, first: Failed): string {
  return [`FAILED ${id}: as in ${first.id}; mend that first.`, `  What happened: ${observed} [${requirement}].`].join(
    '\n',
  );
}

function detailsOfFirst(result: Failed): string {
  const { id, title, observed, requirement, frames, output, means, mend, docs } = result;
  const printed = printable(output).trimEnd().split('\n').slice(-LINES);
  return [
    `FAILED ${id}: ${title}`,
    `  What happened: ${observed} [${requirement}].`,
    `  What it means: ${means}`,
    `  What to do:    ${mend}`,
    `  Read on:       ${docs.join(', ')}`,
    '  The last frames, with seconds since the start and the number of the connection:',
    ...frames.map(frameLine),
    ...(output.trim() === '' ? [] : ['  The last that the bot printed:', ...printed.map((line) => `    | ${line}`)]),
  ].join('\n');
}

const ARROWS = { bot: 'bot    →', server: 'server →', check: '       ·' } as const;

function frameLine({ atMs, connection, from, text }: Observed): string {
  const where = connection === 0 ? '  ' : `#${connection}`;
  return `    ${(atMs / 1000).toFixed(3).padStart(7)} ${where} ${ARROWS[from]} ${shorten(text, LONGEST)}`;
}

function verdictOf({ scenarios, of, passed, stopped, durationMs }: Report): string {
  const count = (status: ScenarioResult['status']): number => scenarios.filter((each) => each.status === status).length;
  const counts = `${count('passed')} passed, ${count('failed')} failed, ${count('skipped')} skipped in ${seconds(durationMs)} s`;
  if (count('failed') > 0) return `${counts}: the bot does not conform.`;
  if (stopped) return `${counts}: the check was stopped before its end.`;
  if (!passed) return `${counts}: nothing was checked.`;
  if (scenarios.length === of) return `${counts}: the bot conforms.`;
  return `${counts}: nothing wrong was seen, but only ${scenarios.length} of ${of} scenarios ${scenarios.length === 1 ? 'was' : 'were'} run.`;
}

/** Without what would move the cursor or colour the terminal of whoever reads it. */
function printable(text: string): string {
  return stripVTControlCharacters(text).replaceAll(/[^\P{Cc}\n\t]/gu, '');
}

function seconds(ms: number): string {
  return (ms / 1000).toFixed(1);
}
