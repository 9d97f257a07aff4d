import type { CardWords } from './card-words.ts';

/** How Swedish speaks of cards. */
export const SWEDISH_CARD_WORDS: CardWords = {
  suits: { french: ['klöver', 'spader', 'hjärter', 'ruter'], german: ['ekollon', 'löv', 'hjärtan', 'bjällror'] },
  ranks: {
    french: ['sju', 'åtta', 'nio', 'tio', 'knekt', 'dam', 'kung', 'ess'],
    german: ['sju', 'åtta', 'nio', 'tio', 'Unter', 'Ober', 'kung', 'ess'],
  },
  card: (rank, suit) => `${suit} ${rank}`,
};
