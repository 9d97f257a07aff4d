import type { BotMessage, ServerMessage } from './generated/messages.ts';

/** The text of a frame. The type of `message` is the only check: what goes out was built here. */
export function encode(message: BotMessage | ServerMessage): string {
  return JSON.stringify(message);
}
