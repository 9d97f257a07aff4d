import type { Limits } from '@bassadewitz/protocol';
import type { Clock } from '@bassadewitz/referee';
import type { Logger } from 'pino';
import type { Addresses } from './addresses.ts';
import type { Bot, BotIdentity } from './bot.ts';
import type { GatewayLimits } from './options.ts';
import type { Turn } from './outbox.ts';
import type { Roster } from './roster.ts';
import type { Session } from './session.ts';

/** The gateway, as its sessions see it: what they have in common, and what they report. */
export interface House {
  readonly log: Logger;
  readonly clock: Clock;
  readonly limits: GatewayLimits;
  /** The limits as `welcome` tells them. */
  readonly told: Limits;
  readonly software: string;
  readonly turn: Turn;
  readonly roster: Roster;
  readonly addresses: Addresses;
  /** A session said a hello that was accepted. An older session of the bot is replaced. */
  enter(session: Session, bot: Bot, identity: BotIdentity): void;
  ready(session: Session): void;
  /** The bot said goodbye. */
  left(session: Session): void;
  /** A session plays no part any more, though its socket may still be open. */
  leave(session: Session): void;
  /** A session's socket is closed. */
  gone(session: Session): void;
}
