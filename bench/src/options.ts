import { parseArgs } from 'node:util';

export const PARTS = ['playouts', 'sockets', 'memory'] as const;

export type Part = (typeof PARTS)[number];

export interface Options {
  /** Where the results go as JSON. */
  readonly json: string | undefined;
  /** How long each measurement takes. */
  readonly seconds: number;
  /** How often each pair is measured. */
  readonly pairs: number;
  readonly parts: readonly Part[];
}

export const USAGE = `usage: pnpm bench [--json FILE] [--seconds N] [--pairs N] [--only ${PARTS.join('|')}]...`;

/** @throws Error with one line that says what came and what is valid */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: args.filter((arg) => arg !== '--'),
    options: {
      json: { type: 'string' },
      seconds: { type: 'string', default: '1.5' },
      pairs: { type: 'string', default: '5' },
      only: { type: 'string', multiple: true },
    },
  });
  const unknown = values.only?.find((part) => !(PARTS as readonly string[]).includes(part));
  if (unknown !== undefined) throw new Error(`--only ${unknown}: valid are ${PARTS.join(', ')}`);
  const number = (name: 'seconds' | 'pairs') => {
    const value = Number(values[name]);
    if (!(value > 0)) throw new Error(`--${name} ${values[name]}: a number above 0 is valid`);
    return value;
  };
  return {
    json: values.json,
    seconds: number('seconds'),
    pairs: Math.ceil(number('pairs')),
    parts: (values.only as Part[] | undefined) ?? PARTS,
  };
}
