/** First and last code point of a stretch of signs that a font has. */
export type Stretch = readonly [first: number, last: number];

/** Format 12 of a `cmap`: the full range of Unicode as groups. */
const GROUPS = 12;

/**
 * The signs of a font, read from its table `cmap` (OpenType 1.9, chapter cmap).
 * @param font a TrueType or OpenType file that is not compressed
 * @throws Error where it has no groups of Unicode signs
 */
export function charactersOf(font: Uint8Array): Stretch[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const tables = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + 16 * index);
  const entry = tables.find((at) => String.fromCharCode(...font.subarray(at, at + 4)) === 'cmap');
  if (entry === undefined) throw new Error('the font has no cmap');
  const cmap = view.getUint32(entry + 8);
  const maps = Array.from({ length: view.getUint16(cmap + 2) }, (_, index) => {
    return cmap + view.getUint32(cmap + 4 + 8 * index + 4);
  });
  const map = maps.find((at) => view.getUint16(at) === GROUPS);
  if (map === undefined) throw new Error(`the cmap of the font has no map of format ${GROUPS}`);
  return Array.from({ length: view.getUint32(map + 12) }, (_, index) => {
    const group = map + 16 + 12 * index;
    return [view.getUint32(group), view.getUint32(group + 4)];
  });
}
