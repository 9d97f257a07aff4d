import { spokenCard } from '@bassadewitz/rules';
import type { Playback } from '../playback.ts';
import type { Scene } from '../scene.ts';
import { type Around, botOf, isolated } from './around.ts';

/** What happened with the last step, in words: read out to those who listen and shown to all. */
export function sentencesOf(around: Around, playback: Playback, scene: Scene): string[] {
  const { words, settings } = around;
  const name = (seat: number) => isolated(botOf(around, playback.record.bots[seat as 0]).name);
  const { deal, last, taken, settled, position } = scene;
  if (settled) {
    const { outcome, pool, refund } = deal.outcome;
    return [
      words.settled(words.outcomes[outcome]),
      words.outcomeHelp[outcome],
      ...(pool > 0 ? [words.carried(pool)] : []),
      ...(refund === undefined ? [] : [words.refunded]),
    ];
  }
  if (last === undefined)
    return [deal.stake > 0 ? words.dealt(name(deal.dealer), deal.stake) : words.redealt(name(deal.dealer))];
  const card = spokenCard(last.card, settings.pack, words.cards);
  const say = position.ply % 4 === 1 ? words.leads : words.plays;
  return [
    say(name(last.seat), card),
    ...(last.fault === undefined ? [] : [words.faulted(name(last.seat), words.faults[last.fault])]),
    ...(last.standIn ? [words.stoodIn(name(last.seat))] : []),
    ...(taken === undefined ? [] : [words.takes(name(taken.seat), taken.points)]),
  ];
}

/** What a position is called: `Deal 1 of 2 · Trick 3`. */
export function positionName({ words }: Around, playback: Playback, scene: Scene): string {
  const deal = words.deal(scene.position.deal, playback.deals.length);
  const trick = Math.max(0, Math.ceil(scene.position.ply / 4) - 1);
  const place = scene.settled ? words.outcomes[scene.deal.outcome.outcome] : words.trick(trick);
  return playback.deals.length === 1 ? place : `${deal} · ${place}`;
}
