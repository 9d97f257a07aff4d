import { botNamed, hashesOf, type Registry } from '../accounts/registry.ts';
import { houseBots } from '../bots/demo-bots.ts';
import { completeConfig } from '../config/complete-config.ts';
import type { PartialConfig, WrittenBot } from '../config/read-config.ts';
import type { TournamentConfig } from '../config/tournament-config.ts';
import { printable } from '../display/printable.ts';
import { Failure } from '../failure.ts';
import { didYouMean } from '../nearest.ts';
import { scheduleConfigOf } from '../run/head-of.ts';
import { SERVER_FIELDS } from './serve-config.ts';

const DOCUMENT = 'see docs/serve.md';

/** Where a configuration came from: over the network nobody may name programs to be started here. */
export type Origin = 'file' | 'network';

/** Fields of a bot that only somebody with a hand on this machine may give. */
export const LOCAL_FIELDS = ['command', 'cwd', 'env', 'token'] as const;

/**
 * Refuses what is not for whoever wrote a configuration to say.
 * @throws Failure USAGE naming the field
 */
export function checkFields(written: PartialConfig, origin: Origin): void {
  const foreign = SERVER_FIELDS.find((field) => written[field] !== undefined);
  if (foreign !== undefined) {
    throw new Failure(
      'USAGE',
      `${foreign} is the server's, for all tournaments: give it to bassadewitz serve; ${DOCUMENT}`,
    );
  }
  if (origin === 'file' || !Array.isArray(written.bots)) return;
  for (const bot of written.bots as readonly (Partial<WrittenBot> | null)[]) {
    const local = LOCAL_FIELDS.find((field) => bot?.[field] !== undefined);
    if (local === undefined) continue;
    throw new Failure(
      'USAGE',
      `bot ${printable(String(bot?.name), 32)} has a ${local}, which only a configuration file on the server may give; over the network a bot is registered or a guest; ${DOCUMENT}`,
    );
  }
}

/**
 * The whole configuration of a tournament on a server that knows these bots.
 * @throws Failure USAGE naming what cannot be played
 */
export function checkEntrants(written: PartialConfig, registry: Registry, origin: Origin): TournamentConfig {
  checkFields(written, origin);
  if ((written.bots ?? []).length === 0) {
    throw new Failure('USAGE', `bots: none was given; valid: a list of at least one bot; ${DOCUMENT}`);
  }
  const config = completeConfig(written, {}, (field) => field, houseBots);
  scheduleConfigOf(config, (field) => field);
  const bots = config.bots.map((bot) => {
    const known = botNamed(registry, bot.name);
    if (bot.guest && known !== undefined) {
      throw new Failure('USAGE', `bot ${bot.name} is no guest: the registry knows a bot ${known.name}; ${DOCUMENT}`);
    }
    if (!bot.registered) return bot;
    if (known?.name === bot.name && hashesOf(known).length > 0) return { ...bot, owner: bot.owner ?? known.owner };
    const names = registry.map(({ name }) => name);
    const why =
      known?.name === bot.name
        ? 'has no token that is not revoked'
        : `is not in the registry${didYouMean(bot.name, names)}`;
    throw new Failure('USAGE', `bot ${bot.name} ${why}; add one with: bassadewitz bots add ${bot.name}; ${DOCUMENT}`);
  });
  return { ...config, bots };
}
