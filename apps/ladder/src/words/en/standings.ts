import { counted } from '../plural.ts';
import type { StandingsWords } from '../shape/standings-words.ts';

const matches = counted('en', 'match', 'matches');

export const standings: StandingsWords = {
  caption: 'Best first, by chips a board. ± is the 95% interval.',
  captionOfGroup: (number) => `Group ${number}, best first, by chips a board. ± is the 95% interval.`,
  groupNote: 'These bots have never met the others, not even through a third one, so there is no common scale.',
  place: 'Place',
  bot: 'Bot',
  owner: 'Owner',
  version: 'Version',
  chips: 'Chips a board',
  interval: '95% interval',
  ahead: 'Better than the next?',
  elo: 'Elo',
  boards: 'Boards',
  faults: 'Faults',
  likelyBetter: (probability) => `${probability} likely better`,
  unranked: 'no place',
  noErrorYet: 'too few boards to say',
  marks: {
    provisional: { name: 'provisional', meaning: 'so few boards that its numbers may still move a lot' },
    house: {
      name: 'house bot',
      meaning:
        'fills up tables, and links tournaments in which it is the same bot each time, so that bots that never met can be compared; it holds no place and is one of those whose average is 1500 Elo',
    },
    benched: { name: 'benched', meaning: 'failed too often in its latest tournament and was taken out of it' },
    withdrawn: { name: 'withdrawn', meaning: 'left its latest tournament before the end; its results stand' },
    disqualified: {
      name: 'disqualified',
      meaning: 'was put out of its latest tournament by the organiser; it holds no place',
    },
    'similar-name': {
      name: 'similar name',
      meaning: 'another bot has a name that looks like this one: mind the owner',
    },
    'plays-better-in-replays': {
      name: 'better in replays',
      meaning: 'made more of boards that it had seen before than chance allows; it may remember them',
    },
  },
  faultKinds: {
    timeout: { name: 'out of time', meaning: 'did not answer in time' },
    illegal: { name: 'illegal card', meaning: 'answered with a card that it may not play' },
    malformed: { name: 'garbled', meaning: 'sent something that is no message of the protocol' },
    disconnect: { name: 'connection lost', meaning: 'was away when its time ran out' },
    flood: { name: 'flood', meaning: 'sent far more than it was asked for' },
    'no-show': { name: 'did not appear', meaning: 'was not there when its match began' },
  },
  standIns: (count) => `${matches(count)} finished by a stand-in`,
  penalty: (chips) => `${chips} chips a board taken off for it`,
  filter: 'Find a bot, owner or version',
  filtered: '{shown} of {all} shown',
  nothingFound: 'No bot here goes by that.',
  reading: 'How to read this table',
  readings: {
    place: {
      name: 'Place',
      meaning:
        'A band such as 2–4 means that what has been played cannot yet tell which of these places is the true one. A single number is settled, as far as 95% certainty goes.',
    },
    chips: {
      name: 'Chips a board',
      meaning:
        'What the bot wins or loses on a board against three average bots of this table; a pool holds twelve chips. In 19 cases out of 20 the true number lies within the range that ± gives, and the picture beside it draws.',
    },
    likely: {
      name: 'Likely better',
      meaning:
        'How probable it is that a bot is truly stronger than the one below it. 50% is a coin toss, 95% is worth a bet.',
    },
    elo: {
      name: 'Elo',
      meaning:
        'Counts only who finished before whom, not by how much. The average is 1500; a bot that is 100 points up on another finishes before it in 64 matches out of 100.',
    },
    faults: {
      name: 'Faults',
      meaning:
        'Late, illegal or garbled answers and lost connections. Each time the referee played a card for the bot, so that the other three lost nothing.',
    },
  },
  more: 'How this is computed',
};
