import type { LadderWords } from '../shape/ladder-words.ts';

const RULES: Readonly<Record<string, string>> = {
  Klassisch: 'Klassische Regeln',
  Einfach: 'Einfache Regeln',
  Schwedisch: 'Schwedische Regeln',
};

export const ladder: LadderWords = {
  ladder: 'Rangliste',
  title: (rules) => RULES[rules] ?? rules,
  basis: (bots, tournaments, boards) => `${bots}, ${tournaments}, ${boards}.`,
  oneLeads: (name, chips, spread) => [
    name,
    ' führt: Ein Board gegen drei durchschnittliche Bots bringt ',
    chips,
    ' Chips, auf ',
    spread,
    ' genau.',
  ],
  manyLead: (names) => [names, ' führen gemeinsam.'],
  aheadOf: (name, likely) => [
    `Mit einer Wahrscheinlichkeit von ${likely} ist er wirklich stärker als `,
    name,
    ', der nächste.',
  ],
  description: (rules, time) => `Rangliste der Bots, Regeln: ${rules}, ${time}, mit Fehlergrenzen.`,
  empty: 'Hier hat noch niemand gespielt.',
  headToHeadLink: 'Jeder gegen jeden',
  history: 'Wertungen im Lauf der Zeit',
  historyNote:
    'Nach jedem Turnier, aus allem bis dahin Gespielten. Die blassen Balken am Ende sind die 95-%-Intervalle; mit jedem Board werden sie kürzer.',
  historyOnce: 'Bisher ist ein einziges Turnier gespielt. Mit dem zweiten beginnt hier eine Linie.',
  historyTable: { caption: 'Chips je Board nach jedem Turnier', after: 'Nach' },
  showTable: 'Dasselbe als Tabelle',
  olderVersions:
    'Jeder Bot steht hier mit seiner neuesten Version. Eine neue Version fängt bei null an; die älteren stehen auf der Seite des Bots.',
  warnings: 'Mit Vorsicht zu lesen',
  warningTexts: {
    NO_MATCH: 'Noch gibt es keine Partie, die man werten könnte.',
    ONE_BOT: 'Nur ein einziger Bot ist zu ordnen.',
    UNPLAYED: 'Haben noch nicht gespielt und stehen in keiner Rangliste:',
    SEPARATE_GROUPS:
      'Es gibt Gruppen von Bots, die einander nie begegnet sind, auch nicht über Dritte. Jede hat ihre eigene Rangliste.',
    NO_ERROR_YET: 'Haben so wenige Boards gespielt, dass sich kein Fehler angeben lässt:',
    FEW_BOARDS: 'Haben so wenige Boards gespielt, dass ihre Fehler groß und selbst nur grob bekannt sind:',
    PARTIAL_BOARDS:
      'Einige Boards wurden nicht in allen vier Sitzordnungen gespielt; der Vorteil der Plätze ist über Mittelwerte herausgerechnet.',
    ALL_EQUAL: 'Nichts von dem, was gespielt wurde, unterscheidet die Bots.',
    UNBEATEN: 'Lagen nie hinter einem anderen, sodass ihr Elo höchstens eine Untergrenze ist:',
    WINLESS: 'Lagen nie vor einem anderen, sodass ihr Elo höchstens eine Obergrenze ist:',
    NO_FINITE_ELO: 'Ohne Vorannahme gibt es kein endliches Elo, das am besten passt.',
    ANCHOR_ELSEWHERE:
      'Der Anker der Elo-Skala gehört nicht zu dieser Gruppe; stattdessen ist ihr Mittel auf 1500 gesetzt.',
    STAND_INS: 'Ließen Partien von einem Ersatzspieler beenden und zahlen dafür:',
    ORDERS_DISAGREE:
      'Chips und Elo ordnen diese Bots gegensätzlich, beides ohne Zweifel. Einige von ihnen setzen auf Durchmärsche:',
    BETTER_IN_REPLAYS: 'Waren auf Boards, die sie schon kannten, besser, als der Zufall erlaubt:',
    SAME_OWNER: 'Bots desselben Besitzers saßen an einem Tisch:',
  },
  restsOn: 'Die Turniere dahinter',
  headToHead: 'Jeder gegen jeden',
  headToHeadLead:
    'Jede Zeile ist ein Bot, und jedes Feld zeigt, wie es ihm gegen einen anderen am selben Tisch erging: grün, wo er mehr Chips machte als der andere, braun, wo es weniger waren.',
  headToHeadDescription: (of) => `Jeder Bot gegen jeden anderen: ${of}.`,
  headToHeadCaption: 'Chips je Partie, die der Bot der Zeile mehr machte als der Bot der Spalte',
  showNumbers: 'Zahlen zeigen',
  scaleLess: 'weniger Chips',
  scaleMore: 'mehr Chips',
  neverMet: 'nie begegnet',
  pick: 'Wählen Sie ein Feld, um mehr über die beiden zu erfahren.',
  pairHeading: (one, other) => [one, ' gegen ', other],
  made: 'Chips je Partie mehr als der andere, wo sie sich begegneten',
  ahead: 'der Partien vor dem anderen',
  together: 'Boards gemeinsam',
  better: 'Chips je Board besser, nach allem, was gespielt wurde',
  likely: 'wahrscheinlich der Stärkere',
};
