import { type Bot, highest, lowest, suitOf } from '@bassadewitz/client';

/** Plays low, and throws its highest card on tricks that cannot be its own. Looks at nothing but the suit led. */
export const bot: Bot = {
  name: 'low',
  version: '1.0.0',

  chooseCard({ legal }, turn) {
    const follows = legal.some((card) => suitOf(card) === turn.led);
    return turn.led === undefined || follows ? lowest(legal) : highest(legal);
  },
};
