import { checkSeed, commitmentTo, deriveKey, type Key } from '@bassadewitz/fairness';
import type { Foot, Voiding } from '@bassadewitz/ledger';

/**
 * What an audit has to know of a ledger before its first line: the seed, which stands in the foot, and the boards that do not
 * count, which may be declared void long after they were played. Takes the lines of a ledger in order; it believes
 * whatever they say, as the audit finds out what is wrong with them.
 */
export class Survey {
  #foot = '';
  readonly #voids: Voiding[] = [];

  /** Takes the next line, without its line feed. */
  read(line: string): void {
    if (line.startsWith('{"foot":')) this.#foot = line;
    if (!line.startsWith('{"decision":')) return;
    const decision = fieldOf(line, 'decision') as Partial<Voiding> | undefined;
    if (decision?.kind === 'void' && typeof decision.board === 'number') this.#voids.push(decision as Voiding);
  }

  /** Seed and entropy in the last foot that was read, if it has them. What follows a foot is wrong, and for the audit to find. */
  get secrets(): Secrets | undefined {
    const foot = fieldOf(this.#foot, 'foot') as Partial<Foot> | undefined;
    if (typeof foot?.seed !== 'string' || !checkSeed(foot.seed).ok) return undefined;
    if (foot.entropy === undefined) return { seed: foot.seed };
    if (typeof foot.entropy !== 'string' || !checkSeed(foot.entropy).ok) return undefined;
    return { seed: foot.seed, entropy: foot.entropy };
  }

  /** The boards that are declared void. */
  get voids(): readonly Voiding[] {
    return this.#voids;
  }
}

/** What decides everything that a tournament draws. */
export interface Secrets {
  readonly seed: string;
  readonly entropy?: string;
}

/** The key of a tournament, undefined if its commitment was to another seed. */
export function keyFor(commitment: string, { seed, entropy }: Secrets): Key | undefined {
  return commitmentTo(seed) === commitment ? deriveKey(seed, entropy) : undefined;
}

function fieldOf(line: string, name: string): unknown {
  try {
    const value: unknown = JSON.parse(line);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  } catch {
    return undefined;
  }
}
