import { resolve } from 'node:path';
import { limitsOf } from '@bassadewitz/gateway';
import { registeredOf } from '../accounts/registered.ts';
import { DEFAULT_REGISTRY } from '../accounts/registry-file.ts';
import { Failure } from '../failure.ts';
import { certificateOf } from '../http/certificate.ts';
import { trustedProxies } from '../http/client-address.ts';
import type { TournamentConfig } from './tournament-config.ts';

/**
 * Checks what concerns bots from afar before anything is started: the registry knows them, the certificate can be read, proxies
 * are addresses, limits fit each other. The owners that the registry names are filled in.
 * @throws Failure USAGE or FILES
 */
export function checkRemote(config: TournamentConfig): TournamentConfig {
  certificateOf(config);
  trustedProxies(config.trustProxy ?? []);
  try {
    limitsOf(config.limits);
  } catch (error) {
    if (error instanceof RangeError) throw new Failure('USAGE', `limits: ${error.message}; see docs/remote-bots.md`);
    throw error;
  }
  if (!config.bots.some((bot) => bot.registered)) return config;
  const registry = config.registry ?? resolve(DEFAULT_REGISTRY);
  const known = registeredOf({ ...config, registry });
  const bots = config.bots.map((bot) => {
    const owner = bot.owner ?? known.get(bot.name)?.owner;
    return owner === undefined ? bot : { ...bot, owner };
  });
  return { ...config, registry, bots };
}
