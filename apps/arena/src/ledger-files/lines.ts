import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { LineSplitter } from '@bassadewitz/ledger';
import { Failure, inPlainWords } from '../failure.ts';

const CHUNK_BYTES = 1 << 20;

/**
 * The lines of a text file, without their line feeds, in bounded memory. What stands after the last line feed comes as a last
 * line with `torn` true.
 * @throws Failure FILES when the file cannot be read
 */
export function* linesOf(path: string): Generator<{ readonly text: string; readonly torn: boolean }, void> {
  let file: number;
  try {
    file = openSync(path, 'r');
  } catch (error) {
    throw new Failure('FILES', `cannot read ${path}: ${inPlainWords(error)}`);
  }
  try {
    const buffer = Buffer.alloc(CHUNK_BYTES);
    const decoder = new StringDecoder('utf8');
    const splitter = new LineSplitter();
    for (let bytes = read(file, buffer, path); bytes > 0; bytes = read(file, buffer, path)) {
      for (const text of splitter.push(decoder.write(buffer.subarray(0, bytes)))) yield { text, torn: false };
    }
    const rest = splitter.end() + decoder.end();
    if (rest !== '') yield { text: rest, torn: true };
  } finally {
    closeSync(file);
  }
}

function read(file: number, buffer: Buffer, path: string): number {
  try {
    return readSync(file, buffer);
  } catch (error) {
    throw new Failure('FILES', `cannot read ${path}: ${inPlainWords(error)}`);
  }
}
