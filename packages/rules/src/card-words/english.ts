import type { CardWords } from './card-words.ts';

/** How English speaks of cards. */
export const ENGLISH_CARD_WORDS: CardWords = {
  suits: { french: ['clubs', 'spades', 'hearts', 'diamonds'], german: ['acorns', 'leaves', 'hearts', 'bells'] },
  ranks: {
    french: ['seven', 'eight', 'nine', 'ten', 'jack', 'queen', 'king', 'ace'],
    german: ['seven', 'eight', 'nine', 'ten', 'Unter', 'Ober', 'king', 'ace'],
  },
  card: (rank, suit) => `${rank} of ${suit}`,
};
