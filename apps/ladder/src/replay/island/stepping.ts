import { cardBack, cardOn, isSame, type Position, SETTLED, trickBack, trickOn } from '../position.ts';

/** Every way to another position. */
const STEPS = ['first', 'trickBack', 'back', 'on', 'trickOn', 'last', 'dealBack', 'dealOn'] as const;
export type Step = (typeof STEPS)[number];

/** Where a step leads in a match of so many deals. */
export function stepped(position: Position, step: Step, deals: number): Position {
  switch (step) {
    case 'first':
      return { deal: position.deal, ply: 0 };
    case 'last':
      return { deal: position.deal, ply: SETTLED };
    case 'back':
      return cardBack(position);
    case 'on':
      return cardOn(position, deals);
    case 'trickBack':
      return trickBack(position);
    case 'trickOn':
      return trickOn(position, deals);
    case 'dealBack':
      return { deal: Math.max(0, position.deal - 1), ply: 0 };
    case 'dealOn':
      return { deal: Math.min(deals - 1, position.deal + 1), ply: position.deal + 1 < deals ? 0 : SETTLED };
  }
}

export function isPossible(position: Position, step: Step, deals: number): boolean {
  return !isSame(position, stepped(position, step, deals));
}

/** The step, or `play`, that a key stands for. */
export function keyStep(
  event: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'altKey' | 'metaKey'>,
): Step | 'play' | undefined {
  if (event.ctrlKey || event.altKey || event.metaKey) return undefined;
  switch (event.key) {
    case 'ArrowRight':
      return event.shiftKey ? 'trickOn' : 'on';
    case 'ArrowLeft':
      return event.shiftKey ? 'trickBack' : 'back';
    case 'Home':
      return 'first';
    case 'End':
      return 'last';
    case 'PageDown':
      return 'dealOn';
    case 'PageUp':
      return 'dealBack';
    case ' ':
      return 'play';
    default:
      return undefined;
  }
}

/** The step of a finger's way across the table, in CSS pixels: to the left is on, to the right is back. */
export function swipeStep(across: number, down: number): Step | undefined {
  if (Math.abs(across) < 40 || Math.abs(across) < 1.5 * Math.abs(down)) return undefined;
  return across < 0 ? 'on' : 'back';
}
