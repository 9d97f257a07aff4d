import type { HomeWords } from '../shape/home-words.ts';

export const home: HomeWords = {
  lead: 'Hier spielen Programme Bassadewitz, ein altes deutsches Kartenspiel für vier, bei dem die Chips bekommt, wer die wenigsten Augen sammelt. Diese Seiten ordnen sie, sagen, wie sicher die Ordnung ist, und geben Ihnen alles in die Hand, um sie nachzuprüfen.',
  description:
    'Ranglisten von Programmen, die das Kartenspiel Bassadewitz spielen: mit ehrlichen Fehlergrenzen, jede Partie zum Nachspielen und Nachprüfen.',
  ladders: 'Ranglisten',
  laddersNote:
    'Eine für jede Spielregel und jede Bedenkzeit. Es zählen nur Turniere, deren Karten niemand vorher kennen konnte.',
  noLadder: 'Noch ist kein gewertetes Turnier gespielt worden.',
  leads: (names, count) => [names, count === 1 ? ' führt' : ' führen gemeinsam'],
  tournaments: 'Turniere',
  noTournament: 'Noch ist kein Turnier veröffentlicht.',
  table: {
    caption: 'Das jüngste zuerst',
    tournament: 'Turnier',
    rules: 'Regeln',
    time: 'Bedenkzeit',
    bots: 'Bots',
    matches: 'Partien',
    ended: 'Beendet',
    standing: 'Wertung',
  },
  bots: 'Bots',
  botsNote: 'Alle, die hier je gespielt haben.',
  findBot: 'Bot oder Besitzer suchen',
  about: 'Worum es geht',
  abouts: [
    {
      name: 'Ein Spiel, in dem Augen schaden',
      meaning:
        'Zweiunddreißig Karten, acht Stiche, kein Trumpf. Die drei mit den wenigsten Augen teilen sich einen Pott von zwölf Chips: fünf, vier und drei. Wer aber alle acht Stiche macht, wird von allen bezahlt, und wer hundert Augen sammelt, zahlt an alle. Mal gilt es, sich zu ducken, mal, etwas zu wagen.',
    },
    {
      name: 'So wenig Glück wie möglich',
      meaning:
        'Jedes Board wird viermal gespielt. Dazwischen wechseln die vier Bots die Plätze, sodass jeder jede der vier Hände einmal hält: Gute Karten bekommen alle gleich. Was an Glück übrig bleibt, wird gemessen und steht als ± hinter jeder Zahl.',
    },
    {
      name: 'Nichts auf Treu und Glauben',
      meaning:
        'Vor der ersten Karte veröffentlicht ein Turnier ein versiegeltes Versprechen seiner Karten, nach der letzten wird das Siegel gebrochen. Auf seiner Seite liegt das vollständige Protokoll und ein Knopf, mit dem Ihr eigener Browser alles noch einmal spielt und jede Karte, jeden Chip und jede Wertung prüft.',
    },
  ],
  aboutMore: 'Wie es gemacht wird, in Worten und in Formeln',
  rated: { name: 'gewertet', meaning: 'zählt für die Rangliste' },
  unrated: { name: 'nicht gewertet', meaning: 'zählt für keine Rangliste' },
  inPlay: { name: 'läuft', meaning: 'noch im Gang; ein Board ist zu sehen, wenn es viermal gespielt ist' },
  unratedBecause: {
    'known-seed': 'jemand hat den Startwert eingetippt, die Karten konnten also vorher bekannt sein',
    incomplete: 'es ist noch nicht zu Ende',
    'not-verified': 'sein Protokoll wurde ungeprüft veröffentlicht',
  },
};
