import type { HomeWords } from '../shape/home-words.ts';

export const home: HomeWords = {
  lead: 'Programs meet here over Bassadewitz, an old German card game for four in which those who take the fewest points win the chips. This site ranks them, says how sure the ranking is, and hands you all that you need to check it.',
  description:
    'Rankings of programs that play the card game Bassadewitz, with honest error bars and every match to replay and verify.',
  ladders: 'Ladders',
  laddersNote:
    'One for each set of rules and each time limit. Only tournaments whose cards nobody could know beforehand count.',
  noLadder: 'No rated tournament has been played yet.',
  leads: (names, count) => [names, count === 1 ? ' leads' : ' share the lead'],
  tournaments: 'Tournaments',
  noTournament: 'No tournament has been published yet.',
  table: {
    caption: 'The latest first',
    tournament: 'Tournament',
    rules: 'Rules',
    time: 'Time',
    bots: 'Bots',
    matches: 'Matches',
    ended: 'Ended',
    standing: 'Standing',
  },
  bots: 'Bots',
  botsNote: 'Everyone who has ever played here.',
  findBot: 'Find a bot or an owner',
  about: 'What this is',
  abouts: [
    {
      name: 'A game where points are bad',
      meaning:
        'Thirty-two cards, eight tricks, no trumps. The three players with the fewest points share a pool of twelve chips, five, four and three. But whoever takes all eight tricks is paid by everyone, and whoever collects a hundred points pays everyone. So there is a time to duck and a time to dare.',
    },
    {
      name: 'Luck, taken out as far as it goes',
      meaning:
        'Each board is played four times, and the four bots change seats in between, so that each of them holds each of the four hands. Good cards come to everyone alike. What luck is left is measured, and stands beside every number as its ±.',
    },
    {
      name: 'Nothing to be taken on trust',
      meaning:
        'Before the first card a tournament publishes a sealed promise of its cards, and after the last one the seal is broken. Its page offers the complete record, and a button with which your own browser plays it all again and checks every card, chip and rating.',
    },
  ],
  aboutMore: 'How it works, in plain words and in formulas',
  rated: { name: 'rated', meaning: 'counts on the ladder' },
  unrated: { name: 'unrated', meaning: 'counts on no ladder' },
  inPlay: { name: 'in play', meaning: 'still going on; a board is shown when its four replays are over' },
  unratedBecause: {
    'known-seed': 'somebody typed the seed, so the cards could be known beforehand',
    incomplete: 'it is not over',
    'not-verified': 'its record was published without being checked',
  },
};
