import { readFileSync } from 'node:fs';
import { decodeServerFrame, type Request } from '@bassadewitz/protocol';
import { Failure, inPlainWords } from '../failure.ts';

/**
 * Reads a request from a file of JSON: the request itself, or an object that has one in its field `request`, such as a fault of
 * `faults --json` or of the author's page.
 * @param path `-` for standard input
 * @throws Failure FILES when it cannot be read, USAGE when it holds no request
 */
export function readRequest(path: string): Request {
  const name = path === '-' ? 'standard input' : path;
  const value = parsed(textOf(path, name), name);
  const inner = Object(value).type === 'request' ? value : Object(value).request;
  const decoded = decodeServerFrame(JSON.stringify(inner ?? value));
  if (!decoded.ok) throw new Failure('USAGE', `${name} holds no request: ${decoded.error.message}`);
  if (decoded.value.type !== 'request') {
    throw new Failure('USAGE', `${name} holds no request; give one as replay --request or faults --json print it`);
  }
  return decoded.value;
}

function textOf(path: string, name: string): string {
  try {
    return readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new Failure('FILES', `cannot read ${name}: ${inPlainWords(error)}`);
  }
}

function parsed(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Failure('USAGE', `${name} is not JSON: ${(error as Error).message}`);
  }
}
