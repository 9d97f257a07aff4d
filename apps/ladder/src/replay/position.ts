/** The last position of a deal: all cards are played and the deal is settled. */
export const SETTLED = 33;

/** A place in a match: a deal, and how many of its 32 cards are played; `SETTLED` once the chips are paid. */
export interface Position {
  readonly deal: number;
  readonly ply: number;
}

/** The position that the part of an address after `#` names, as `1.13` for the thirteenth card of the second deal. */
export function parsePosition(hash: string): Position | undefined {
  const found = /^#?(\d{1,2})(?:\.(\d{1,2}))?$/.exec(hash);
  if (found === null) return undefined;
  const ply = Number(found[2] ?? 0);
  return ply > SETTLED ? undefined : { deal: Number(found[1]), ply };
}

/** What stands after `#` in the address of a position. */
export function positionText({ deal, ply }: Position): string {
  return `${deal}.${ply}`;
}

/** The position that an address asks for, if a match of so many deals has it. */
export function positionIn(hash: string, deals: number): Position | undefined {
  const position = parsePosition(hash);
  return position !== undefined && position.deal < deals ? position : undefined;
}

/** Characters of an address that are said again. */
const SHOWN = 12;

/** What an address gives for a position though a match of so many deals has none such; undefined for anything else, as a place on the page. */
export function lostIn(hash: string, deals: number): string | undefined {
  if (!/^#-?\d/.test(hash) || positionIn(hash, deals) !== undefined) return undefined;
  return hash.slice(1, 1 + SHOWN);
}

/** The nearest position that a match of so many deals has. */
export function within(position: Position, deals: number): Position {
  if (position.deal >= deals) return { deal: deals - 1, ply: SETTLED };
  return position;
}

export function isSame(a: Position, b: Position): boolean {
  return a.deal === b.deal && a.ply === b.ply;
}

/** One card on; from the last position of a deal to the first of the next, and no further than the end. */
export function cardOn({ deal, ply }: Position, deals: number): Position {
  if (ply < SETTLED) return { deal, ply: ply + 1 };
  return deal + 1 < deals ? { deal: deal + 1, ply: 0 } : { deal, ply };
}

/** One card back. */
export function cardBack({ deal, ply }: Position): Position {
  if (ply > 0) return { deal, ply: ply - 1 };
  return deal > 0 ? { deal: deal - 1, ply: SETTLED } : { deal, ply };
}

/** On to where the trick is complete; from there to the end of the next. */
export function trickOn({ deal, ply }: Position, deals: number): Position {
  if (ply >= 32) return cardOn({ deal, ply }, deals);
  return { deal, ply: (Math.floor(ply / 4) + 1) * 4 };
}

/** Back to where the trick was complete before the one on the table. */
export function trickBack({ deal, ply }: Position): Position {
  if (ply === 0 || ply === SETTLED) return cardBack({ deal, ply });
  return { deal, ply: (Math.ceil(ply / 4) - 1) * 4 };
}

/** Number of the position among all of a match, from 0; what a slider counts in. */
export function stepOf({ deal, ply }: Position): number {
  return deal * (SETTLED + 1) + ply;
}

/** The position with a number. */
export function positionAt(step: number): Position {
  return { deal: Math.floor(step / (SETTLED + 1)), ply: step % (SETTLED + 1) };
}
