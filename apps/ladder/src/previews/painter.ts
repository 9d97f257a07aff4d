import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initWasm, Resvg } from '@resvg/resvg-wasm';
import { FONT_FILES } from './fonts.ts';

/** Draws the text of an SVG image as PNG. The same text gives the same bytes. @throws Error where it is no SVG */
export type Painter = (svg: string) => Uint8Array;

const require = createRequire(import.meta.url);
const PROGRAM = '@resvg/resvg-wasm/index_bg.wasm';

let painter: Promise<Painter> | undefined;

/** Loads the program that draws and its fonts, once. */
export function loadPainter(): Promise<Painter> {
  painter ??= load();
  return painter;
}

/** The files that decide what a picture looks like, beside this package. */
export function painterFiles(): string[] {
  return [require.resolve(PROGRAM), ...FONT_FILES];
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
