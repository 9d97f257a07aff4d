import { type IncomingMessage, maxHeaderSize, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ProblemCode, problemOf } from './problem.ts';

/** Refuses over a socket on which there is no request that a page could answer, and closes it. */
export function endWithProblem(socket: Duplex, code: ProblemCode, detail: string): void {
  socket.on('error', () => socket.destroy());
  const problem = problemOf(code, detail);
  const body = JSON.stringify(problem);
  const head = [
    `HTTP/1.1 ${problem.status} ${STATUS_CODES[problem.status]}`,
    'Connection: close',
    'Content-Type: application/problem+json',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** Refuses what is no request that can be read. Nothing of it is repeated: there may be a token in it. */
export function refuseUnreadable(error: Error & { readonly code?: string }, socket: Duplex): void {
  const isOfHttp = /^HPE_|^ERR_HTTP_/.test(error.code ?? '');
  // What else goes wrong is the connection itself, or TLS: then nothing can be said.
  if (!isOfHttp || !socket.writable) {
    socket.destroy(error);
    return;
  }
  const [code, detail] = WHY[error.code ?? ''] ?? NO_REQUEST;
  endWithProblem(socket, code, detail);
  // Nobody waits for one who does not read the answer.
  socket.once('finish', () => socket.destroy());
}

const NO_REQUEST = ['BAD_REQUEST', 'what came is no HTTP/1.1 request that can be read'] as const;

const WHY: Readonly<Record<string, readonly [ProblemCode, string]>> = {
  HPE_HEADER_OVERFLOW: ['HEADERS_TOO_LARGE', `the headers have more than ${maxHeaderSize} bytes`],
  HPE_CHUNK_EXTENSIONS_OVERFLOW: ['TOO_LARGE', 'the extensions of a chunk of the body are too large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['REQUEST_TIMEOUT', 'the request did not come whole in time'],
};

/** Refuses a request that makes its body depend on what no page here promises. */
export function refuseExpectation(_request: IncomingMessage, response: ServerResponse): void {
  const problem = problemOf('BAD_REQUEST', 'the header Expect came with something else than 100-continue');
  const body = JSON.stringify(problem);
  const length = Buffer.byteLength(body);
  response
    .writeHead(problem.status, {
      'content-type': 'application/problem+json',
      'content-length': length,
      connection: 'close',
    })
    .end(body);
}
