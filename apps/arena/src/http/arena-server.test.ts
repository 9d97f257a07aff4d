import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterEach, describe, expect, test } from 'vitest';
import { CERTIFICATE, KEY } from '../testing/remote.ts';
import { createArenaServer } from './arena-server.ts';

let app: ReturnType<typeof createArenaServer>;

async function listening(
  change: object = {},
  isCrowded: (request: IncomingMessage) => boolean = () => false,
  prepare: (server: typeof app) => void = () => {},
) {
  app = createArenaServer({
    certificate: undefined,
    log: pino({ level: 'silent' }),
    requestMs: 100,
    isCrowded,
    ...change,
  });
  prepare(app);
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

/** Sends bytes as they are; the answer's head and body. */
async function sent(bytes: string, prepare: (server: typeof app) => void = () => {}) {
  const port = await listening({ requestMs: 1000 }, undefined, prepare);
  const socket = connect(port, '127.0.0.1');
  socket.write(bytes);
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
  const [, status] = /^HTTP\/1\.1 (\d+) /.exec(head) ?? [];
  return { status: Number(status), head, body: JSON.parse(body) };
}

const asked = (path: string, headers = '', body = '') =>
  `${body === '' ? 'GET' : 'POST'} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`;
const upgrade = (path: string, headers: string) => asked(path, headers).replace('close', 'Upgrade, close');
const posted = (type: string, body: string) =>
  asked('/order', `${type === '' ? '' : `Content-Type: ${type}\r\n`}Content-Length: ${body.length}\r\n`, body);

describe('whatever is refused is refused by problem details:', () => {
  test.each([
    ['a path that is none', asked('/%zz'), 400, 'BAD_REQUEST', /the path \/%zz cannot be read/],
    ['a path that is not there', asked('/nope?token=SECRET'), 404, 'NOT_FOUND', /there is no GET \/nope$/],
    ['a path that is too long', asked(`/things/${'x'.repeat(200)}`), 404, 'NOT_FOUND', /there is no GET \/things/],
    ['a line that is no request', 'SECRET / nonsense\r\n\r\n', 400, 'BAD_REQUEST', /no HTTP\/1\.1 request/],
    ['TLS', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', 400, 'BAD_REQUEST', /no HTTP\/1\.1 request/],
    ['headers of 40 kB', asked('/', `X: ${'x'.repeat(40_000)}\r\n`), 431, 'HEADERS_TOO_LARGE', /more than 16384 bytes/],
    ['a request that never ends', 'GET / HTTP/1.1\r\nHost: a\r\n', 408, 'REQUEST_TIMEOUT', /not come whole in time/],
    ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'BAD_REQUEST', /no header Host/],
    ['what is expected', asked('/', 'Expect: SECRET\r\n'), 400, 'BAD_REQUEST', /the header Expect/],
    ['an upgrade where there is none', upgrade('/nope', 'Upgrade: websocket\r\n'), 404, 'NOT_FOUND', /there is no GET/],
    ['another upgrade', upgrade('/v1/bot', 'Upgrade: h2c\r\n'), 426, 'UPGRADE_REQUIRED', /by WebSocket/],
    ['half a handshake', upgrade('/v1/bot', 'Upgrade: websocket\r\n'), 426, 'UPGRADE_REQUIRED', /by WebSocket/],
    [
      'a body of another type',
      posted('text/plain', '{}'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /Content-Type: text\/plain; valid/,
    ],
    [
      'a body of no type',
      posted('', '{}'),
      415,
      'UNSUPPORTED_MEDIA_TYPE',
      /with no Content-Type; valid: .*application\/json/,
    ],
    ['a body that is not JSON', posted('application/json', '{"a":'), 400, 'BAD_REQUEST', /the body is not JSON/],
    [
      'a body that is too large',
      posted('application/json', ' '.repeat(2000)),
      413,
      'TOO_LARGE',
      /more than 1024 bytes/,
    ],
    [
      'an unknown field',
      posted('application/json', '{"reson":1}'),
      400,
      'BAD_REQUEST',
      /^body: field "reason" is missing \(did/,
    ],
    [
      'a field of another type',
      posted('application/json', '{"reason":1}'),
      400,
      'BAD_REQUEST',
      /^body at \/reason: 1 is not of/,
    ],
    [
      'an unknown query',
      asked('/things/a?most=3&token=SECRET'),
      400,
      'BAD_REQUEST',
      /^query: unknown field "token"; valid: most/,
    ],
    [
      'a query out of range',
      asked('/things/a?most=11'),
      400,
      'BAD_REQUEST',
      /^query at \/most: 11 is out of range; valid: .* 1 to 10/,
    ],
  ])('%s', async (_, bytes, status, code, detail) => {
    const answer = await sent(bytes, (server) => {
      const most = { type: 'integer', minimum: 1, maximum: 10, default: 5 };
      const querystring = { type: 'object', additionalProperties: false, properties: { most } };
      server.get('/things/:id', { schema: { querystring } }, async (request) => request.query);
      const reason = { type: 'string' };
      const body = { type: 'object', additionalProperties: false, required: ['reason'], properties: { reason } };
      server.post('/order', { schema: { body } }, async () => ({}));
    });
    expect(answer).toMatchObject({ status, body: { status, code, docs: 'docs/serve.md#problems' } });
    expect(answer.head).toMatch(/^content-type: application\/problem\+json/im);
    expect(answer.body.detail).toMatch(detail);
    expect(JSON.stringify(answer)).not.toContain('SECRET');
  });

  test('while what is valid is answered', async () => {
    const answer = await sent(asked('/things/a?most=3'), (server) => {
      const querystring = { type: 'object', properties: { most: { type: 'integer' } } };
      server.get('/things/:id', { schema: { querystring } }, async (request) => request.query);
    });
    expect(answer).toMatchObject({ status: 200, body: { most: 3 } });
  });
});
