import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decodeBotFrame } from './index.ts';
import { SCHEMAS } from './schemas.ts';
import { decodeServerFrameStrictly } from './strict.ts';

const V1 = new URL('../../../protocol/v1/', import.meta.url);
/** A file of the contract; in tables the padding of cells is taken out. */
const read = (path: string): string => readFileSync(new URL(path, V1), 'utf8').replaceAll(/ +\|/g, ' |');
const prose = read('README.md');
const transcripts = `${read('transcripts/match.ndjson')}${read('transcripts/faults.ndjson')}`.split('\n');

function blocks(language: string): string[] {
  return [...prose.matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, 'gm'))].map(([, text]) => text ?? '');
}

test('each requirement is stated once, numbered without gaps, and every one that is cited exists', () => {
  const stated = [...prose.matchAll(/^- \[([A-Z]{2}-\d+)\]/gm)].map(([, id]) => id ?? '');
  expect(new Set(stated).size).toBe(stated.length);
  for (const id of stated) {
    const [section, number] = id.split('-');
    if (number !== '1') expect(stated).toContain(`${section}-${Number(number) - 1}`);
  }
  for (const [, id] of prose.matchAll(/\[([A-Z]{2}-\d+)\]/g)) expect(stated).toContain(id);
});

test('the frames of the worked session are those of the transcript', () => {
  const frames = blocks('ndjson').flatMap((block) => block.trim().split('\n'));
  expect(frames.length).toBe(10);
  for (const frame of frames) expect(transcripts).toContain(frame);
});

test('every message in the prose is valid', () => {
  const messages = blocks('json');
  expect(messages.length).toBe(3);
  for (const text of messages) expect(decodeBotFrame(text).ok || decodeServerFrameStrictly(text).ok, text).toBe(true);
});

test('the table of limits lists those of welcome', () => {
  const rows = [...prose.matchAll(/^\| `(\w+)` \| (?:\d+|told in `welcome`) \|/gm)].map(([, name]) => name);
  expect(rows).toEqual(Object.keys(SCHEMAS.welcome.$defs.limits.properties));
});

test('every link inside the folder leads somewhere', () => {
  for (const page of ['README.md', 'errors.md']) {
    const text = read(page);
    const anchors = (of: string): string[] =>
      [...of.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
        (title ?? '').toLowerCase().replaceAll(' ', '-').replaceAll(',', ''),
      );
    for (const [, path, anchor] of text.matchAll(/\]\(([^)#]*)(?:#([^)]*))?\)/g)) {
      if (path) expect(existsSync(new URL(path, V1)), `${page}: ${path}`).toBe(true);
      if (anchor) expect(anchors(path ? read(path) : text), `${page}: #${anchor}`).toContain(anchor);
    }
  }
});

test('the bot in forty lines has forty lines', () => {
  const [bot] = blocks('text');
  expect(bot?.split('\n').filter((line) => line.trim() !== '').length).toBeLessThanOrEqual(40);
});
