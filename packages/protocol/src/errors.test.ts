import { expect, test } from 'vitest';
import { ERROR_CODES, errorMessage } from './errors.ts';
import { decodeServerFrameStrictly } from './strict.ts';

test('an error message names its documentation and carries the details given', () => {
  expect(
    errorMessage('LATE', { message: 'q17 had run out', request: 'q17', match: 'm3', at: '/request', played: '7C' }),
  ).toEqual({
    type: 'error',
    code: 'LATE',
    message: 'q17 had run out',
    docs: 'protocol/v1/errors.md#late',
    request: 'q17',
    match: 'm3',
    at: '/request',
    played: '7C',
  });
});

test('details that are not given are left out, and the registry speaks', () => {
  expect(errorMessage('DUPLICATE', { request: undefined })).toEqual({
    type: 'error',
    code: 'DUPLICATE',
    message: 'The request was answered before. The first answer counts. Answer each request once.',
    docs: 'protocol/v1/errors.md#duplicate',
  });
});

test('the error message of every code is a valid message', () => {
  for (const code of ERROR_CODES) expect(decodeServerFrameStrictly(JSON.stringify(errorMessage(code))).ok).toBe(true);
});
