import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Failure } from '../failure.ts';
import type { Host } from './host.ts';
import { Inbox } from './inbox.ts';

let folder: string;
let inbox: Inbox | undefined;
let created: string[];
let logged: { level: number; file?: string; msg: string }[];

const path = (...names: string[]) => join(folder, ...names);
const drop = (name: string, content: object = { bots: [] }) => {
  writeFileSync(path(name), JSON.stringify(content));
  // As if it had been written long ago.
  utimesSync(path(name), 1, 1);
};
const open = () => {
  const host = {
    create: ({ id = '' }) => {
      if (created.includes(id)) throw new Failure('CHANGED', `there is a tournament ${id} already`);
      created.push(id);
    },
  } as unknown as Host;
  const log = pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) });
  inbox = new Inbox(folder, host, log);
  return inbox;
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bassadewitz-inbox-'));
  created = [];
  logged = [];
});

afterEach(() => {
  inbox?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an inbox', () => {
  test.each([
    ['a link to nothing', () => symlinkSync('/nonexistent', path('aaa.json'))],
    ['a link to itself', () => symlinkSync('aaa.json', path('aaa.json'))],
    ['a folder', () => mkdirSync(path('aaa.json'))],
    ['a pipe', () => execFileSync('mkfifo', [path('aaa.json')])],
    ['what is not JSON', () => writeFileSync(path('aaa.json'), '{')],
  ])('refuses %s, once, and takes what comes after it', async (_, make) => {
    make();
    drop('bbb.json');
    const opened = open();
    await expect
      .poll(() => {
        opened.look();
        return existsSync(path('aaa.json.reason'));
      })
      .toBe(true);
    for (let i = 0; i < 3; i++) opened.look();
    expect(created).toEqual(['bbb']);
    expect(existsSync(path('bbb.json.taken'))).toBe(true);
    expect(logged.map(({ file, msg }) => [file, msg])).toEqual([[path('aaa.json'), 'refused a configuration']]);
  });

  test.each([
    ['taken', 'aaa.json.taken', { bots: [] }],
    ['refused', 'aaa.json.refused', { bords: 1 }],
  ])('leaves what cannot be renamed as %s, says so once, and takes what comes after it', (_, obstacle, content) => {
    drop('aaa.json', content);
    drop('bbb.json');
    mkdirSync(path(obstacle, 'full'), { recursive: true });
    const opened = open();
    for (let i = 0; i < 3; i++) opened.look();
    expect(created).toEqual(obstacle.endsWith('taken') ? ['aaa', 'bbb'] : ['bbb']);
    expect(existsSync(path('bbb.json.taken'))).toBe(true);
    expect(logged.filter(({ level }) => level === 50)).toMatchObject([{ file: path('aaa.json') }]);
    // It is looked at again once it has changed.
    rmSync(path(obstacle), { recursive: true });
    drop('aaa.json', { bords: 22 });
    opened.look();
    expect(readFileSync(path('aaa.json.reason'), 'utf8')).toContain('unknown field "bords"');
  });

  test('says once that its folder is gone, and goes on when it is back', () => {
    const opened = open();
    rmSync(folder, { recursive: true });
    for (let i = 0; i < 3; i++) opened.look();
    expect(logged.map(({ msg }) => msg)).toEqual(['the inbox cannot be read']);
    mkdirSync(folder);
    drop('aaa.json');
    opened.look();
    expect(created).toEqual(['aaa']);
  });
});
