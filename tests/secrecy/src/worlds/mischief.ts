/** What has become of the requests of a bot so far, by name. */
export interface Past {
  readonly answered: readonly string[];
  readonly expired: readonly string[];
}

/** Frames that a bot may send while it is asked, each of which is refused with one error and leaves its request open. */
export const MISCHIEF = [
  'nothing',
  'no JSON',
  'an array',
  'unknown type',
  'unknown field',
  'a message of the server',
  'hello again',
  'ready again',
  'binary',
  'too large',
  'unknown request',
  'unreadable play of no request',
  'duplicate',
  'late',
] as const;

export type Mischief = (typeof MISCHIEF)[number];

export function frameOf(mischief: Mischief, { answered, expired }: Past): string | Uint8Array {
  switch (mischief) {
    case 'nothing':
      return '';
    case 'no JSON':
      return '{"type":"play","request":';
    case 'an array':
      return '[]';
    case 'unknown type':
      return '{"type":"pass"}';
    case 'unknown field':
      return '{"type":"ready","seat":0}';
    case 'a message of the server':
      return '{"type":"request"}';
    case 'hello again':
      return '{"type":"hello","versions":["1.0"],"name":"ann","version":"1","tables":1}';
    case 'ready again':
      return '{"type":"ready"}';
    case 'binary':
      return new TextEncoder().encode('{"type":"ready"}');
    case 'too large':
      return `{"type":"ready"${' '.repeat(5000)}}`;
    case 'unknown request':
      return '{"type":"play","request":"q-of-another","card":"7C"}';
    case 'unreadable play of no request':
      return '{"type":"play","request":"q-of-another","card":"1C"}';
    case 'duplicate':
      return `{"type":"play","request":"${answered.at(-1) ?? 'none'}","card":"7C"}`;
    case 'late':
      return `{"type":"play","request":"${expired.at(-1) ?? 'none'}","card":"7C"}`;
  }
}
