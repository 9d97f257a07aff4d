import { Failure } from '../failure.ts';
import { didYouMean } from '../nearest.ts';

/** The least and the most that a flag may say, and where that is written. */
export interface FlagRange {
  readonly least: number;
  /** Default: no limit. */
  readonly most?: number;
  /** Default: --help. */
  readonly document?: string;
}

/**
 * A whole number given to a flag.
 * @param range where nothing else checks what is valid
 * @throws Failure USAGE naming the flag, what came and what is valid
 */
export function wholeNumber(flag: string, range?: FlagRange): (text: string) => number {
  const { least = Number.NEGATIVE_INFINITY, most = Number.POSITIVE_INFINITY, document = '--help' } = range ?? {};
  return (text) => {
    if (!/^-?\d{1,15}$/.test(text))
      throw new Failure('USAGE', `${flag}: ${JSON.stringify(text)} is not a whole number; see ${document}`);
    const number = Number(text);
    if (number < least || number > most) {
      const valid = `whole numbers from ${least}${most === Number.POSITIVE_INFINITY ? '' : ` to ${most}`}`;
      throw new Failure('USAGE', `${flag}: ${text} is out of range; valid: ${valid}; see ${document}`);
    }
    return number;
  };
}

/** A decimal number given to a flag. @throws Failure USAGE naming the flag, what came and what is valid */
export function decimalNumber(flag: string): (text: string) => number {
  return (text) => {
    if (!/^-?\d{1,15}(\.\d{1,9})?$/.test(text)) {
      throw new Failure('USAGE', `${flag}: ${JSON.stringify(text)} is not a number; see --help`);
    }
    return Number(text);
  };
}

/** One of a closed set of words given to a flag. @throws Failure USAGE */
export function oneOf<T extends string>(flag: string, valid: readonly T[]): (text: string) => T {
  return (text) => {
    const found = valid.find((word) => word === text);
    if (found === undefined) {
      throw new Failure(
        'USAGE',
        `${flag}: unknown value ${JSON.stringify(text)}${didYouMean(text, valid)}; valid: ${valid.join(', ')}`,
      );
    }
    return found;
  };
}

/** Lets an option be given several times. */
export function collect(value: string, earlier: string[] | undefined): string[] {
  return [...(earlier ?? []), value];
}
