import { randomBytes } from 'node:crypto';
import {
  type Balance,
  type BalanceProof,
  balanceProof,
  deriveKey,
  isFormat,
  planSchedule,
  type Schedule,
  scheduleOf,
} from '@bassadewitz/fairness';
import { estimateCost, VARIANCE_PER_MATCH } from '@bassadewitz/rating';
import { nounFor } from '@bassadewitz/rules';
import type { Command } from 'commander';
import { defaultOf } from '../config/validate.ts';
import { counted, formatCount, formatDuration } from '../display/duration.ts';
import { textTable } from '../display/text-table.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import type { Finish } from './finish.ts';
import { decimalNumber, wholeNumber } from './flag-values.ts';

/** Bots at a table. */
const SEATS = 4;

interface ScheduleOptions {
  readonly bots: number;
  readonly format: string;
  readonly boards: number;
  readonly rounds: number;
  readonly replays: number;
  readonly champion?: number;
  readonly maxTables?: number;
  readonly seed?: string;
  readonly rate: number;
  readonly gap: number;
  readonly json: boolean;
}

/** Matches a second where nothing else is said: four light example bots on two cores, as docs/benchmarks.md has it. */
const MATCHES_A_SECOND = 200;

/** `bassadewitz schedule` */
export function addSchedule(program: Command, finish: Finish): void {
  program
    .command('schedule')
    .description('The dry run of a tournament: who meets whom how often, the proof of balance, and what it will take.')
    .requiredOption('--bots <COUNT>', 'how many bots play', wholeNumber('--bots'))
    .option('--format <NAME>', 'balanced, all, gauntlet or budget', String(defaultOf('format')))
    .option('--boards <COUNT>', 'boards of each table and round', wholeNumber('--boards'), Number(defaultOf('boards')))
    .option('--rounds <COUNT>', 'passes through the schedule', wholeNumber('--rounds'), 1)
    .option('--replays <COUNT>', 'how often each board is played: 4 or 1', wholeNumber('--replays'), 4)
    .option(
      '--champion <NUMBER>',
      'number of the bot at every table of a gauntlet, from 0 (default: 0)',
      wholeNumber('--champion'),
    )
    .option('--max-tables <COUNT>', 'the most tables of a round', wholeNumber('--max-tables'))
    .option(
      '--seed <TEXT>',
      'seed of the schedule that is counted (default: a random one; the counts do not depend on it)',
    )
    .option('--rate <NUMBER>', 'matches a second to reckon with', decimalNumber('--rate'), MATCHES_A_SECOND)
    .option(
      '--gap <CHIPS>',
      'the difference of two bots, in chips a board, whose cost is estimated',
      decimalNumber('--gap'),
      0.1,
    )
    .option('--json', 'print JSON', false)
    .action((options: ScheduleOptions) => {
      const report = reportOn(options);
      process.stdout.write(options.json ? `${JSON.stringify(report, null, 2)}\n` : asText(report, options));
      finish(EXIT_CODES.OK);
    });
}

/** Matches whose counting takes so long that a person at a terminal is told of it. */
const MANY_MATCHES = 1_000_000;

/** @param given how many bots play; a single table that is not full is filled up with house bots, as a tournament does it */
function reportOn({ bots: given, ...rest }: ScheduleOptions) {
  const house = given >= 1 && given < SEATS ? SEATS - given : 0;
  const options = { ...rest, bots: given + house };
  const champion = options.champion ?? (options.format === 'gauntlet' ? 0 : undefined);
  checkChampion(options.format, options.bots, champion);
  const plan = planSchedule({
    format: options.format,
    bots: options.bots,
    boards: options.boards,
    rounds: options.rounds,
    replays: options.replays,
    ...(champion === undefined ? {} : { champion }),
    ...(options.maxTables === undefined ? {} : { maxTables: options.maxTables }),
  });
  if (!plan.ok) throw new Failure('USAGE', `${plan.error.message}; see docs/fairness.md`);
  if (!(options.rate > 0 && options.gap > 0))
    throw new Failure('USAGE', '--rate and --gap must be above 0; see --help');
  const schedule = scheduleOf(deriveKey(options.seed ?? randomBytes(32).toString('hex')), plan.value);
  if (process.stderr.isTTY && schedule.matchesPerRound >= MANY_MATCHES) {
    process.stderr.write(`Counting ${formatCount(schedule.matchesPerRound)} matches of a round …\n`);
  }
  const cost = (variancePerMatch: number) =>
    estimateCost({ gap: options.gap, variancePerMatch, bots: options.bots, matchesPerRound: schedule.matchesPerRound });
  const { format, bots, boards, rounds, replays } = plan.value;
  return {
    format,
    bots,
    house,
    boards,
    rounds,
    replays,
    tablesPerRound: schedule.tables,
    matchesPerRound: schedule.matchesPerRound,
    matches: schedule.matches,
    proof: proofOf(schedule),
    seconds: schedule.matches / options.rate,
    cost: {
      gap: options.gap,
      nearEqual: cost(VARIANCE_PER_MATCH.replaysNearEqual),
      unequal: cost(VARIANCE_PER_MATCH.replaysUnequal),
    },
  };
}

/** @throws Failure USAGE naming the flag, where the champion is none of the bots or the format has none */
function checkChampion(format: string, bots: number, champion: number | undefined): void {
  if (champion === undefined || !isFormat(format)) return;
  if (format !== 'gauntlet') {
    throw new Failure(
      'USAGE',
      `--champion: ${champion} came with the format ${format}; valid: a champion with --format gauntlet alone; see docs/tournaments.md`,
    );
  }
  if (bots >= SEATS && (champion < 0 || champion >= bots)) {
    throw new Failure(
      'USAGE',
      `--champion: ${champion} is the number of no bot; valid: whole numbers from 0 to ${bots - 1}; see docs/tournaments.md`,
    );
  }
}

/** The first round counted, and the whole tournament where that takes no longer than a moment. */
function proofOf(schedule: Schedule): { readonly round: BalanceProof; readonly tournament: BalanceProof | null } {
  const small = schedule.matches <= 500_000 && schedule.config.rounds > 1;
  return {
    round: balanceProof(schedule),
    tournament: small ? balanceProof(schedule, 0, schedule.config.rounds) : null,
  };
}

type Report = ReturnType<typeof reportOn>;

function asText(report: Report, { rate }: ScheduleOptions): string {
  const { proof, cost } = report;
  const lines = [
    `${report.bots} bots${report.house === 0 ? '' : ` (${report.house} of them ${nounFor(report.house, 'a house bot', 'house bots')})`}, format ${report.format}: ${counted(report.tablesPerRound, 'table')} a round, ` +
      `${counted(report.matchesPerRound, 'match', 'matches')} a round (${counted(report.boards, 'board')}, ${counted(report.replays, 'replay')} of each), ` +
      `${counted(report.matches, 'match', 'matches')} in ${counted(report.rounds, 'round')}.`,
    `About ${formatDuration(report.seconds * 1000)} at ${counted(rate, 'match', 'matches')} a second (--rate; bots that think take longer).`,
    '',
    'Proof of balance, counted from the matches of one round (least – most):',
    balanceTable(proof.round),
  ];
  if (proof.tournament !== null) lines.push('', 'The same over all rounds:', balanceTable(proof.tournament));
  lines.push(
    '',
    `To tell two bots apart that differ by ${cost.gap} ${nounFor(cost.gap, 'chip')} a board (95 % confidence, 80 % power), as measured with weak bots:`,
    `  nearly equal bots  ${counted(cost.nearEqual.matches, 'match', 'matches')}; with --until separated ${formatCount(cost.nearEqual.matchesUntilSeparated)}`,
    `  very unequal bots  ${counted(cost.unequal.matches, 'match', 'matches')}; with --until separated ${formatCount(cost.unequal.matchesUntilSeparated)}`,
    '',
  );
  return lines.join('\n');
}

function balanceTable({ bots, champion }: BalanceProof): string {
  const range = ({ least, most }: { least: number; most: number }) =>
    least === most ? formatCount(least) : `${formatCount(least)} – ${formatCount(most)}`;
  const row = (name: string, balance: Balance) => [
    name,
    range(balance.matches),
    range(balance.pairs),
    range(balance.seats),
    range(balance.seatPairs),
    range(balance.leftNeighbours),
  ];
  const header = ['', 'matches a bot', 'meetings of a pair', 'each seat', 'seats of a pair', 'left-hand neighbour'];
  const rows = [row(champion === undefined ? 'every bot' : 'the field', bots)];
  if (champion !== undefined) rows.push(row('the champion', champion));
  return textTable(header, rows, [0]);
}
