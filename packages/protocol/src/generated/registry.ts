// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.

/** The error registry by code. */
export const REGISTRY = {
  "FRAME_TOO_LARGE": {
    "code": "FRAME_TOO_LARGE",
    "stage": "size",
    "meaning": "The frame is larger than softFrameBytes. It was not read.",
    "remedy": "Send one small JSON object a frame: no message of a bot needs more than a few hundred bytes.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "FRAME_OVERSIZE": {
    "code": "FRAME_OVERSIZE",
    "stage": "size",
    "meaning": "The frame is larger than hardFrameBytes, or announced itself so. The rest was not received.",
    "remedy": "Find out what your bot writes to the socket: it cannot be an answer to a request.",
    "blame": "bot",
    "answer": "none",
    "closeCode": 1009,
    "reconnect": true,
    "fault": null
  },
  "TOO_MANY_FRAGMENTS": {
    "code": "TOO_MANY_FRAGMENTS",
    "stage": "size",
    "meaning": "One message came in more fragments than the server puts together.",
    "remedy": "Send each message as one unfragmented frame.",
    "blame": "bot",
    "answer": "none",
    "closeCode": 1008,
    "reconnect": true,
    "fault": null
  },
  "NOT_UTF8": {
    "code": "NOT_UTF8",
    "stage": "size",
    "meaning": "A text frame was not valid UTF-8.",
    "remedy": "Encode frames as UTF-8. Every WebSocket library does so when it is given text.",
    "blame": "bot",
    "answer": "none",
    "closeCode": 1007,
    "reconnect": true,
    "fault": null
  },
  "BINARY_FRAME": {
    "code": "BINARY_FRAME",
    "stage": "size",
    "meaning": "The frame was binary. The protocol has text frames only.",
    "remedy": "Send the JSON as a text frame: many libraries send bytes as binary and strings as text.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "INVALID_JSON": {
    "code": "INVALID_JSON",
    "stage": "json",
    "meaning": "The frame is not JSON.",
    "remedy": "Send exactly one JSON object a frame, written by a JSON library.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "UNKNOWN_TYPE": {
    "code": "UNKNOWN_TYPE",
    "stage": "schema",
    "meaning": "The frame is a JSON object whose type is no message that a bot may send.",
    "remedy": "Use hello, ready, play or goodbye.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "UNKNOWN_FIELD": {
    "code": "UNKNOWN_FIELD",
    "stage": "schema",
    "meaning": "The frame has a field that its message does not have in the version agreed.",
    "remedy": "Leave the field out, or correct its spelling.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": "malformed"
  },
  "SCHEMA": {
    "code": "SCHEMA",
    "stage": "schema",
    "meaning": "The frame does not match the schema of its message: a field is missing, or has a wrong form or value.",
    "remedy": "Validate what you send with the schema of the message.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": "malformed"
  },
  "UNEXPECTED_MESSAGE": {
    "code": "UNEXPECTED_MESSAGE",
    "stage": "session",
    "meaning": "The message is valid but not expected in this state of the session: anything before hello, a second hello or ready, a play before ready.",
    "remedy": "Send hello once, wait for welcome, send ready once, then answer requests.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "UNSUPPORTED_VERSION": {
    "code": "UNSUPPORTED_VERSION",
    "stage": "session",
    "meaning": "The server speaks none of the versions that hello offered.",
    "remedy": "Offer a version that the message names, or update your library.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4002,
    "reconnect": false,
    "fault": null
  },
  "UNAUTHORIZED": {
    "code": "UNAUTHORIZED",
    "stage": "session",
    "meaning": "The token is unknown or revoked, or there is none and the organiser lets no guests in.",
    "remedy": "Check the token with the organiser. A bot reads it from its environment, never from a URL.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4001,
    "reconnect": false,
    "fault": null
  },
  "NAME_MISMATCH": {
    "code": "NAME_MISMATCH",
    "stage": "session",
    "meaning": "The token belongs to a bot of another name.",
    "remedy": "Use the name that the token was made for, or ask for a token of its own for this bot.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4003,
    "reconnect": false,
    "fault": null
  },
  "NAME_TAKEN": {
    "code": "NAME_TAKEN",
    "stage": "session",
    "meaning": "A guest said hello with a name that is in use.",
    "remedy": "Choose another name. If the other session is your own lost one, come back after a pause: it was asked for a sign of life now, and ends if none comes within heartbeatMs.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4506,
    "reconnect": true,
    "fault": null
  },
  "HANDSHAKE_TIMEOUT": {
    "code": "HANDSHAKE_TIMEOUT",
    "stage": "session",
    "meaning": "No valid hello came in time.",
    "remedy": "Send hello as the first frame, as soon as the socket is open.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4500,
    "reconnect": true,
    "fault": null
  },
  "PREPARE_TIMEOUT": {
    "code": "PREPARE_TIMEOUT",
    "stage": "session",
    "meaning": "No ready came within prepareMs after welcome.",
    "remedy": "Prepare before you connect, or ask the organiser for a longer prepareMs.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4501,
    "reconnect": true,
    "fault": null
  },
  "UNRESPONSIVE": {
    "code": "UNRESPONSIVE",
    "stage": "session",
    "meaning": "No sign of life followed missedBeats pings in a row: the connection is taken for lost.",
    "remedy": "Let your WebSocket library run while your bot thinks: do not block the thread that reads the socket.",
    "blame": "network",
    "answer": "none",
    "closeCode": 4502,
    "reconnect": true,
    "fault": "disconnect"
  },
  "REPLACED": {
    "code": "REPLACED",
    "stage": "session",
    "meaning": "A newer session said hello with the same token. This one ended.",
    "remedy": "Do not come back with this process: you would throw out the newer one. Stop one of the two.",
    "blame": "bot",
    "answer": "goodbye",
    "closeCode": 4004,
    "reconnect": false,
    "fault": null
  },
  "BUDGET_SPENT": {
    "code": "BUDGET_SPENT",
    "stage": "session",
    "meaning": "The connection sent more refused frames than badFrames allows.",
    "remedy": "Read the errors that came before this one, and correct what they name.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4503,
    "reconnect": true,
    "fault": "flood"
  },
  "FLOOD": {
    "code": "FLOOD",
    "stage": "session",
    "meaning": "More frames that answer no request came in a second than framesPerSecond, or the bot sent on without reading the answers of more than unansweredFrames.",
    "remedy": "Send one play for each request and nothing else, and read what the server answers.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4504,
    "reconnect": true,
    "fault": "flood"
  },
  "SLOW_READER": {
    "code": "SLOW_READER",
    "stage": "session",
    "meaning": "The bot did not read: more than bufferedBytes waited for it.",
    "remedy": "Read the socket while your bot thinks, or offer fewer tables.",
    "blame": "bot",
    "answer": "none",
    "closeCode": 4505,
    "reconnect": true,
    "fault": "disconnect"
  },
  "TOO_MANY_CONNECTIONS": {
    "code": "TOO_MANY_CONNECTIONS",
    "stage": "session",
    "meaning": "There are too many sockets from this address, or in all; plain HTTP counts, and of IPv6 a network of 64 bits is one address.",
    "remedy": "Play more tables over one connection instead; otherwise come back later.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4507,
    "reconnect": true,
    "fault": null
  },
  "TOO_MANY_LOGINS": {
    "code": "TOO_MANY_LOGINS",
    "stage": "session",
    "meaning": "Too many logins from this address failed, or the bot logged in too often.",
    "remedy": "Correct the token, or wait longer between attempts, then come back later.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4508,
    "reconnect": true,
    "fault": null
  },
  "ORIGIN_REFUSED": {
    "code": "ORIGIN_REFUSED",
    "stage": "session",
    "meaning": "A browser on a page of an origin that is not allowed tried to connect.",
    "remedy": "Ask the organiser to allow the origin of your page.",
    "blame": "bot",
    "answer": "error",
    "closeCode": 4005,
    "reconnect": false,
    "fault": null
  },
  "SERVER_CLOSING": {
    "code": "SERVER_CLOSING",
    "stage": "session",
    "meaning": "The server is shutting down. A tournament that is not over is resumed after the restart.",
    "remedy": "Come back after a pause: open matches are played on.",
    "blame": "nobody",
    "answer": "goodbye",
    "closeCode": 1001,
    "reconnect": true,
    "fault": null
  },
  "UNKNOWN_REQUEST": {
    "code": "UNKNOWN_REQUEST",
    "stage": "request",
    "meaning": "The play names a request that this bot was never sent, or one of a match that is long over.",
    "remedy": "Copy the request field of the request that you answer.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "DUPLICATE": {
    "code": "DUPLICATE",
    "stage": "request",
    "meaning": "The request was answered before. The first answer counts.",
    "remedy": "Answer each request once.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "LATE": {
    "code": "LATE",
    "stage": "deadline",
    "meaning": "The request had run out when the answer came. The fallback card had been played. Late and illegal is LATE.",
    "remedy": "Answer within moveMs; what takes longer is taken from bankMs.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "ILLEGAL_CARD": {
    "code": "ILLEGAL_CARD",
    "stage": "legality",
    "meaning": "The card is not among the legal cards of the request. The fallback card was played: there is no second try.",
    "remedy": "Choose from the legal field of the request.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": "illegal"
  },
  "TIMEOUT": {
    "code": "TIMEOUT",
    "stage": "notice",
    "meaning": "Move limit and bank ran out before an answer came. The fallback card was played.",
    "remedy": "Answer within moveMs; what takes longer is taken from bankMs.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": "timeout"
  },
  "STOOD_IN": {
    "code": "STOOD_IN",
    "stage": "notice",
    "meaning": "The bot reached the strike limit of this match. A stand-in plays the seat to the end; the match ranks the bot last.",
    "remedy": "Read the errors that came before this one. The next match starts with no strikes.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": null
  },
  "VERSION_CHANGED": {
    "code": "VERSION_CHANGED",
    "stage": "notice",
    "meaning": "The bot came back with another version than the one that was entered. A new version is a new player: the matches are played without it.",
    "remedy": "Come back with the version that the message names, and enter the new one in the next tournament.",
    "blame": "bot",
    "answer": "error",
    "closeCode": null,
    "reconnect": null,
    "fault": "no-show"
  },
  "INTERNAL": {
    "code": "INTERNAL",
    "stage": "notice",
    "meaning": "The server failed at a frame of this session. It is not the fault of the bot.",
    "remedy": "Come back: open requests are asked again with the time that is left. Tell the organiser the session that welcome named.",
    "blame": "server",
    "answer": "error",
    "closeCode": 1011,
    "reconnect": true,
    "fault": null
  }
} as const;

/** How sessions end in good order, by the reason in a server's goodbye. */
export const GOODBYES = {
  "tournament-over": {
    "reason": "tournament-over",
    "meaning": "The tournament is over.",
    "closeCode": 1000,
    "reconnect": false
  },
  "server-closing": {
    "reason": "server-closing",
    "meaning": "The server is shutting down (SERVER_CLOSING). A tournament that is not over is resumed after the restart.",
    "closeCode": 1001,
    "reconnect": true
  },
  "replaced": {
    "reason": "replaced",
    "meaning": "A newer session said hello with the same token (REPLACED).",
    "closeCode": 4004,
    "reconnect": false
  },
  "bot-left": {
    "reason": "bot-left",
    "meaning": "The answer to a goodbye of the bot.",
    "closeCode": 1000,
    "reconnect": false
  },
  "withdrawn": {
    "reason": "withdrawn",
    "meaning": "The organiser withdrew the bot.",
    "closeCode": 1000,
    "reconnect": false
  },
  "disqualified": {
    "reason": "disqualified",
    "meaning": "The organiser disqualified the bot.",
    "closeCode": 1000,
    "reconnect": false
  }
} as const;
