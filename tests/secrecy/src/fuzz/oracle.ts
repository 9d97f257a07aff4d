/** What a connection has come to. */
export type Phase = 'connected' | 'preparing' | 'ready';

/** The codes of which one is the answer to a frame; `accepted` where it is taken and so not refused. */
export type Expected = readonly string[] | 'accepted';

const SOFT_FRAME_BYTES = 4096;

const FIELDS: Readonly<Record<string, readonly string[]>> = {
  hello: ['type', 'versions', 'token', 'name', 'version', 'tables', 'client'],
  ready: ['type'],
  play: ['type', 'request', 'card'],
  goodbye: ['type'],
};

/**
 * How a frame has to be judged, by the page of the protocol and by nothing that reads frames in the arena.
 *
 * @param open whether a request of that name is open
 */
export function judge(payload: string | Uint8Array, phase: Phase, open: (request: string) => boolean): Expected {
  const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
  if (bytes.length > SOFT_FRAME_BYTES) return ['FRAME_TOO_LARGE'];
  if (typeof payload !== 'string') return ['BINARY_FRAME'];
  let frame: unknown;
  try {
    frame = JSON.parse(bytes.toString());
  } catch {
    return ['INVALID_JSON'];
  }
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) return ['SCHEMA'];
  const message = frame as Record<string, unknown>;
  const type = Object.hasOwn(message, 'type') ? message.type : undefined;
  if (typeof type !== 'string') return ['SCHEMA'];
  const fields = Object.hasOwn(FIELDS, type) ? FIELDS[type] : undefined;
  if (fields === undefined) return ['UNKNOWN_TYPE'];
  if (Object.keys(message).some((field) => !fields.includes(field))) return ['UNKNOWN_FIELD'];
  switch (type) {
    case 'play':
      return judgePlay(message, phase, open);
    case 'hello':
      if (!validHello(message)) return ['SCHEMA'];
      return phase === 'connected' ? 'accepted' : ['UNEXPECTED_MESSAGE'];
    case 'ready':
      return phase === 'preparing' ? 'accepted' : ['UNEXPECTED_MESSAGE'];
    default:
      return 'accepted';
  }
}

function judgePlay(
  { request, card }: Record<string, unknown>,
  phase: Phase,
  open: (request: string) => boolean,
): Expected {
  const named = typeof request === 'string' && /^[A-Za-z0-9._:-]{1,64}$/.test(request);
  const valid = named && typeof card === 'string' && /^[789TJQKA][CSHD]$/.test(card);
  if (named && phase === 'ready' && open(request)) return valid ? 'accepted' : ['SCHEMA'];
  if (!valid) return ['SCHEMA'];
  return phase === 'ready' ? ['UNKNOWN_REQUEST', 'DUPLICATE'] : ['UNEXPECTED_MESSAGE'];
}

function validHello({ versions, token, name, version, tables, client }: Record<string, unknown>): boolean {
  const printable = (value: unknown, most: number) =>
    typeof value === 'string' && value.length >= 1 && value.length <= most && /^[ -~]*$/.test(value);
  return (
    Array.isArray(versions) &&
    versions.length >= 1 &&
    versions.length <= 16 &&
    new Set(versions).size === versions.length &&
    versions.every((one) => typeof one === 'string' && /^[0-9]{1,4}\.[0-9]{1,4}$/.test(one)) &&
    (token === undefined || (typeof token === 'string' && /^[!-~]{1,256}$/.test(token))) &&
    typeof name === 'string' &&
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,31}$/.test(name) &&
    printable(version, 64) &&
    Number.isInteger(tables) &&
    (tables as number) >= 1 &&
    (tables as number) <= 4096 &&
    (client === undefined || printable(client, 64))
  );
}
