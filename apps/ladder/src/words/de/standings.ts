import { counted } from '../plural.ts';
import type { StandingsWords } from '../shape/standings-words.ts';

const matches = counted('de', 'Partie', 'Partien');

export const standings: StandingsWords = {
  caption: 'Die Besten zuerst, nach Chips je Board. ± ist das 95-%-Intervall.',
  captionOfGroup: (number) => `Gruppe ${number}, die Besten zuerst, nach Chips je Board. ± ist das 95-%-Intervall.`,
  groupNote:
    'Diese Bots sind den anderen nie begegnet, auch nicht über Dritte. Einen gemeinsamen Maßstab gibt es deshalb nicht.',
  place: 'Rang',
  bot: 'Bot',
  owner: 'Besitzer',
  version: 'Version',
  chips: 'Chips je Board',
  interval: '95-%-Intervall',
  ahead: 'Besser als der nächste?',
  elo: 'Elo',
  boards: 'Boards',
  faults: 'Fehler',
  likelyBetter: (probability) => `zu ${probability} wahrscheinlich`,
  unranked: 'ohne Rang',
  noErrorYet: 'zu wenige Boards für eine Aussage',
  marks: {
    provisional: { name: 'vorläufig', meaning: 'so wenige Boards, dass sich die Zahlen noch stark ändern können' },
    house: {
      name: 'Hausbot',
      meaning:
        'füllt Tische auf und verbindet Turniere, in denen er jedes Mal derselbe ist, sodass sich Bots vergleichen lassen, die einander nie begegnet sind; er hat keinen Rang und ist einer von denen, deren Mittel 1500 Elo ist',
    },
    benched: { name: 'vom Tisch genommen', meaning: 'hat in seinem letzten Turnier zu oft versagt und schied aus' },
    withdrawn: {
      name: 'zurückgezogen',
      meaning: 'hat sein letztes Turnier vorzeitig verlassen; die Ergebnisse bleiben gültig',
    },
    disqualified: {
      name: 'disqualifiziert',
      meaning: 'wurde in seinem letzten Turnier vom Veranstalter ausgeschlossen; er hat keinen Rang',
    },
    'similar-name': {
      name: 'ähnlicher Name',
      meaning: 'ein anderer Bot heißt zum Verwechseln ähnlich: Achten Sie auf den Besitzer',
    },
    'plays-better-in-replays': {
      name: 'in Wiederholungen besser',
      meaning: 'holte aus Boards, die er schon kannte, mehr, als der Zufall erlaubt; vielleicht merkt er sie sich',
    },
  },
  faultKinds: {
    timeout: { name: 'Zeit überschritten', meaning: 'antwortete nicht rechtzeitig' },
    illegal: { name: 'unerlaubte Karte', meaning: 'nannte eine Karte, die er nicht spielen darf' },
    malformed: { name: 'unverständlich', meaning: 'schickte etwas, das keine Nachricht des Protokolls ist' },
    disconnect: { name: 'Verbindung verloren', meaning: 'war nicht da, als seine Zeit ablief' },
    flood: { name: 'Flut', meaning: 'schickte weit mehr, als gefragt war' },
    'no-show': { name: 'nicht erschienen', meaning: 'war nicht da, als seine Partie begann' },
  },
  standIns: (count) => `${matches(count)} von einem Ersatzspieler beendet`,
  penalty: (chips) => `dafür ${chips} Chips je Board abgezogen`,
  filter: 'Bot, Besitzer oder Version suchen',
  filtered: '{shown} von {all} zu sehen',
  nothingFound: 'Dazu gibt es hier keinen Bot.',
  reading: 'Wie man diese Tabelle liest',
  readings: {
    place: {
      name: 'Rang',
      meaning:
        'Ein Bereich wie 2–4 heißt: Das Gespielte reicht noch nicht, um zu sagen, welcher dieser Ränge der wahre ist. Eine einzelne Zahl steht fest, soweit 95 % Sicherheit reichen.',
    },
    chips: {
      name: 'Chips je Board',
      meaning:
        'Was der Bot auf einem Board gegen drei durchschnittliche Bots dieser Tabelle gewinnt oder verliert; in einem Pott liegen zwölf Chips. In 19 von 20 Fällen liegt der wahre Wert in dem Bereich, den ± angibt und das Bild daneben zeigt.',
    },
    likely: {
      name: 'Besser als der nächste?',
      meaning:
        'Wie wahrscheinlich ein Bot wirklich stärker ist als der unter ihm. 50 % ist ein Münzwurf, auf 95 % darf man wetten.',
    },
    elo: {
      name: 'Elo',
      meaning:
        'Zählt nur, wer vor wem ins Ziel kam, nicht mit welchem Abstand. Der Durchschnitt ist 1500; wer 100 Punkte mehr hat als ein anderer, liegt in 64 von 100 Partien vor ihm.',
    },
    faults: {
      name: 'Fehler',
      meaning:
        'Verspätete, unerlaubte oder unverständliche Antworten und abgerissene Verbindungen. Jedes Mal spielte der Schiedsrichter eine Karte für den Bot, sodass die anderen drei keinen Schaden hatten.',
    },
  },
  more: 'Wie das berechnet wird',
};
