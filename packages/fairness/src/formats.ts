/**
 * Who meets whom.
 * - `balanced`: an exact design in which every pair meets equally often;
 * - `all`: every quartet;
 * - `gauntlet`: one bot, the champion, at every table, against the field;
 * - `budget`: orbits of a cyclic design, every pair equally often within one, for when the exact design is too large.
 */
export const FORMATS = ['balanced', 'all', 'gauntlet', 'budget'] as const;
export type Format = (typeof FORMATS)[number];

export const DEFAULT_FORMAT: Format = 'balanced';

export function isFormat(text: string): text is Format {
  return (FORMATS as readonly string[]).includes(text);
}
