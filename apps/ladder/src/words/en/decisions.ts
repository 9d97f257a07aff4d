import { counted } from '../plural.ts';
import type { DecisionWords } from '../shape/decision-words.ts';

const matches = counted('en', 'match', 'matches');

export const decisions: DecisionWords = {
  kinds: {
    withdraw: 'withdrawn',
    disqualify: 'disqualified',
    bench: 'benched',
    reinstate: 'back in play',
    void: 'board does not count',
    stop: 'tournament ended',
  },
  causes: {
    separated: 'the order was decided',
    minutes: 'the time set for it was used up',
    organiser: 'by decision of the organiser',
    bots: 'those left could not fill a table',
  },
  title: 'Decisions',
  hint: 'That they were made, and why, is the word of whoever wrote the ledger; nothing in it can confirm them.',
  line: (line) => `Line ${line}`,
  voided: (board) => `board ${board} declared void`,
  before: (match) => `before match ${match}`,
  notPlayed: (count) => `${matches(count)} not played`,
  notCounted: (count) => `${matches(count)} not counted`,
  unknown: 'how many matches are not played for it is known with the seed',
  unranked: 'it gets no place',
  reason: 'Reason given',
};
