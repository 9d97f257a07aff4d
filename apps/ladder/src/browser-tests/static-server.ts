import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  /** With a slash at the end. */
  readonly base: string;
  /** Bytes sent since the last call, by path, as they went over the wire. */
  sent(): ReadonlyMap<string, number>;
  close(): void;
}

/** Serves a folder on loopback as any host of static pages would: compressed, and with nothing added. */
export async function serveFolder(folder: string): Promise<StaticServer> {
  let sent = new Map<string, number>();
  const packed = new Map<string, Buffer>();
  const server = createServer((request, response) => {
    const path = normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!file.startsWith(folder) || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const isText = !/png|woff2|octet/.test(type);
    const body = packed.get(file) ?? (isText ? gzipSync(readFileSync(file)) : readFileSync(file));
    packed.set(file, body);
    sent.set(path, (sent.get(path) ?? 0) + body.length);
    response.writeHead(200, { 'content-type': type, ...(isText ? { 'content-encoding': 'gzip' } : {}) });
    response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    sent: () => {
      const before = sent;
      sent = new Map();
      return before;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
