import { readFileSync } from 'node:fs';
import { decodeServerFrame, type Request } from '@bassadewitz/protocol';
import { printable } from '../display/printable.ts';
import { Failure, inPlainWords } from '../failure.ts';

/**
 * Reads a request from a file of JSON: the request itself, or an object that has one in its field `request`, such as a fault; or one of several
 * faults, as `faults --json` or the page of an author lists them.
 * @param path `-` for standard input
 * @param fault the number of the fault that is meant, where there are several
 * @throws Failure FILES when it cannot be read, USAGE when it holds no request, or several and it is not said which
 */
export function readRequest(path: string, fault?: number): Request {
  const name = path === '-' ? 'standard input' : path;
  const value = parsed(textOf(path, name), name);
  const listed = Array.isArray(value) ? value : Object(value).faults;
  const meant = Array.isArray(listed) ? faultAmong(listed, fault, name) : value;
  const { type, request, heldBack, kind } = Object(meant);
  if (meant === value && fault !== undefined && Object(value).fault !== fault) {
    throw new Failure('USAGE', `--fault: ${name} is no list of faults with a fault ${fault}; leave --fault out`);
  }
  if (heldBack === true) {
    throw new Failure(
      'USAGE',
      `the fault in ${name} is held back: other replays of its board are still in play; ask for it again when they are over`,
    );
  }
  if (request === null || (request === undefined && typeof kind === 'string')) {
    throw new Failure(
      'USAGE',
      `the fault in ${name} has no request: the bot was not asked (${printable(`${kind}`, 20)})`,
    );
  }
  const decoded = decodeServerFrame(JSON.stringify(type === 'request' ? meant : (request ?? meant)));
  if (!decoded.ok) throw new Failure('USAGE', `${name} holds no request: ${decoded.error.message}`);
  if (decoded.value.type !== 'request') {
    throw new Failure('USAGE', `${name} holds no request; give one as replay --request or faults --json print it`);
  }
  return decoded.value;
}

function faultAmong(listed: readonly unknown[], fault: number | undefined, name: string): unknown {
  const numbers = listed.map((one) => Object(one).fault);
  const valid = numbers.length === 0 ? 'it has none' : `its faults are: ${printable(numbers.join(', '), 200)}`;
  if (fault === undefined && listed.length !== 1) {
    throw new Failure('USAGE', `${name} is a list of faults: say which with --fault; ${valid}`);
  }
  const at = fault === undefined ? 0 : numbers.indexOf(fault);
  if (at < 0) throw new Failure('USAGE', `--fault: ${name} has no fault ${fault}; ${valid}`);
  return listed[at];
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
