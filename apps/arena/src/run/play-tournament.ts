import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import type { BotIdentity } from '@bassadewitz/gateway';
import { type Head, LedgerWriter } from '@bassadewitz/ledger';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { Failure } from '../failure.ts';
import { writeWhole } from '../whole-file.ts';
import { calibrate, judge } from './calibration.ts';
import { entrantsOf } from './entrants.ts';
import { gather } from './gathering.ts';
import { type Hall, openHall } from './hall.ts';
import { headOf, scheduleConfigOf } from './head-of.ts';
import { playOn, type RunResult } from './play-on.ts';
import type { RunDirectory } from './run-directory.ts';
import { createRunFile, openRunFile } from './run-file.ts';
import type { RunSetup } from './run-setup.ts';
import { readStart, removeStart, type Start, writeStart } from './start-file.ts';
import { checkVersions } from './unchanged.ts';

/** Plays a new tournament from the first bot to the last match. @throws Failure */
export function startTournament(config: TournamentConfig, setup: RunSetup): Promise<RunResult> {
  return begin({ config, seed: config.seed ?? randomBytes(32).toString('hex') }, setup);
}

/**
 * Takes up a run where it was broken off; of one that is over it only gives the result.
 * @param adjust makes the configuration to go on with from the run's own
 * @throws Failure
 */
export async function resumeTournament(
  adjust: (own: TournamentConfig) => TournamentConfig,
  setup: RunSetup,
): Promise<RunResult> {
  const start = existsSync(setup.directory.ledger) ? undefined : readStart(setup.directory);
  if (start !== undefined) return begin({ ...start, config: adjust(start.config) }, setup);
  const file = await openRunFile(setup.directory, setup.hooks?.committed);
  try {
    showHead(setup.directory, file.head);
    const config = adjust(file.secrets.config);
    if (file.foot !== undefined) return await playOn({ file, config, entrants: [], hall: undefined, ...setup });
    return await withBots(config, setup, true, (hall, entrants, identities) => {
      // In a shared hall a bot with another version is as one that is away: see TablePlayer. The rest goes on.
      if (setup.venue === undefined) checkVersions(file.head, entrants, identities);
      return playOn({ file, config, entrants, hall, ...setup });
    });
  } finally {
    await file.store.close();
  }
}

async function begin(start: Start, setup: RunSetup): Promise<RunResult> {
  const { config, seed } = start;
  const { directory } = setup;
  const schedule = scheduleConfigOf(config);
  writeStart(directory, start);
  return withBots(config, setup, false, async (hall, entrants, identities) => {
    const head = headOf(config, schedule, seed, entrants, identities);
    const file = await createRunFile(directory, head, config, seed, setup.hooks?.committed);
    try {
      removeStart(directory);
      showHead(directory, head);
      return await playOn({ file, config, entrants, hall, ...setup });
    } finally {
      await file.store.close();
    }
  });
}

/** The first line of the ledger, with the commitment, for whoever publishes it before the first card. */
function showHead(directory: RunDirectory, head: Head): void {
  if (!existsSync(directory.head)) writeWhole(directory.head, `${new LedgerWriter(head).head}\n`);
}

/** Measures the machine, and warns of what it finds. @throws Failure where it would cost bots their time; on a server that is a warning, too */
async function calibrateFor(config: TournamentConfig, { log, venue }: RunSetup): Promise<void> {
  const calibration = await calibrate(config);
  log.info({ calibration }, 'calibrated');
  try {
    const warning = judge(calibration, config);
    if (warning === undefined) return;
    if (venue === undefined) process.stderr.write(`bassadewitz: warning: ${warning}\n`);
    else log.warn(warning);
  } catch (error) {
    // Nobody is there to start it anew; the incidents that come are recorded, and no bot is charged for them.
    if (venue === undefined || !(error instanceof Failure)) throw error;
    log.error(error.message);
  }
}

/** Does something while the bots are there, and sees to it that they are gone afterwards. */
async function withBots(
  config: TournamentConfig,
  setup: RunSetup,
  resumed: boolean,
  play: (
    hall: Hall,
    entrants: ReturnType<typeof entrantsOf>,
    identities: readonly (BotIdentity | undefined)[],
  ) => Promise<RunResult>,
): Promise<RunResult> {
  const { directory, log, interruption, venue } = setup;
  const entrants = entrantsOf(config, venue?.suffix);
  const instances = entrants.flatMap((entrant) => entrant.instances);
  const undisturbed = venue === undefined || !(resumed || venue.busy);
  if (config.calibrate && undisturbed) await calibrateFor(config, setup);
  const hall = await (venue?.open(config, instances, directory) ?? openHall(config, instances, directory, log));
  let complete = false;
  try {
    const rules = venue?.gathering(config, resumed) ?? { ...config, begun: resumed };
    const identities = await gather(hall.gateway, instances, hall.processes, rules, interruption.stop);
    if (resumed) {
      for (const [at, { name }] of instances.entries()) {
        if (identities[at] === undefined)
          log.warn({ bot: name }, 'not there; the tournament goes on without it until it is back');
      }
    }
    const first = entrants.map(({ instances: own }) => identities[instances.indexOf(own[0] as (typeof own)[0])]);
    const result = await play(hall, entrants, first);
    complete = result.complete;
    return result;
  } finally {
    await hall.close(complete);
  }
}
