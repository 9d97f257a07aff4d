import type { Socket } from 'node:net';
import type { Dial } from '@bassadewitz/client';
import { WebSocket } from 'ws';

/**
 * Where a connection can be cut at a frame: before it is sent, after it is sent, as it comes in (so that it is lost), or once it
 * has been handed to the bot.
 */
export const BOUNDARIES = ['before sending', 'after sending', 'before receiving', 'after receiving'] as const;

export type Boundary = (typeof BOUNDARIES)[number];

/** Says for each boundary that is reached whether the connection is cut there. */
export type Decide = (boundary: Boundary, frame: string) => boolean;

/** Opens connections that are cut where `decide` says so. */
export function cuttingDial(decide: Decide): Dial {
  return (url, events) => {
    const socket = new WebSocket(url, { perMessageDeflate: false });
    let raw: Socket | undefined;
    let dead = false;
    const cut = () => {
      dead = true;
      socket.terminate();
    };
    socket.on('upgrade', (response) => {
      raw = response.socket;
    });
    socket.on('open', () => events.opened());
    socket.on('message', (payload) => {
      const frame = payload.toString();
      if (dead) return;
      if (decide('before receiving', frame)) return cut();
      events.received(frame);
      if (!dead && decide('after receiving', frame)) cut();
    });
    socket.on('error', () => {});
    socket.on('close', (code, reason) => events.closed(code, reason.toString()));
    return {
      send(frame) {
        if (dead || socket.readyState !== WebSocket.OPEN) return;
        if (decide('before sending', frame)) return cut();
        socket.send(frame);
        if (!decide('after sending', frame)) return;
        // What was sent still goes out; nothing that comes is read any more.
        dead = true;
        raw?.end();
      },
      close: (code, reason) => socket.close(code, reason),
      drop: () => socket.terminate(),
    };
  };
}
