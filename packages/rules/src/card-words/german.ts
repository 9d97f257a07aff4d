import type { CardWords } from './card-words.ts';

/** How German speaks of cards. */
export const GERMAN_CARD_WORDS: CardWords = {
  suits: { french: ['Kreuz', 'Pik', 'Herz', 'Karo'], german: ['Eichel', 'Grün', 'Herz', 'Schellen'] },
  ranks: {
    french: ['Sieben', 'Acht', 'Neun', 'Zehn', 'Bube', 'Dame', 'König', 'Ass'],
    german: ['Sieben', 'Acht', 'Neun', 'Zehn', 'Unter', 'Ober', 'König', 'Ass'],
  },
  card: (rank, suit) => `${suit}-${rank}`,
};
