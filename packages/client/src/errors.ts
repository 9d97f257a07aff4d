/** Why a bot's run ended otherwise than with a goodbye. */
export const CLIENT_ERROR_CODES = [
  'BAD_BOT',
  'BAD_OPTION',
  'REFUSED',
  'UNREACHABLE',
  'CONNECTION_LOST',
  'PREPARE_FAILED',
  'REPLACED',
] as const;
export type ClientErrorCode = (typeof CLIENT_ERROR_CODES)[number];

/**
 * The exit code that `runBot` sets for each error. 0 is a goodbye by the server; 1 is left to Node (an error that
 * the bot did not catch).
 */
export const EXIT_CODES: Readonly<Record<ClientErrorCode, number>> = {
  /** The bot object is not a bot. */
  BAD_BOT: 2,
  /** An option or an environment variable is missing or wrong. */
  BAD_OPTION: 2,
  /** The server refused the bot: its token, its name, its version of the protocol, its manners. */
  REFUSED: 3,
  /** No server was ever reached. */
  UNREACHABLE: 4,
  /** The connection was lost and could not be made again. */
  CONNECTION_LOST: 4,
  /** `prepare` threw. */
  PREPARE_FAILED: 5,
  /** A newer login with the same token took the bot's place. */
  REPLACED: 6,
};

/** Why a bot's run ended otherwise than with a goodbye. `message` is one line for people. */
export class ClientError extends Error {
  override readonly name = 'ClientError';
  readonly code: ClientErrorCode;
  /** The server's code from the protocol's error registry, where the server gave one, such as `UNAUTHORIZED`. */
  readonly serverCode: string | undefined;

  constructor(
    code: ClientErrorCode,
    message: string,
    details: { serverCode?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, details.cause === undefined ? undefined : { cause: details.cause });
    this.code = code;
    this.serverCode = details.serverCode;
  }

  /** The exit code that `runBot` sets for this error. */
  get exitCode(): number {
    return EXIT_CODES[this.code];
  }
}
