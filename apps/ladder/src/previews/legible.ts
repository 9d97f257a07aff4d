import { canDraw } from './fonts.ts';

/** In place of signs that no font of the pictures has. */
const UNDRAWN = '…';

/**
 * A text from a stranger as it may be drawn: without control characters and signs that turn the direction of writing, on one line, and
 * with two marks above or below a letter at most, so that it stays where it stands. Signs that the fonts have not, in a row, are dots.
 */
export function legible(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Z}+/gu, ' ')
    .replace(/\p{C}/gu, '')
    .replace(/(\p{M}{2})\p{M}+/gu, '$1')
    .replace(/./gsu, (character) => (canDraw(character) ? character : UNDRAWN))
    .replace(/…[… ]*…/g, UNDRAWN)
    .trim();
  return plain === '' ? '?' : plain;
}

/** Whether something of a text is left that tells it from others. */
export function saysSomething(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(legible(text));
}

/** Widths in the fonts of the previews, in parts of the font's size, rather too wide than too narrow. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/\p{M}/u, 0],
  [/[fijlrt.,:;|!'’() ]/u, 0.33],
  [/[mwMW@%—…]/u, 0.9],
  [/[жшщыюфмЖШЩЫЮФМωΩ]/u, 0.9],
  [/\p{Lu}/u, 0.63],
  [/[ -\u024f]/u, 0.52],
  [/[\u0370-\u052f]/u, 0.6],
  [/./su, 1.05],
];

/** About how wide a text is, in parts of the font's size. */
export function widthOf(text: string): number {
  let width = 0;
  for (const character of text) width += WIDTHS.find(([of]) => of.test(character))?.[1] ?? 1;
  return width;
}

/** A text and the size in which it goes into a width. */
export interface Fitted {
  readonly text: string;
  readonly size: number;
}

/** Makes a text smaller until it goes into a width; what is still too long at the least size is cut. All in px. */
export function fitted(text: string, width: number, most: number, least: number): Fitted {
  const plain = legible(text);
  const size = Math.min(most, Math.floor(width / widthOf(plain)));
  if (size >= least) return { text: plain, size };
  const characters = [...plain];
  while (characters.length > 1 && least * widthOf(`${characters.join('')}…`) > width) characters.pop();
  return { text: `${characters.join('').trimEnd()}…`, size: least };
}
