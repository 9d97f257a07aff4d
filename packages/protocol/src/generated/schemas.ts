// Generated from protocol/v1 by packages/protocol/generate. Do not edit: change the schemas, then `pnpm generate`.

/** The JSON Schemas (2020-12) of the protocol by file name. `words` holds what the others refer to. */
export const SCHEMAS = {
  "bot-goodbye": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/bot-goodbye.schema.json",
    "title": "BotGoodbye",
    "description": "The bot leaves for good: it wants no further match. Open requests are no longer answered by it.",
    "x-direction": "bot-to-server",
    "type": "object",
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "goodbye"
      }
    },
    "additionalProperties": false
  },
  "deal-result": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/deal-result.schema.json",
    "title": "DealResult",
    "description": "A deal is over: the whole of it, open.",
    "x-direction": "server-to-bot",
    "type": "object",
    "required": [
      "type",
      "match",
      "deal",
      "seat",
      "dealer",
      "hands",
      "tricks",
      "tricksTaken",
      "points",
      "outcome",
      "chips",
      "pool",
      "balances",
      "faults"
    ],
    "properties": {
      "type": {
        "const": "deal-result"
      },
      "match": {
        "$ref": "words.schema.json#/$defs/matchId"
      },
      "deal": {
        "description": "Which deal of the match, from 0. classic and easy: 0, then redeals 1 to 20 of a pool that was carried; swedish: 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20
      },
      "seat": {
        "$ref": "words.schema.json#/$defs/seat",
        "description": "The seat of the receiving bot."
      },
      "dealer": {
        "$ref": "words.schema.json#/$defs/seat"
      },
      "hands": {
        "description": "The eight cards dealt to each seat, by seat number, ascending.",
        "type": "array",
        "items": {
          "type": "array",
          "items": {
            "type": "string",
            "$ref": "words.schema.json#/$defs/card"
          },
          "minItems": 8,
          "maxItems": 8,
          "uniqueItems": true
        },
        "minItems": 4,
        "maxItems": 4
      },
      "tricks": {
        "description": "The eight tricks in order.",
        "type": "array",
        "items": {
          "$ref": "words.schema.json#/$defs/finishedTrick"
        },
        "minItems": 8,
        "maxItems": 8
      },
      "tricksTaken": {
        "$ref": "words.schema.json#/$defs/countBySeat",
        "description": "Tricks taken, by seat."
      },
      "points": {
        "$ref": "words.schema.json#/$defs/countBySeat",
        "description": "Points taken, by seat: card points, and in the easy rule set one for each trick."
      },
      "outcome": {
        "$ref": "words.schema.json#/$defs/outcome"
      },
      "chips": {
        "$ref": "words.schema.json#/$defs/chipsBySeat",
        "description": "Chips paid to (or by) each seat for this deal, by seat. Stakes and refunds are not in it."
      },
      "pool": {
        "description": "Chips in the pool after this deal was settled.",
        "type": "integer",
        "minimum": 0
      },
      "balances": {
        "$ref": "words.schema.json#/$defs/chipsBySeat",
        "description": "Balances after this deal was settled (and refunded), by seat."
      },
      "refund": {
        "$ref": "words.schema.json#/$defs/chipsBySeat",
        "description": "Only where an open pool was given back to those who staked it: chips returned, by seat."
      },
      "faults": {
        "description": "The receiving seat's own faults in this deal, in order.",
        "type": "array",
        "items": {
          "$ref": "words.schema.json#/$defs/fault"
        }
      }
    }
  },
  "error": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/error.schema.json",
    "title": "ErrorMessage",
    "description": "Something was refused, or went wrong for this bot. Each refused frame that can be answered gets exactly one.",
    "x-direction": "server-to-bot",
    "type": "object",
    "required": [
      "type",
      "code",
      "message",
      "docs"
    ],
    "properties": {
      "type": {
        "const": "error"
      },
      "code": {
        "$ref": "words.schema.json#/$defs/errorCode"
      },
      "message": {
        "description": "For people: what came, and what would have been valid. Do not parse it.",
        "type": "string"
      },
      "docs": {
        "description": "Where the code is explained: a path in the project's repository.",
        "type": "string"
      },
      "request": {
        "$ref": "words.schema.json#/$defs/requestId",
        "description": "The request that it is about, where there is one."
      },
      "match": {
        "$ref": "words.schema.json#/$defs/matchId",
        "description": "The match that it is about, where there is one."
      },
      "at": {
        "description": "Where in the refused frame, as a JSON Pointer (RFC 6901).",
        "type": "string"
      },
      "played": {
        "$ref": "words.schema.json#/$defs/card",
        "description": "The fallback card that the referee played in place of the bot."
      }
    }
  },
  "goodbye": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/goodbye.schema.json",
    "title": "Goodbye",
    "description": "The last frame of an orderly session; the server closes the socket after it.",
    "x-direction": "server-to-bot",
    "type": "object",
    "required": [
      "type",
      "reason",
      "message"
    ],
    "properties": {
      "type": {
        "const": "goodbye"
      },
      "reason": {
        "$ref": "words.schema.json#/$defs/goodbyeReason"
      },
      "message": {
        "description": "For people: what happens next, and whether to come back.",
        "type": "string"
      }
    }
  },
  "hello": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/hello.schema.json",
    "title": "Hello",
    "description": "The first frame of a session. Frozen: no field will be added, removed or changed for the life of v1.",
    "x-direction": "bot-to-server",
    "type": "object",
    "required": [
      "type",
      "versions",
      "name",
      "version",
      "tables"
    ],
    "properties": {
      "type": {
        "const": "hello"
      },
      "versions": {
        "description": "The protocol versions that the bot speaks, each as major.minor (1.0). The server takes the newest that it speaks too.",
        "type": "array",
        "items": {
          "type": "string",
          "$ref": "words.schema.json#/$defs/protocolVersion"
        },
        "minItems": 1,
        "maxItems": 16,
        "uniqueItems": true
      },
      "token": {
        "description": "The bot's secret, 1 to 256 printable ASCII characters without spaces. Left out by a guest, where the organiser lets guests in. Never put it in a URL or a log.",
        "type": "string",
        "pattern": "^[!-~]{1,256}$"
      },
      "name": {
        "$ref": "words.schema.json#/$defs/botName"
      },
      "version": {
        "description": "The bot's own version, 1 to 64 printable ASCII characters. A changed bot is another version and is rated anew.",
        "type": "string",
        "pattern": "^[ -~]{1,64}$"
      },
      "tables": {
        "description": "How many tables the bot can play at once, 1 to 4096.",
        "type": "integer",
        "minimum": 1,
        "maximum": 4096
      },
      "client": {
        "description": "The library that the bot uses, for statistics: 1 to 64 printable ASCII characters.",
        "type": "string",
        "pattern": "^[ -~]{1,64}$"
      }
    },
    "additionalProperties": false
  },
  "match-result": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/match-result.schema.json",
    "title": "MatchResult",
    "description": "A match is over.",
    "x-direction": "server-to-bot",
    "type": "object",
    "required": [
      "type",
      "match",
      "ruleSet",
      "seat",
      "chips",
      "places",
      "deals",
      "receipt"
    ],
    "properties": {
      "type": {
        "const": "match-result"
      },
      "match": {
        "$ref": "words.schema.json#/$defs/matchId"
      },
      "ruleSet": {
        "$ref": "words.schema.json#/$defs/ruleSet"
      },
      "seat": {
        "$ref": "words.schema.json#/$defs/seat",
        "description": "The seat of the receiving bot."
      },
      "chips": {
        "$ref": "words.schema.json#/$defs/chipsBySeat",
        "description": "Net chips of the match, by seat. They sum to 0."
      },
      "places": {
        "description": "Finishing order by seat, 1 the best: by chips without stakes over the whole match. Those who tie share the best place (1 1 3 4).",
        "type": "array",
        "items": {
          "type": "integer",
          "minimum": 1,
          "maximum": 4
        },
        "minItems": 4,
        "maxItems": 4
      },
      "deals": {
        "description": "How many deals were played.",
        "type": "integer",
        "minimum": 1,
        "maximum": 21
      },
      "standIn": {
        "description": "Present and true where a stand-in finished the match for the receiving seat.",
        "type": "boolean"
      },
      "receipt": {
        "description": "The SHA-256 of the match's canonical record, in lower-case hexadecimal: keep it and look for it in the published ledger.",
        "type": "string",
        "pattern": "^[0-9a-f]{64}$"
      }
    }
  },
  "play": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/play.schema.json",
    "title": "Play",
    "description": "The answer to a request.",
    "x-direction": "bot-to-server",
    "type": "object",
    "required": [
      "type",
      "request",
      "card"
    ],
    "properties": {
      "type": {
        "const": "play"
      },
      "request": {
        "$ref": "words.schema.json#/$defs/requestId",
        "description": "The request that is answered: a copy of its request field, 1 to 64 characters."
      },
      "card": {
        "$ref": "words.schema.json#/$defs/card",
        "description": "One of the request's legal cards: rank (7 8 9 T J Q K A), then suit (C S H D), as in TC."
      }
    },
    "additionalProperties": false
  },
  "ready": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/ready.schema.json",
    "title": "Ready",
    "description": "The bot is prepared: requests may come from now on.",
    "x-direction": "bot-to-server",
    "type": "object",
    "required": [
      "type"
    ],
    "properties": {
      "type": {
        "const": "ready"
      }
    },
    "additionalProperties": false
  },
  "request": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/request.schema.json",
    "title": "Request",
    "description": "A question to one seat: which card do you play? Holds all that the seat may know.",
    "x-direction": "server-to-bot",
    "type": "object",
    "required": [
      "type",
      "request",
      "match",
      "ruleSet",
      "seat",
      "dealer",
      "deal",
      "hand",
      "legal",
      "trick",
      "tricks",
      "balances",
      "pool",
      "seed",
      "moveMs",
      "bankMs",
      "networkMs"
    ],
    "properties": {
      "type": {
        "const": "request"
      },
      "request": {
        "$ref": "words.schema.json#/$defs/requestId"
      },
      "match": {
        "$ref": "words.schema.json#/$defs/matchId"
      },
      "ruleSet": {
        "$ref": "words.schema.json#/$defs/ruleSet"
      },
      "seat": {
        "$ref": "words.schema.json#/$defs/seat",
        "description": "The seat that is asked."
      },
      "dealer": {
        "$ref": "words.schema.json#/$defs/seat",
        "description": "The dealer of this deal. The seat to its left is the eldest hand and leads the first trick."
      },
      "deal": {
        "description": "Which deal of the match, from 0. classic and easy: 0, then redeals 1 to 20 of a pool that was carried; swedish: 0 to 3.",
        "type": "integer",
        "minimum": 0,
        "maximum": 20
      },
      "hand": {
        "description": "The seat's cards that are not played yet, ascending.",
        "type": "array",
        "items": {
          "type": "string",
          "$ref": "words.schema.json#/$defs/card"
        },
        "minItems": 2,
        "maxItems": 8,
        "uniqueItems": true
      },
      "legal": {
        "description": "The cards that may be played now, ascending. Always two or more: a single legal card is played by the server without a request.",
        "type": "array",
        "items": {
          "type": "string",
          "$ref": "words.schema.json#/$defs/card"
        },
        "minItems": 2,
        "maxItems": 8,
        "uniqueItems": true
      },
      "trick": {
        "$ref": "words.schema.json#/$defs/openTrick"
      },
      "tricks": {
        "description": "The earlier tricks of this deal, in order.",
        "type": "array",
        "items": {
          "$ref": "words.schema.json#/$defs/finishedTrick"
        },
        "maxItems": 7
      },
      "balances": {
        "$ref": "words.schema.json#/$defs/chipsBySeat",
        "description": "Chips won (or lost) in this match so far, by seat. With the pool they sum to 0."
      },
      "pool": {
        "description": "Chips in the pool.",
        "type": "integer",
        "minimum": 0
      },
      "seed": {
        "description": "64 bits for a bot that wants chance: 16 lower-case hexadecimal digits. The same for the same board, deal, trick and seat, whoever plays.",
        "type": "string",
        "pattern": "^[0-9a-f]{16}$"
      },
      "moveMs": {
        "$ref": "words.schema.json#/$defs/milliseconds",
        "description": "Time for this move before the bank is touched, in ms. In a request that is sent again: what is left of it."
      },
      "bankMs": {
        "$ref": "words.schema.json#/$defs/milliseconds",
        "description": "What is left of this seat's bank for the match, in ms."
      },
      "networkMs": {
        "$ref": "words.schema.json#/$defs/milliseconds",
        "description": "Credit for the network in ms, already added to the time that the referee waits: the least round trip measured on this connection, up to a cap."
      }
    }
  },
  "welcome": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/welcome.schema.json",
    "title": "Welcome",
    "description": "The answer to a hello that was accepted.",
    "x-direction": "server-to-bot",
    "type": "object",
    "required": [
      "type",
      "protocol",
      "session",
      "name",
      "tables",
      "limits",
      "server"
    ],
    "properties": {
      "type": {
        "const": "welcome"
      },
      "protocol": {
        "$ref": "words.schema.json#/$defs/protocolVersion",
        "description": "The version chosen: the one that both sides use from here on."
      },
      "session": {
        "description": "Names this session in logs. Quote it when you report a problem.",
        "type": "string",
        "pattern": "^[A-Za-z0-9._:-]{1,64}$"
      },
      "name": {
        "$ref": "words.schema.json#/$defs/botName"
      },
      "tables": {
        "description": "How many tables the server may give the bot at once: the least of what was offered and what the server allows.",
        "type": "integer",
        "minimum": 1
      },
      "limits": {
        "$ref": "#/$defs/limits"
      },
      "server": {
        "description": "The software of the server and its version.",
        "type": "string"
      }
    },
    "$defs": {
      "limits": {
        "description": "The limits in force for this session. A limit that is left out is not enforced.",
        "type": "object",
        "required": [
          "softFrameBytes",
          "hardFrameBytes",
          "prepareMs",
          "heartbeatMs",
          "moveMs",
          "bankMs"
        ],
        "properties": {
          "softFrameBytes": {
            "description": "A larger frame is refused. Bytes of UTF-8.",
            "type": "integer",
            "minimum": 1
          },
          "hardFrameBytes": {
            "description": "A larger frame closes the socket. Bytes of UTF-8.",
            "type": "integer",
            "minimum": 1
          },
          "prepareMs": {
            "description": "From welcome to ready, in ms.",
            "type": "integer",
            "minimum": 1
          },
          "heartbeatMs": {
            "description": "Time between two pings of the server, in ms.",
            "type": "integer",
            "minimum": 1
          },
          "missedBeats": {
            "description": "Pings in a row without a sign of life after which the connection is taken for lost, when the next is due.",
            "type": "integer",
            "minimum": 1
          },
          "moveMs": {
            "$ref": "words.schema.json#/$defs/milliseconds",
            "description": "Time for a move before the bank is touched, in ms. A request says what holds for it."
          },
          "bankMs": {
            "$ref": "words.schema.json#/$defs/milliseconds",
            "description": "Bank of each seat for a match, in ms. A request says what is left."
          },
          "networkMs": {
            "$ref": "words.schema.json#/$defs/milliseconds",
            "description": "The most credit given for the network, in ms."
          },
          "strikes": {
            "description": "Faults of a seat in one match after which a stand-in plays it to the end.",
            "type": "integer",
            "minimum": 1
          },
          "fragments": {
            "description": "A message in more fragments closes the socket.",
            "type": "integer",
            "minimum": 1
          },
          "framesPerSecond": {
            "description": "More frames in a second than this that answer no open request are a flood. Pings and unasked pongs count.",
            "type": "integer",
            "minimum": 1
          },
          "unansweredFrames": {
            "description": "More errors and pongs of the server than this that wait for the bot to read them are a flood.",
            "type": "integer",
            "minimum": 1
          },
          "badFrames": {
            "description": "The connection's budget: refused frames after which the socket is closed.",
            "type": "integer",
            "minimum": 1
          },
          "bufferedBytes": {
            "description": "Bytes waiting to be read by the bot after which it is dropped. They grow with the tables that welcome grants.",
            "type": "integer",
            "minimum": 1
          }
        }
      }
    }
  },
  "words": {
    "$schema": "https://json-schema.org/draft/2020-12/schema",
    "$id": "https://bassadewitz.example/protocol/v1/schemas/words.schema.json",
    "title": "Words",
    "description": "The values that several messages use. No message by itself.",
    "$defs": {
      "card": {
        "description": "A card: rank (7 8 9 T J Q K A), then suit (C clubs or acorns, S spades or leaves, H hearts, D diamonds or bells). Ascending order is by suit C S H D, then by rank, as listed here. Closed for the life of v1.",
        "type": "string",
        "enum": [
          "7C",
          "8C",
          "9C",
          "TC",
          "JC",
          "QC",
          "KC",
          "AC",
          "7S",
          "8S",
          "9S",
          "TS",
          "JS",
          "QS",
          "KS",
          "AS",
          "7H",
          "8H",
          "9H",
          "TH",
          "JH",
          "QH",
          "KH",
          "AH",
          "7D",
          "8D",
          "9D",
          "TD",
          "JD",
          "QD",
          "KD",
          "AD"
        ]
      },
      "seat": {
        "description": "A seat at the table, clockwise. Seat s + 1 (modulo 4) is to the left of seat s.",
        "type": "integer",
        "enum": [
          0,
          1,
          2,
          3
        ]
      },
      "ruleSet": {
        "description": "The rule set of the match. Closed for 1.0: a further rule set comes with a later minor version and is played only with bots that agreed to it.",
        "type": "string",
        "enum": [
          "classic",
          "easy",
          "swedish"
        ]
      },
      "outcome": {
        "description": "How a deal was settled: slam (all eight tricks), penalty (too many points), equal (all four equal, nothing paid), shared (the pool was shared out). Closed for the life of v1.",
        "type": "string",
        "enum": [
          "slam",
          "penalty",
          "equal",
          "shared"
        ]
      },
      "faultKind": {
        "description": "How a bot failed to answer a request. Closed for the life of v1.",
        "type": "string",
        "enum": [
          "timeout",
          "illegal",
          "malformed",
          "disconnect",
          "flood",
          "no-show"
        ]
      },
      "goodbyeReason": {
        "description": "Why the server ends the session. May grow in any 1.x: accept values that you do not know.",
        "type": "string",
        "pattern": "^[a-z][a-z-]{0,63}$",
        "x-known-values": [
          "tournament-over",
          "server-closing",
          "replaced",
          "bot-left",
          "withdrawn",
          "disqualified"
        ]
      },
      "errorCode": {
        "description": "A code of the error registry, errors.json. May grow in any 1.x: accept values that you do not know.",
        "type": "string",
        "pattern": "^[A-Z][A-Z0-9_]{0,63}$",
        "x-known-values": [
          "FRAME_TOO_LARGE",
          "FRAME_OVERSIZE",
          "TOO_MANY_FRAGMENTS",
          "NOT_UTF8",
          "BINARY_FRAME",
          "INVALID_JSON",
          "UNKNOWN_TYPE",
          "UNKNOWN_FIELD",
          "SCHEMA",
          "UNEXPECTED_MESSAGE",
          "UNSUPPORTED_VERSION",
          "UNAUTHORIZED",
          "NAME_MISMATCH",
          "NAME_TAKEN",
          "HANDSHAKE_TIMEOUT",
          "PREPARE_TIMEOUT",
          "UNRESPONSIVE",
          "REPLACED",
          "BUDGET_SPENT",
          "FLOOD",
          "SLOW_READER",
          "TOO_MANY_CONNECTIONS",
          "TOO_MANY_LOGINS",
          "ORIGIN_REFUSED",
          "SERVER_CLOSING",
          "UNKNOWN_REQUEST",
          "DUPLICATE",
          "LATE",
          "ILLEGAL_CARD",
          "TIMEOUT",
          "STOOD_IN",
          "VERSION_CHANGED",
          "INTERNAL"
        ]
      },
      "requestId": {
        "description": "Names one request for the life of a match. Opaque: it carries no information.",
        "type": "string",
        "pattern": "^[A-Za-z0-9._:-]{1,64}$"
      },
      "matchId": {
        "description": "Names one match for its four bots. Opaque: it carries no information.",
        "type": "string",
        "pattern": "^[A-Za-z0-9._:-]{1,64}$"
      },
      "botName": {
        "description": "The name of a bot: 1 to 32 letters, digits, dots, underscores and hyphens; the first a letter or digit.",
        "type": "string",
        "pattern": "^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$"
      },
      "protocolVersion": {
        "description": "A version of the protocol, major.minor.",
        "type": "string",
        "pattern": "^[0-9]{1,4}\\.[0-9]{1,4}$"
      },
      "milliseconds": {
        "description": "A duration in milliseconds.",
        "type": "integer",
        "minimum": 0
      },
      "chipsBySeat": {
        "description": "Chips of the four seats, by seat number. May be negative.",
        "type": "array",
        "items": {
          "type": "integer"
        },
        "minItems": 4,
        "maxItems": 4
      },
      "countBySeat": {
        "description": "A count for each of the four seats, by seat number.",
        "type": "array",
        "items": {
          "type": "integer",
          "minimum": 0
        },
        "minItems": 4,
        "maxItems": 4
      },
      "openTrick": {
        "description": "The trick on the table.",
        "type": "object",
        "required": [
          "leader",
          "cards"
        ],
        "properties": {
          "leader": {
            "$ref": "words.schema.json#/$defs/seat",
            "description": "The seat that leads this trick."
          },
          "cards": {
            "description": "The cards played to it so far, in order of play: the first by the leader, then clockwise. Empty when this seat leads.",
            "type": "array",
            "items": {
              "type": "string",
              "$ref": "words.schema.json#/$defs/card"
            },
            "maxItems": 3,
            "uniqueItems": true
          }
        }
      },
      "finishedTrick": {
        "description": "A trick that was taken.",
        "type": "object",
        "required": [
          "leader",
          "cards",
          "winner"
        ],
        "properties": {
          "leader": {
            "$ref": "words.schema.json#/$defs/seat",
            "description": "The seat that led."
          },
          "cards": {
            "description": "Its four cards in order of play: the first by the leader, then clockwise.",
            "type": "array",
            "items": {
              "type": "string",
              "$ref": "words.schema.json#/$defs/card"
            },
            "minItems": 4,
            "maxItems": 4,
            "uniqueItems": true
          },
          "winner": {
            "$ref": "words.schema.json#/$defs/seat",
            "description": "The seat that took it and leads the next."
          }
        }
      },
      "fault": {
        "description": "A fault of the receiving seat: the referee played in its place.",
        "type": "object",
        "required": [
          "trick",
          "kind",
          "card"
        ],
        "properties": {
          "trick": {
            "description": "Which trick of the deal, 0 to 7.",
            "type": "integer",
            "minimum": 0,
            "maximum": 7
          },
          "kind": {
            "$ref": "words.schema.json#/$defs/faultKind"
          },
          "card": {
            "$ref": "words.schema.json#/$defs/card",
            "description": "The fallback card that was played."
          }
        }
      }
    }
  }
} as const;
