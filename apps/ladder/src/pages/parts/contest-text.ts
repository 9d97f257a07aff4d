import type { Contest, TournamentLink } from '@bassadewitz/publication';
import type { Setting } from '../setting.ts';

/** `1 s a move, 10 s in reserve`. */
export function timeText(at: Setting, { moveMs, bankMs }: Contest): string {
  return at.words.site.time(at.numbers.time(moveMs), at.numbers.time(bankMs));
}

/** `Classic rules`. */
export function rulesText(at: Setting, { ruleSet }: Pick<Contest, 'ruleSet'>): string {
  return at.words.ladder.title(at.words.site.rules[ruleSet]);
}

/** What the organiser calls a tournament, or else a name made of what is known of it. */
export function tournamentTitle(at: Setting, { title, bots, ended, ruleSet }: TournamentLink): string {
  if (title !== null) return title;
  const { site } = at.words;
  const made = `${site.tournamentOf(site.bots(bots))}, ${rulesText(at, { ruleSet })}`;
  return ended === null ? made : `${made}, ${at.numbers.day(ended)}`;
}
