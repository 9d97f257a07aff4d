/** The longest payload whose length is written in 7 bits, and in 16. */
const SHORT = 125;
const MEDIUM = 0xffff;

/** FIN and the opcode of a text frame (RFC 6455, section 5.2). */
const FINAL_TEXT = '\x81';

/**
 * A text frame of a server, unmasked, as a string of Latin-1 characters: one for each byte of the frame.
 *
 * @param ascii the payload; ASCII only, so that each character is one byte of UTF-8
 */
export function textFrame(ascii: string): string {
  const { length } = ascii;
  if (length < HEADERS.length) {
    HEADERS[length] ??= header(length);
    return HEADERS[length] + ascii;
  }
  return header(length) + ascii;
}

/** Headers of the lengths that come again and again, so that none of them is put together twice. */
const HEADERS: (string | undefined)[] = new Array(4096).fill(undefined);

function header(length: number): string {
  if (length <= SHORT) return FINAL_TEXT + String.fromCharCode(length);
  if (length <= MEDIUM) return `${FINAL_TEXT}\x7e${String.fromCharCode(length >>> 8, length & 0xff)}`;
  const high = String.fromCharCode(length >>> 24, (length >>> 16) & 0xff, (length >>> 8) & 0xff, length & 0xff);
  return `${FINAL_TEXT}\x7f\0\0\0\0${high}`;
}

/** JSON text in which every character beyond ASCII is written as an escape. Other text may be changed in its meaning. */
export function asciiJson(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range is that of ASCII, control characters included.
  if (!/[^\x00-\x7f]/.test(text)) return text;
  // biome-ignore lint/suspicious/noControlCharactersInRegex: as above.
  return text.replace(/[^\x00-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
