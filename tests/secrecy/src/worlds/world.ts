import type { MatchJob } from '@bassadewitz/fairness';
import { Gateway } from '@bassadewitz/gateway';
import type { MatchRecord } from '@bassadewitz/ledger';
import type { Request } from '@bassadewitz/protocol';
import type { PlayedMatch, Seat as TableSeat, TimeControl } from '@bassadewitz/referee';
import { ManualClock, playMatch } from '@bassadewitz/referee';
import type { CardSet, Four, RuleSetName, Seat } from '@bassadewitz/rules';
import { bySeat } from '@bassadewitz/rules';
import { pino } from 'pino';
import { BotUnderTest } from './bot-under-test.ts';
import { withoutChance } from './chance.ts';
import { Inbox } from './inbox.ts';
import { momentOf } from './moment.ts';
import type { Answer, Script } from './script.ts';

/** What another bot does about a request: first the time that it takes, in ms, then its answer. */
export interface OthersMove {
  readonly ms: number;
  readonly answer: Answer;
}

/** Everything that makes a match what it is. */
export interface World {
  readonly ruleSet: RuleSetName;
  readonly time: TimeControl;
  /** Where the bot under test sits, and what it does. */
  readonly seat: Seat;
  readonly script: Script;
  /** The cards of each deal. */
  readonly hands: (deal: number) => Four<CardSet>;
  readonly seeds: (deal: number, trick: number) => Four<string>;
  readonly others: (request: Request) => OthersMove;
  /** Names of the others at the table. */
  readonly names: readonly [string, string, string];
  readonly job: Omit<MatchJob, 'bots'> & { readonly bots: Four<number> };
  /** The salt of the record. */
  readonly salt: string;
  /** Puts something between the table and the seat of the bot under test. */
  readonly between?: (seat: TableSeat) => TableSeat;
}

/** What came of a world. */
export interface Played {
  readonly record: MatchRecord;
  /** Every frame to the bot under test. */
  readonly transcript: readonly string[];
  /** Every frame to a bot that is logged in and sits at no table. */
  readonly bystander: readonly string[];
}

/** No heartbeat by the clock on the wall, and room for all the refused frames of a script. */
const LIMITS = { heartbeatMs: 600_000, badFrames: 1000 };

/** No match takes so long, in ms, unless it stands still. */
const STANDSTILL_MS = 60_000;

/** Plays one match over real sockets on a clock that stands still, with no chance in it. */
export async function playWorld(world: World): Promise<Played> {
  const restoreChance = withoutChance();
  const clock = new ManualClock();
  const gateway = new Gateway({ log: pino({ level: 'silent' }), time: world.time, clock, limits: LIMITS });
  const inbox = new Inbox<BotUnderTest>();
  const watchdog = setTimeout(() => inbox.fail(new Error('nothing more happens in this world')), STANDSTILL_MS);
  try {
    await gateway.listen();
    const enter = async (name: string, letters = inbox) => {
      gateway.expect({ name, token: `token-of-${name}` });
      const bot = new BotUnderTest(name, gateway, clock, letters);
      await bot.logIn();
      return bot;
    };
    const own = await enter('ann');
    const bystander = await enter('bystander', new Inbox());
    for (const name of world.names) await enter(name);
    const names = [...world.names];
    const match = playMatch({
      job: world.job,
      salt: world.salt,
      ruleSet: world.ruleSet,
      seats: bySeat((seat) => {
        if (seat !== world.seat) return gateway.seatOf(names.shift() as string);
        const plain = gateway.seatOf('ann');
        return world.between?.(plain) ?? plain;
      }),
      clock,
      hands: world.hands,
      seeds: world.seeds,
      time: world.time,
    });
    match.then(
      (played) => {
        played.announce();
        inbox.end();
      },
      (error: unknown) => inbox.fail(error),
    );
    await playToEnd(world, own, inbox, (ms) => clock.advance(ms));
    const { record }: PlayedMatch = await match;
    await gateway.drain();
    await Promise.all([own.gone(), bystander.gone()]);
    return { record, transcript: own.transcript, bystander: bystander.transcript };
  } finally {
    clearTimeout(watchdog);
    await gateway.drain();
    restoreChance();
  }
}

async function playToEnd(
  world: World,
  own: BotUnderTest,
  inbox: Inbox<BotUnderTest>,
  advance: (ms: number) => void,
): Promise<void> {
  for (let turns = 0; ; ) {
    const asked = await inbox.nextRequest();
    if (asked === undefined) return;
    const { to: bot, request } = asked;
    if (bot === own) {
      await own.take(request, world.script[turns++ % world.script.length] ?? { acts: [], answer: FIRST });
    } else {
      const { ms, answer } = world.others(request);
      advance(ms);
      await bot.take(request, { acts: [], answer });
    }
  }
}

const FIRST: Answer = { kind: 'legal', choice: 0 };

/** A number, 0 or more and below `bound`, that hangs on a seed and the moment of a request, and on nothing else in it. */
export function choiceAt(seed: number, { seat, ...request }: Request, bound: number): number {
  const { deal, plays } = momentOf(request);
  let mixed = (seed ^ Math.imul(deal * 32 + plays + 1, 0x9e3779b1) ^ Math.imul(seat + 1, 0x85ebca6b)) | 0;
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) % bound;
}
