import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { CERTIFICATE, KEY } from '../testing/remote.ts';
import { createArenaServer } from './arena-server.ts';

let app: ReturnType<typeof createArenaServer>;

async function listening(change: object = {}, isCrowded: (request: IncomingMessage) => boolean = () => false) {
  app = createArenaServer({
    certificate: undefined,
    log: pino({ level: 'silent' }),
    requestMs: 100,
    isCrowded,
    ...change,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

afterEach(() => app.close());

describe('a socket', () => {
  test.each([
    ['that asks for nothing', '', {}],
    ['whose request never ends', 'GET / HTTP/1.1\r\nHost: a\r\n', {}],
    ['that begins no TLS', '', { certificate: { cert: readFileSync(CERTIFICATE), key: readFileSync(KEY) } }],
  ])('%s is closed in time', async (_, text, change) => {
    const socket = connect(await listening(change), '127.0.0.1');
    socket.write(text);
    socket.resume();
    const began = performance.now();
    await once(socket, 'close');
    expect(performance.now() - began).toBeLessThan(30_000);
  });

  test('that is one too many gets 503 on any path, and is closed', async () => {
    const port = await listening({}, () => true);
    for (const path of ['/v1/bot', '/nowhere']) {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      expect(response.status).toBe(503);
      expect(response.headers.get('connection')).toBe('close');
      expect(await response.json()).toMatchObject({ code: 'TOO_MANY_CONNECTIONS' });
    }
  });
});
