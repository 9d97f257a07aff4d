import { blankComments } from './imports.ts';

/** One use of what a pure package must not touch. */
export interface Impurity {
  readonly name: string;
  /** 1-based line. */
  readonly line: number;
}

/** Clocks, chance, timers, what only Node or only a page has, and ways out of the process. */
const NAMES = [
  ...['Date', 'performance', 'Temporal', 'Math.random', 'crypto'],
  ...['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'requestAnimationFrame'],
  ...['process', 'Buffer', 'require', '__dirname', '__filename', 'global', 'globalThis', 'import.meta'],
  ...['fetch', 'WebSocket', 'XMLHttpRequest', 'Worker', 'console', 'window', 'navigator', 'localStorage'],
] as const;

/** A name where it is used: no field of something else, no key of an object, no word within another. */
const USE = new RegExp(
  String.raw`(?<![\w$.#]|\.\s)(?:${NAMES.join('|').replaceAll('.', String.raw`\s*\.\s*`)})(?![\w$])(?!\??\s*:)`,
  'g',
);

/** What in a TypeScript source is a clock, chance, I/O or something of Node's, types included. */
export function impuritiesOf(source: string): Impurity[] {
  const code = blankTexts(blankComments(source));
  return [...code.matchAll(USE)].map((match) => ({
    name: match[0].replace(/\s/g, ''),
    line: code.slice(0, match.index).split('\n').length,
  }));
}

/** A source with spaces in place of its quoted texts and the words of its templates; what stands in `${…}` stays. */
function blankTexts(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, blank)
    .replace(/\/\/.*$/gm, blank)
    .replace(/`(?:[^`\\]|\\.)*`/g, (template) => template.replace(/(^|\})[\s\S]*?(\$\{|$)/g, (words) => blank(words)));
}
