import type { Play } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';

const HEAD = '{"type":"play","request":"';
const MIDDLE = '","card":"';
const END = '"}';
const REQUEST = /^[A-Za-z0-9._:-]{1,64}$/;
const CARD = /^[789TJQKA][CSHD]$/;

/**
 * Reads a play that is written the way in which nearly every JSON library writes it: these fields in this order, no white space, no
 * escapes. It is the same message that the decoder of the protocol would read, for a fraction of the work; undefined for any other
 * text, which is left to the decoder.
 */
export function readPlainPlay(text: string): Play | undefined {
  const card = text.length - END.length - 2;
  const middle = card - MIDDLE.length;
  if (!text.startsWith(HEAD) || !text.endsWith(END) || !text.startsWith(MIDDLE, middle)) return undefined;
  const request = text.slice(HEAD.length, middle);
  const name = text.slice(card, card + 2);
  if (!REQUEST.test(request) || !CARD.test(name)) return undefined;
  return { type: 'play', request, card: name as CardName };
}
