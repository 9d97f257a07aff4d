import { counted } from '../plural.ts';
import type { SiteWords } from '../shape/site-words.ts';

export const site: SiteWords = {
  skip: 'Zum Inhalt springen',
  navigation: 'Hauptmenü',
  ladders: 'Ranglisten',
  tournaments: 'Turniere',
  method: 'Methode',
  languages: 'Sprache',
  theme: { dark: 'Dunkle Farben wählen', light: 'Helle Farben wählen' },
  footer:
    'Jede Zahl auf diesen Seiten ist aus dem vollständigen Protokoll des Gespielten berechnet. Zu jedem Turnier steht es zum Herunterladen bereit, und Ihr Browser kann es nachprüfen.',
  feed: 'Feed der beendeten Turniere',
  asJson: 'Diese Seite als JSON',
  rules: { classic: 'Klassisch', easy: 'Einfach', swedish: 'Schwedisch' },
  time: (move, bank) => `${move} je Zug, ${bank} Reserve`,
  bots: counted('de', 'Bot', 'Bots'),
  boards: counted('de', 'Board', 'Boards'),
  matches: counted('de', 'Partie', 'Partien'),
  rounds: counted('de', 'Runde', 'Runden'),
  tournamentsPlayed: counted('de', 'Turnier', 'Turniere'),
  tournamentOf: (bots) => `Turnier mit ${bots}`,
  board: (number) => `Board ${number}`,
  match: (number) => `Partie ${number}`,
  by: (owner) => ['von ', owner],
  unknown: 'noch nicht bekannt',
};
