import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Parser } from '@asyncapi/parser';
import { expect, test } from 'vitest';
import { SCHEMAS } from './schemas.ts';

const path = fileURLToPath(new URL('../../../protocol/v1/asyncapi.yaml', import.meta.url));
const SERVER_READS = ['bot-goodbye', 'hello', 'play', 'ready'];
const SERVER_WRITES = ['deal-result', 'error', 'goodbye', 'match-result', 'request', 'welcome'];

test('the AsyncAPI document is valid and carries every message in its direction', async () => {
  const { document, diagnostics } = await new Parser().parse(readFileSync(path, 'utf8'), { source: path });
  // Severity 0 is an error, 1 a warning; below are hints, such as that a newer AsyncAPI exists.
  expect(diagnostics.filter(({ severity }) => severity < 2)).toEqual([]);
  const operations = document?.operations().all() ?? [];
  const carried = (action: 'isReceive' | 'isSend'): string[] =>
    operations
      .filter((each) => each[action]())
      .flatMap((each) =>
        each
          .messages()
          .all()
          .map((message) => message.name() ?? ''),
      );
  const answers = operations
    .flatMap((each) => each.reply()?.messages().all() ?? [])
    .map((message) => message.name() ?? '');
  expect([...new Set([...carried('isReceive'), 'play'])].sort()).toEqual(SERVER_READS);
  expect([...new Set([...carried('isSend'), ...answers])].filter((name) => name !== 'play').sort()).toEqual(
    SERVER_WRITES,
  );
  expect(answers).toContain('play');
  for (const message of document?.messages().all() ?? []) {
    expect(message.payload()?.json()).toHaveProperty('title', SCHEMAS[message.name() as keyof typeof SCHEMAS].title);
  }
});
