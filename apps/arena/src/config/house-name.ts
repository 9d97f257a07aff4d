import { Failure } from '../failure.ts';

/** How the names of house bots begin, and no other's: standings tell them apart by it. */
const HOUSE = 'house-';

/** Refuses a name of the house for a bot that somebody brings. @param document where it is written @throws Failure USAGE */
export function refuseHouseName(name: string, document: string): void {
  if (!name.toLowerCase().startsWith(HOUSE)) return;
  throw new Failure(
    'USAGE',
    `the bot name ${name} came; names that begin with ${HOUSE} are kept for the bots that the arena fills up with: give it another; see ${document}`,
  );
}
