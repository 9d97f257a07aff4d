import { counted } from '../plural.ts';
import type { SiteWords } from '../shape/site-words.ts';

export const site: SiteWords = {
  skip: 'Hoppa till innehållet',
  navigation: 'Huvudmeny',
  ladders: 'Rankinglistor',
  tournaments: 'Turneringar',
  method: 'Metod',
  languages: 'Språk',
  theme: { dark: 'Byt till mörka färger', light: 'Byt till ljusa färger' },
  footer:
    'Varje siffra här är uträknad ur det fullständiga protokollet över allt som spelats. Protokollet kan hämtas för varje turnering, och din webbläsare kan själv kontrollera det.',
  feed: 'Flöde med avslutade turneringar',
  asJson: 'Den här sidan som JSON',
  rules: { classic: 'Klassiska', easy: 'Lätta', swedish: 'Svenska' },
  time: (move, bank) => `${move} per drag, ${bank} i reserv`,
  bots: counted('sv', 'bot', 'botar'),
  boards: counted('sv', 'bricka', 'brickor'),
  matches: counted('sv', 'match', 'matcher'),
  rounds: counted('sv', 'rond', 'ronder'),
  tournamentsPlayed: counted('sv', 'turnering', 'turneringar'),
  tournamentOf: (bots) => `Turnering med ${bots}`,
  board: (number) => `Bricka ${number}`,
  match: (number) => `Match ${number}`,
  by: (owner) => ['av ', owner],
  unknown: 'inte känt ännu',
};
