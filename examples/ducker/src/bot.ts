import { type Bot, highest, lowest } from '@bassadewitz/client';

/** Ducks as high as it can, and gets rid of its high cards wherever that costs no trick. Remembers nothing. */
export const bot: Bot = {
  name: 'ducker',
  version: '1.0.0',

  chooseCard({ legal }, turn) {
    // On lead, something low: others will have to go over it.
    if (turn.led === undefined) return lowest(legal);
    // Void: throw the highest card on somebody else's trick. A suit is followed by all legal cards or by none.
    if (!legal.some((card) => card[1] === turn.led)) return highest(legal);
    // The highest card that stays below; and where none does, the trick costs least with the lowest.
    return turn.duck ?? lowest(legal);
  },
};
