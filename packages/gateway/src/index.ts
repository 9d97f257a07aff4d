export type { BotIdentity } from './bot.ts';
export type { BotState, BotStatus, GatewayEvents } from './gateway.ts';
export { BOT_STATES, Gateway } from './gateway.ts';
export type { GatewayLimits, GatewayOptions } from './options.ts';
export { DEFAULT_LIMITS, limitsOf } from './options.ts';
export type { ExpectedBot } from './roster.ts';
export { hashOfToken } from './roster.ts';
export type { SessionState } from './session-state.ts';
export { SESSION_STATES } from './session-state.ts';
