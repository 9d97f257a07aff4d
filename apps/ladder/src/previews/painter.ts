import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Draws the text of an SVG image as PNG. The same text gives the same bytes. @throws Error where it is no SVG */
export type Painter = (svg: string) => Uint8Array;

const require = createRequire(import.meta.url);
const PROGRAM = '@resvg/resvg-wasm/index_bg.wasm';
/**
 * No font of the machine is used: what these have no sign for is drawn as a box. The font of the text comes first, since the library finds
 * no other family behind one whose name says its weight, as Grenze's does.
 */
const FONTS = [
  ...['latin', 'latin-ext'].flatMap((part) =>
    [400, 600].map((weight) => `@fontsource/source-sans-3/files/source-sans-3-${part}-${weight}-normal.woff2`),
  ),
  ...['latin', 'latin-ext'].map((part) => `@fontsource/grenze/files/grenze-${part}-600-normal.woff2`),
];

let painter: Promise<Painter> | undefined;

/** Loads the program that draws and its fonts, once. */
export function loadPainter(): Promise<Painter> {
  painter ??= load();
  return painter;
}

/** The files that decide what a picture looks like, beside this package. */
export function painterFiles(): string[] {
  return [PROGRAM, ...FONTS].map((name) => require.resolve(name));
}

async function load(): Promise<Painter> {
  const [program, ...fonts] = painterFiles().map((path) => readFileSync(path));
  if (program === undefined) throw new Error('there is no program that draws');
  await initWasm(program);
  const font = { fontBuffers: fonts, loadSystemFonts: false, defaultFontFamily: 'Source Sans 3' };
  return (svg) => {
    const drawing = new Resvg(svg, { font });
    const image = drawing.render();
    const png = image.asPng();
    image.free();
    drawing.free();
    return png;
  };
}
