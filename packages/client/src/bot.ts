import type { DealResult, ErrorMessage, MatchResult, Request, Welcome } from '@bassadewitz/protocol';
import type { CardName } from '@bassadewitz/rules';
import type { Turn } from './turn.ts';

/** A player of Bassadewitz. Anything with these fields is one: an object literal or an instance of a class. */
export interface Bot {
  /** 1 to 32 letters, digits, dots, underscores and hyphens, the first a letter or digit. */
  readonly name: string;
  /** 1 to 64 printable ASCII characters. A changed bot is another version, and is rated anew. */
  readonly version: string;

  /**
   * Chooses the card to play: one of `request.legal`, which are always two or more (a forced card is played without
   * asking). May be async; requests of other tables come meanwhile. When it throws, or gives no card, the mistake is
   * reported and an answer without a card is sent: the referee notes the fault and plays a card in the bot's place.
   * Any other card is sent as it is, so that the referee's verdict is seen, and is reported too.
   *
   * @param request all that the seat may know, as it came from the server
   * @param turn the same knowledge worked out: what is out, who is void, seeded chance
   */
  chooseCard(request: Request, turn: Turn): CardName | Promise<CardName>;

  /**
   * Called once, after the server's welcome and before the first request: load what must be loaded. The server allows
   * `welcome.limits.prepareMs`. When it throws, the run ends with `PREPARE_FAILED`.
   */
  prepare?(welcome: Welcome): void | Promise<void>;

  /** A deal of one of the bot's matches is over: the whole of it, open. */
  onDealResult?(result: DealResult): void;

  /** One of the bot's matches is over. */
  onMatchResult?(result: MatchResult): void;

  /** The server refused something, or played in the bot's place. It is reported in any case. */
  onError?(error: ErrorMessage): void;
}

/** The optional methods of a bot that are called when something came. */
export const HOOKS = ['onDealResult', 'onMatchResult', 'onError'] as const;
