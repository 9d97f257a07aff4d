import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calledAs } from './called-as.ts';

const CLONE = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  readonly name: string;
  readonly scripts: Readonly<Record<string, string>>;
};

test('in a clone every script that runs the command shows how it is typed there', () => {
  const scripts = Object.entries(CLONE.scripts).filter(([, line]) => line.includes('apps/arena/dist/main.js'));
  expect(scripts.map(([name]) => name)).toEqual(['demo', 'bassadewitz']);
  for (const [npm_lifecycle_event] of scripts) {
    expect(calledAs({ npm_lifecycle_event, npm_package_name: CLONE.name })).toBe('npx -y pnpm@12 bassadewitz');
  }
});

test.each([
  {},
  { npm_package_name: 'somebodys-bots' },
  { npm_lifecycle_event: 'start', npm_package_name: 'somebodys-bots' },
  { npm_lifecycle_event: 'bassadewitz', npm_package_name: 'somebodys-bots' },
  { npm_lifecycle_event: 'test', npm_package_name: 'bassadewitz-arena' },
])('anywhere else it is the bare command: %j', (env) => {
  expect(calledAs(env)).toBe('bassadewitz');
});
