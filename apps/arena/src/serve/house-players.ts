import { highest, lowest, suitOf, Turn } from '@bassadewitz/client';
import type { ChooseCard } from '@bassadewitz/referee';

/** The bots of the practice table, which play in this process: they do as the examples of the same names. */
export const HOUSE_PLAYERS: Readonly<Record<'random' | 'low' | 'ducker', ChooseCard>> = {
  random(request) {
    return new Turn(request).pick(request.legal);
  },
  low(request) {
    const { led } = new Turn(request);
    const { legal } = request;
    return led === undefined || legal.some((card) => suitOf(card) === led) ? lowest(legal) : highest(legal);
  },
  ducker(request) {
    const { led, duck } = new Turn(request);
    const { legal } = request;
    if (led === undefined) return lowest(legal);
    return legal.some((card) => suitOf(card) === led) ? (duck ?? lowest(legal)) : highest(legal);
  },
};
