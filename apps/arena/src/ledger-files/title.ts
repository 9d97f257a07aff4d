import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';

/** What a tournament may be called. */
export const TITLE = /^[^\p{C}]{1,120}$/u;

/**
 * What the organiser calls the tournament of a run's folder: the `title` of its `order.json`, which `serve` writes, and a person can.
 * @returns null where nobody said
 * @throws Failure FILES where it cannot be read or is no title
 */
export function titleIn(folder: string): string | null {
  const path = join(folder, 'order.json');
  if (!existsSync(path)) return null;
  let title: unknown;
  try {
    title = (JSON.parse(readFileSync(path, 'utf8')) as { title?: unknown } | null)?.title;
  } catch (error) {
    throw new Failure('FILES', `${path} cannot be read: ${(error as Error).message}; see docs/ladder.md`);
  }
  if (title === undefined) return null;
  if (typeof title === 'string' && TITLE.test(title)) return title;
  throw new Failure(
    'FILES',
    `${path}: the title ${JSON.stringify(title)} is not a text of 1 to 120 printable characters; see docs/ladder.md`,
  );
}
