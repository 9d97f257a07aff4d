/** The packs that the game is played with: the suits are the same four, and look and are called otherwise. */
export const PACKS = ['french', 'german'] as const;
export type Pack = (typeof PACKS)[number];
