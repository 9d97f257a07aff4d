import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { charactersOf } from './character-map.ts';

const require = createRequire(import.meta.url);

/**
 * Whole fonts of the text, with all scripts in each: of one that is cut into scripts the library draws a line of two of them with boxes.
 */
const TEXT_FONTS = ['400Regular', '600SemiBold'].map((style) =>
  require.resolve(`@expo-google-fonts/source-sans-3/${style}/SourceSans3_${style}.ttf`),
);

/**
 * The files of the fonts of a picture; no font of the machine is used. That of the text comes first, since the library finds no other
 * family behind one whose name says its weight, as Grenze's does.
 */
export const FONT_FILES: readonly string[] = [
  ...TEXT_FONTS,
  ...['latin', 'latin-ext'].map((part) => require.resolve(`@fontsource/grenze/files/grenze-${part}-600-normal.woff2`)),
];

/** Both styles have the same signs. */
const STRETCHES = charactersOf(readFileSync(TEXT_FONTS[0] ?? ''));

/** Whether a picture can show a sign; what it cannot would be a box. */
export function canDraw(character: string): boolean {
  const code = character.codePointAt(0) ?? 0;
  return STRETCHES.some(([first, last]) => first <= code && code <= last);
}

/** What the font of titles is sure to have. */
const LATIN = /^[ -~\u00a0-\u017f‐-•…−]*$/;

/** The family in which a title is drawn as a whole. */
export function titleFamily(text: string): 'Grenze' | 'Source Sans 3' {
  return LATIN.test(text) ? 'Grenze' : 'Source Sans 3';
}
