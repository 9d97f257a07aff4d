import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import type { RunDirectory } from '../run/run-directory.ts';
import { writeWhole } from '../whole-file.ts';

/** What the organiser wants of a tournament beside its configuration; kept so that a restart knows it. */
export interface Order {
  readonly title: string;
  /** When it was created, ISO 8601 in UTC. */
  readonly created: string;
  /** Not to be played for now. */
  readonly paused: boolean;
  /** Never to be played: it was stopped before it had begun. */
  readonly cancelled: boolean;
  /** Why it was cancelled. */
  readonly reason?: string;
}

const pathOf = ({ path }: RunDirectory) => join(path, 'order.json');

/** Writes it whole or not at all. @throws Failure FILES */
export function writeOrder(directory: RunDirectory, order: Order): void {
  writeWhole(pathOf(directory), JSON.stringify(order));
}

/** What was wanted of it; of a run that was brought here from elsewhere, that it be played. @throws Failure FILES */
export function readOrder(directory: RunDirectory, id: string): Order {
  const path = pathOf(directory);
  const standard = { title: id, created: new Date(0).toISOString(), paused: false, cancelled: false };
  if (!existsSync(path)) return standard;
  try {
    return { ...standard, ...(JSON.parse(readFileSync(path, 'utf8')) as Partial<Order>) };
  } catch (error) {
    throw new Failure('FILES', `${path} cannot be read: ${(error as Error).message}`);
  }
}
