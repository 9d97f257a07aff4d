// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.

/** By type and field. */
export const BOT_FIELDS = {
  "goodbye": {
    "type": ""
  },
  "hello": {
    "type": "",
    "versions": "The protocol versions that the bot speaks, each as major.minor (1.0). The server takes the newest that it speaks too.",
    "token": "The bot's secret, 1 to 256 printable ASCII characters without spaces. Left out by a guest, where the organiser lets guests in. Never put it in a URL or a log.",
    "name": "The name of a bot: 1 to 32 letters, digits, dots, underscores and hyphens; the first a letter or digit.",
    "version": "The bot's own version, 1 to 64 printable ASCII characters. A changed bot is another version and is rated anew.",
    "tables": "How many tables the bot can play at once, 1 to 4096.",
    "client": "The library that the bot uses, for statistics: 1 to 64 printable ASCII characters."
  },
  "play": {
    "type": "",
    "request": "The request that is answered: a copy of its request field, 1 to 64 characters.",
    "card": "One of the request's legal cards: rank (7 8 9 T J Q K A), then suit (C S H D), as in TC."
  },
  "ready": {
    "type": ""
  }
} as const;

/** The types of what a server sends. */
export const SERVER_TYPES = [
  "deal-result",
  "error",
  "goodbye",
  "match-result",
  "request",
  "welcome"
] as const;
