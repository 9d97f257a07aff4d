import { afterEach, expect, it, vi } from 'vitest';
import { dialWithBrowser } from './dial.ts';

/** A socket whose other side never answers, not even to a close. */
class MuteSocket {
  static last: MuteSocket;
  readonly closings: unknown[][] = [];
  readyState = 0;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;

  constructor() {
    MuteSocket.last = this;
  }

  close(...closing: unknown[]): void {
    this.closings.push(closing);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('a browser socket that is dropped is over at once, and only once', () => {
  vi.stubGlobal('WebSocket', MuteSocket);
  const closed: unknown[] = [];
  const connection = dialWithBrowser('ws://arena/', {
    opened: () => undefined,
    received: () => undefined,
    closed: (code, reason) => closed.push([code, reason]),
  });
  connection.drop();
  expect(closed).toEqual([[1006, 'given up']]);
  expect(MuteSocket.last.closings).toHaveLength(1);
  MuteSocket.last.onclose?.({ code: 1000, reason: 'late' });
  expect(closed).toHaveLength(1);
});

it('a browser socket is closed with a code that a page may use', () => {
  vi.stubGlobal('WebSocket', MuteSocket);
  const events = { opened: () => undefined, received: () => undefined, closed: () => undefined };
  const connection = dialWithBrowser('ws://arena/', events);
  for (const code of [1000, 1001, 4000]) connection.close(code, 'r');
  expect(MuteSocket.last.closings).toEqual([
    [1000, 'r'],
    [1000, 'r'],
    [4000, 'r'],
  ]);
  connection.drop();
});
