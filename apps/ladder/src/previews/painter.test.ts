import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOSTILE_BOTS } from '../browser-tests/hostile-bots.ts';
import { ladderDocument } from '../testing/documents.ts';
import { frame, pageInputs } from '../testing/page-inputs.ts';
import { LANGUAGES } from '../words/language.ts';
import { loadPainter } from './painter.ts';
import { type Preview, previewOf } from './preview.ts';
import { previewSvg } from './preview-svg.tsx';

const paint = await loadPainter();
const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Width and height of a PNG. */
function sizeOf(png: Uint8Array): readonly [number, number] {
  expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47]);
  const view = new DataView(png.buffer, png.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
}

function example(text: string): Preview {
  const row = { place: text, name: text, chips: { value: 0.5, se: 0.1 }, text };
  return { site: text, eyebrow: text, title: text, subtitle: text, unit: text, rows: [row, row] };
}

test('a ladder, a tournament and a bot have a picture of 1200 × 630', () => {
  const made = pageInputs().flatMap((page) =>
    LANGUAGES.flatMap((language) => {
      const preview = previewOf(page, language, frame);
      return preview === undefined ? [] : [{ name: `${page.kind} ${language}`, png: paint(previewSvg(preview)) }];
    }),
  );
  expect(made.map(({ name }) => name)).toEqual([
    ...['ladder en', 'ladder de', 'ladder sv', 'bot en'],
    ...['tournament en', 'tournament de', 'tournament sv'],
  ]);
  for (const { name, png } of made) expect(sizeOf(png), name).toEqual([1200, 630]);
});

test('it says the first places with their intervals', () => {
  const preview = previewOf({ kind: 'ladder', ladder: ladderDocument() }, 'de', frame);
  expect(preview?.title).toBe('Klassische Regeln');
  expect(preview?.rows.map(({ place, name, text }) => [place, name, text])).toEqual([
    ['1', 'alpha', '+0,50 ± 0,20'],
    ['2–3', 'beta', '0,00 ± 0,20'],
    ['2–3', 'gamma', '−0,50 ± ?'],
  ]);
});

test('a title that no font of the pictures can draw is left out, as if the organiser had given none', () => {
  const page = pageInputs().find((input) => input.kind === 'tournament');
  if (page?.kind !== 'tournament') throw new Error('there is no page of a tournament');
  const { tournament } = page;
  const titled = (title: string | null) =>
    previewOf({ kind: 'tournament', tournament: { ...tournament, link: { ...tournament.link, title } } }, 'en', frame);
  expect(titled('春季大会')).toEqual(titled(null));
  expect(titled('Кубок весни')?.title).toBe('Кубок весни');
});

test('the same picture has the same bytes on every machine', () => {
  const text = (family: string, weight: number, y: number) =>
    `<text x="9" y="${y}" font-family="${family}" font-weight="${weight}" font-size="40">Łódź +0,50 Лис</text>`;
  const texts = [text('Grenze', 600, 50), text('Source Sans 3', 400, 100), text('Source Sans 3', 600, 150)].join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="200">${texts}</svg>`;
  // Another hash means other fonts or another version of the library: look at the pictures before you take it over.
  expect(hash(paint(svg))).toBe('54c70014c4431137525433abbf46ba6360bd08c2a94188fa3cbcd1fc81fd780e');
});

test('names that mean harm are drawn as they are, and break no picture', () => {
  for (const { name = '', owner = '', version = '' } of HOSTILE_BOTS) {
    for (const text of [name, owner, version]) {
      const svg = previewSvg(example(text));
      expect(svg).not.toMatch(/<script|<img|<b>|\u202e/);
      expect(sizeOf(paint(svg))).toEqual([1200, 630]);
    }
  }
});

test('whatever a name is, there is a picture', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 64 }), (name) => {
      expect(sizeOf(paint(previewSvg(example(name))))).toEqual([1200, 630]);
    }),
    { numRuns: 50 },
  );
}, 60_000);
