import type { LinkEnd } from '@bassadewitz/protocol';
import type { Dial } from './connection.ts';

/**
 * Dials a server in the same process instead of one on the network: for tests, and for bots in a page that has its own
 * referee.
 *
 * @param link the bot's end of a link (`createLink` of `@bassadewitz/protocol`), asked for at each attempt to connect;
 *   undefined refuses it
 */
export function overLink(link: () => LinkEnd | undefined): Dial {
  return (_url, events) => {
    const end = link();
    let over = false;
    const closed = (code: number, reason: string): void => {
      if (over) return;
      over = true;
      events.closed(code, reason);
    };
    // Like a socket, a link tells nothing in the call that opens it.
    queueMicrotask(() => {
      if (over) return;
      if (end === undefined) {
        closed(1006, 'connection refused');
        return;
      }
      events.opened();
      end.onFrame = (text) => {
        if (!over) events.received(text);
      };
      end.onClose = closed;
    });
    return {
      send: (text) => end?.send(text),
      close: (code, reason) => end?.close(code, reason),
      drop() {
        end?.close(1001, 'given up');
        closed(1006, 'given up');
      },
    };
  };
}
