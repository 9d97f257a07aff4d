import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeServerFrame } from './decode-server-frame.ts';
import { decodeServerFrameStrictly } from './strict.ts';

const ERROR = { type: 'error', code: 'LATE', message: 'too late', docs: 'protocol/v1/errors.md#late' };

describe('a bot that reads', () => {
  test('passes over a message of an unknown type [FR-5]', () => {
    expect(decodeServerFrame('{"type":"table-talk","text":"hi"}')).toEqual({
      ok: true,
      value: { type: 'unknown', name: 'table-talk' },
    });
    expect(decodeServerFrame('{"type":"toString"}')).toMatchObject({ ok: true, value: { type: 'unknown' } });
    expect(decodeServerFrame('{"type":"play","request":"q17","card":"7C"}')).toMatchObject({
      ok: true,
      value: { type: 'unknown' },
    });
  });

  test('accepts a code and a reason that it does not know [VR-3]', () => {
    expect(decodeServerFrame(JSON.stringify({ ...ERROR, code: 'OUT_OF_TEA' })).ok).toBe(true);
    expect(decodeServerFrame('{"type":"goodbye","reason":"out-of-tea","message":"bye"}').ok).toBe(true);
  });

  test('is told where a frame is wrong', () => {
    expect(decodeServerFrame('{')).toMatchObject({ ok: false, error: { code: 'INVALID_JSON' } });
    expect(decodeServerFrame('[]')).toMatchObject({ ok: false, error: { code: 'SCHEMA', at: '' } });
    expect(decodeServerFrame('{}')).toMatchObject({ ok: false, error: { code: 'SCHEMA', at: '/type' } });
    expect(decodeServerFrame(JSON.stringify({ ...ERROR, played: '1C' }))).toMatchObject({
      ok: false,
      error: {
        code: 'SCHEMA',
        at: '/played',
        message: 'played of error has none of the values that it may have; "1C" came',
      },
    });
  });

  test('never gets an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
        expect(decodeServerFrame(text)).toHaveProperty('ok');
      }),
    );
  });
});

describe('a test of a server', () => {
  test('refuses what version 1.0 does not have', () => {
    const refused: [string, object][] = [
      ['UNKNOWN_TYPE', { type: 'table-talk' }],
      ['UNKNOWN_FIELD', { ...ERROR, hint: 'x' }],
      ['SCHEMA', { ...ERROR, code: 'OUT_OF_TEA' }],
      ['SCHEMA', { type: 'goodbye', reason: 'out-of-tea', message: 'bye' }],
    ];
    for (const [code, frame] of refused) {
      expect(decodeServerFrameStrictly(JSON.stringify(frame))).toMatchObject({ ok: false, error: { code } });
    }
  });

  test('names a field too many by its place, at any depth', () => {
    const limits = {
      softFrameBytes: 1,
      hardFrameBytes: 1,
      prepareMs: 1,
      heartbeatMs: 1,
      moveMs: 1,
      bankMs: 1,
      lives: 9,
    };
    const welcome = { type: 'welcome', protocol: '1.0', session: 's1', name: 'random', tables: 1, limits, server: 'x' };
    expect(decodeServerFrameStrictly(JSON.stringify(welcome))).toMatchObject({
      ok: false,
      error: { code: 'UNKNOWN_FIELD', at: '/limits/lives' },
    });
    expect(decodeServerFrame(JSON.stringify(welcome)).ok).toBe(true);
  });
});
