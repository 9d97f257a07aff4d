import type { Blocks } from './blocks.ts';
import type { Components } from './components.ts';
import { namesOf, type PoolBot } from './pool.ts';
import type { Rating } from './rating.ts';
import { FEW_BOARDS, LEAST_BOARDS } from './scale.ts';
import type { Warning, WarningCode } from './warnings.ts';

/** What the warnings are judged by, beside the rating itself. */
export interface Evidence {
  readonly pool: readonly PoolBot[];
  readonly blocks: Blocks;
  /** s_ij, bots × bots. */
  readonly points: Float64Array;
  readonly components: Components;
  readonly boards: Uint32Array;
  /** Components without a finite Elo fit. */
  readonly unsettled: readonly number[];
  readonly anchorBot: number | undefined;
  /** Boards that were played and not rated, since bots of one owner met at them. */
  readonly leftOut: number;
}

/** All warnings of a rating. */
export function warningsOf(rating: Omit<Rating, 'warnings'>, evidence: Evidence): Warning[] {
  const list = new WarningList(evidence.pool);
  amount(rating, evidence, list);
  extremes(evidence, list);
  conduct(rating, evidence.pool, list);
  return list.warnings;
}

class WarningList {
  readonly warnings: Warning[] = [];
  readonly #pool: readonly PoolBot[];

  constructor(pool: readonly PoolBot[]) {
    this.#pool = pool;
  }

  say(code: WarningCode, message: string, bots: readonly number[] = []): void {
    this.warnings.push({ code, message, bots });
  }

  /** Says a sentence with the bots' names, if there are any. */
  about(code: WarningCode, bots: readonly number[], sentence: (names: string) => string): void {
    if (bots.length > 0) this.say(code, sentence(namesOf(this.#pool, bots)), bots);
  }
}

/** Too little to go by, or groups that nothing connects. */
function amount({ rankings, bots }: Omit<Rating, 'warnings'>, evidence: Evidence, list: WarningList): void {
  const { pool, blocks, boards, leftOut } = evidence;
  const everyone = bots.map(({ bot }) => bot);
  const between = (least: number, most: number) =>
    everyone.filter((bot) => (boards[bot] as number) >= least && (boards[bot] as number) < most);
  if (blocks.blocks === 0) {
    list.say(
      'NO_MATCH',
      leftOut === 0
        ? 'There is no match to rate by.'
        : `No match is left to rate by: two bots of one owner sat at ${leftOut === 1 ? 'the only board' : `each of the ${leftOut} boards`}, and such tables are left out.`,
    );
  }
  const ranked = bots.filter(({ house }) => !house);
  if (ranked.length === 1) {
    list.about(
      'ONE_BOT',
      [ranked[0]?.bot ?? 0],
      (names) => `${names} is the only bot to rank: there is nobody to rank it against.`,
    );
  }
  if (blocks.blocks > 0)
    list.about('UNPLAYED', between(0, 1), (names) => `Without a match, and so in no ranking: ${names}.`);
  if (rankings.length > 1) {
    const groups = rankings.map((ranking) => namesOf(pool, ranking.bots)).join('; ');
    const all = rankings.flatMap((ranking) => ranking.bots);
    list.say(
      'SEPARATE_GROUPS',
      `These groups never met, even through others, and have no common scale: ${groups}.`,
      all,
    );
  }
  const fewest = `fewer than ${LEAST_BOARDS} boards`;
  list.about('NO_ERROR_YET', between(1, LEAST_BOARDS), (names) => `With ${fewest} no error can be given for ${names}.`);
  const few = `fewer than ${FEW_BOARDS} boards`;
  list.about(
    'FEW_BOARDS',
    between(LEAST_BOARDS, FEW_BOARDS),
    (names) => `With ${few} errors are wide and rough for ${names}.`,
  );
  const partial = blocks.whole.reduce((count, whole) => count + 1 - whole, 0);
  if (partial > 0) {
    list.say(
      'PARTIAL_BOARDS',
      `${partial} of ${blocks.blocks} ${blocks.blocks === 1 ? 'board' : 'boards'} ${partial === 1 ? 'was' : 'were'} not played in all seatings; seat means were taken off.`,
    );
  }
}

/** Pools at the edge of what a fit can say. */
function extremes(
  { pool, points, components, unsettled, blocks, boards, anchorBot }: Evidence,
  list: WarningList,
): void {
  if (blocks.blocks > 0 && blocks.chips.every((chips) => Math.abs(chips) < 1e-9)) {
    const played = pool.map((_, bot) => bot).filter((bot) => boards[bot] !== 0);
    list.about('ALL_EQUAL', played, (names) => `Every board ended level for every bot: nothing tells apart ${names}.`);
  }
  const n = pool.length;
  const made = pool.map((_, bot) => points.subarray(bot * n, (bot + 1) * n).reduce((sum, won) => sum + won, 0));
  const given = pool.map((_, bot) => pool.reduce((sum, _, other) => sum + (points[other * n + bot] as number), 0));
  const where = (test: (bot: number) => boolean) => pool.map((_, bot) => bot).filter(test);
  const rests = 'its Elo rests on the prior and its Elo error says little';
  list.about(
    'UNBEATEN',
    where((bot) => given[bot] === 0 && made[bot] !== 0),
    (names) => `Never behind another bot, so that ${rests}: ${names}.`,
  );
  list.about(
    'WINLESS',
    where((bot) => made[bot] === 0 && given[bot] !== 0),
    (names) => `Never before another bot, so that ${rests}: ${names}.`,
  );
  for (const component of unsettled) {
    const members = components.members[component] ?? [];
    list.about('NO_FINITE_ELO', members, (names) => `Without a prior no finite Elo fits the results of ${names}.`);
  }
  if (anchorBot === undefined) return;
  const apart = where((bot) => components.of[bot] !== components.of[anchorBot] && boards[bot] !== 0);
  const anchor = pool[anchorBot]?.name;
  list.about(
    'ANCHOR_ELSEWHERE',
    apart,
    (names) => `${names} never met the anchor ${anchor}, even through others: the mean of their group sets their Elo.`,
  );
}

/** What bots did that a reader must know. */
function conduct(
  { bots, rankings, sameOwner }: Omit<Rating, 'warnings'>,
  pool: readonly PoolBot[],
  list: WarningList,
): void {
  const stoodIn = bots.filter(({ tally }) => tally.standInMatches > 0).map(({ bot }) => bot);
  list.about(
    'STAND_INS',
    stoodIn,
    (names) => `Stand-ins finished matches for ${names}: last there, and their chips are lowered.`,
  );
  const pairs = rankings.flatMap((ranking) => ranking.contradictions);
  if (pairs.length > 0) {
    const involved = [...new Set(pairs.flatMap((pair) => [pair.moreChips, pair.finishesBefore]))].sort((a, b) => a - b);
    const named = pairs
      .slice(0, 8)
      .map((pair) => `${pool[pair.moreChips]?.name} over ${pool[pair.finishesBefore]?.name}`);
    if (pairs.length > 8) named.push(`${pairs.length - 8} more`);
    list.say(
      'ORDERS_DISAGREE',
      `By chips one order and by finishing places the other, both significantly: ${named.join(', ')} (by chips).`,
      involved,
    );
  }
  const remember = bots.filter(({ memory }) => memory.suspicious).map(({ bot }) => bot);
  list.about(
    'BETTER_IN_REPLAYS',
    remember,
    (names) => `Better in later replays of a board than chance allows: ${names}.`,
  );
  for (const { owner, bots: mates, boards } of sameOwner) {
    list.about(
      'SAME_OWNER',
      mates,
      (names) => `${names}, all of ${owner}, sat together at ${boards} ${boards === 1 ? 'board' : 'boards'}.`,
    );
  }
}
