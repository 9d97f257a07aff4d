import { counted } from '../plural.ts';
import type { DecisionWords } from '../shape/decision-words.ts';

const matches = counted('sv', 'match', 'matcher');

export const decisions: DecisionWords = {
  kinds: {
    withdraw: 'utgången',
    disqualify: 'diskvalificerad',
    bench: 'avbytt',
    reinstate: 'åter i spel',
    void: 'brickan räknas inte',
    stop: 'turneringen avslutad',
  },
  causes: {
    separated: 'ordningen var avgjord',
    minutes: 'den avsatta tiden var slut',
    organiser: 'efter beslut av arrangören',
    bots: 'de som var kvar räckte inte till ett bord',
  },
  title: 'Beslut',
  hint: 'Att de fattades, och varför, säger den som skrev protokollet; inget i det kan bekräfta dem.',
  line: (line) => `Rad ${line}`,
  voided: (board) => `bricka ${board} struken`,
  before: (match) => `före match ${match}`,
  notPlayed: (count) => `${matches(count)} spelas inte`,
  notCounted: (count) => `${matches(count)} räknas inte`,
  unknown: 'hur många matcher som därför inte spelas vet man med fröet',
  unranked: 'den får ingen placering',
  reason: 'Angivet skäl',
};
