import { counted } from '../plural.ts';
import type { DecisionWords } from '../shape/decision-words.ts';

const matches = counted('de', 'Partie', 'Partien');

export const decisions: DecisionWords = {
  kinds: {
    withdraw: 'zurückgezogen',
    disqualify: 'disqualifiziert',
    bench: 'vom Tisch genommen',
    reinstate: 'wieder dabei',
    void: 'Board zählt nicht',
    stop: 'Turnier beendet',
  },
  causes: {
    separated: 'die Reihenfolge war entschieden',
    minutes: 'die vorgesehene Zeit war um',
    organiser: 'auf Beschluss des Veranstalters',
    bots: 'die Übrigen füllten keinen Tisch mehr',
  },
  title: 'Entscheidungen',
  hint: 'Dass und warum sie getroffen wurden, sagt, wer das Protokoll geschrieben hat; nichts darin kann es bestätigen.',
  line: (line) => `Zeile ${line}`,
  voided: (board) => `Board ${board} gestrichen`,
  before: (match) => `vor Partie ${match}`,
  notPlayed: (count) => `${matches(count)} nicht gespielt`,
  notCounted: (count) => `${matches(count)} nicht gezählt`,
  unknown: 'wie viele Partien deshalb nicht gespielt werden, weiß man mit dem Startwert',
  unranked: 'er bekommt keinen Platz',
  reason: 'Begründung',
};
