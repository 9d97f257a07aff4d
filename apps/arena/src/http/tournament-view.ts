import type { BotConfig } from '../config/tournament-config.ts';
import type { Hosted } from '../serve/hosted.ts';

/** What anybody may know of a tournament. Nothing of its seed, of programs, or of boards that are in play. */
export function tournamentView(hosted: Hosted, stateOf: (bot: string) => string | null) {
  const { config, plan } = hosted;
  return {
    id: hosted.id,
    title: hosted.title,
    created: hosted.created,
    state: hosted.state,
    reason: hosted.reason ?? null,
    rules: config.rules,
    moveMs: config.moveMs,
    bankMs: config.bankMs,
    knownSeed: config.seed !== undefined,
    page: hosted.siteId === undefined ? null : `/en/tournament/${hosted.siteId}/`,
    commitment: plan?.head.commitment ?? null,
    entropyWanted: hosted.entropy.wanted?.source ?? null,
    bots: config.bots.map((bot) => ({
      name: bot.name,
      owner: bot.owner ?? null,
      house: bot.house === true,
      comes: wayOf(bot),
      state: bot.registered || bot.guest ? stateOf(bot.name) : null,
    })),
    progress: progressOf(hosted),
  };
}

/** How a tournament in play stands. */
export function liveView(hosted: Hosted) {
  const { id, title, state, live } = hosted;
  return { id, title, state, progress: progressOf(hosted), standings: live?.rows() ?? [] };
}

function progressOf({ config, plan, recorded, boards }: Hosted) {
  return {
    matches: recorded,
    of: plan?.matches ?? null,
    boards,
    round: plan === undefined ? 0 : Math.floor(recorded / plan.matchesPerRound),
    rounds: config.rounds,
  };
}

function wayOf(bot: BotConfig): 'local' | 'registered' | 'guest' | 'token' {
  if (bot.command !== undefined) return 'local';
  if (bot.registered) return 'registered';
  return bot.guest ? 'guest' : 'token';
}
