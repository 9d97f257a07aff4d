import { blankComments } from './imports.ts';

const VALUE = /^export (?:async )?(?:abstract )?(?:const|let|function\*?|class) (\w+)/gm;
const NAMED = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from/g;
const AWAITED = /\{([^{}]*)\}\s*=\s*await import\(/g;
const MEMBER = /import\([^)]*\)\s*\)?\.(\w+)/g;

/**
 * The values that a TypeScript source exports where they are declared: constants, functions and classes. Types are left out: one that
 * stands in the signature of something exported is as public as that.
 */
export function valuesExportedBy(source: string): string[] {
  return [...blankComments(source).matchAll(VALUE)].map(([, name]) => name as string);
}

/** The names that a source imports from other files or hands on. */
export function namesTakenBy(source: string): string[] {
  const code = blankComments(source);
  const lists = [NAMED, AWAITED].flatMap((pattern) => [...code.matchAll(pattern)].map(([, list]) => list as string));
  const names = lists.flatMap((list) => list.split(',')).map((entry) => /^\s*(?:type\s+)?(\w+)/.exec(entry)?.[1] ?? '');
  return [...names.filter((name) => name !== ''), ...[...code.matchAll(MEMBER)].map(([, name]) => name as string)];
}
