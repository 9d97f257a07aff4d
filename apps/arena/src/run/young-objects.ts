import { setFlagsFromString } from 'node:v8';

/**
 * Lets the engine make no object old at birth, from now on and for the whole process. Hardly anything that a match is made of outlives
 * it, and what is old too early keeps the young ones behind it from the collector: docs/decisions/0013. For where matches are played,
 * and no sooner: with a flag set, Node does without its cache of compiled code for all that is loaded after it.
 */
export function nothingOldAtBirth(): void {
  setFlagsFromString('--no-allocation-site-pretenuring');
}
