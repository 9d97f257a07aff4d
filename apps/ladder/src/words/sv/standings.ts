import { counted } from '../plural.ts';
import type { StandingsWords } from '../shape/standings-words.ts';

const matches = counted('sv', 'match', 'matcher');

export const standings: StandingsWords = {
  caption: 'Bäst först, efter marker per bricka. ± är 95-procentsintervallet.',
  captionOfGroup: (number) => `Grupp ${number}, bäst först, efter marker per bricka. ± är 95-procentsintervallet.`,
  groupNote: 'De här botarna har aldrig mött de andra, inte ens via någon tredje. Därför finns ingen gemensam skala.',
  place: 'Placering',
  bot: 'Bot',
  owner: 'Ägare',
  version: 'Version',
  chips: 'Marker per bricka',
  interval: '95-procentsintervall',
  ahead: 'Bättre än nästa?',
  elo: 'Elo',
  boards: 'Brickor',
  faults: 'Fel',
  likelyBetter: (probability) => `${probability} troligt bättre`,
  unranked: 'utan placering',
  noErrorYet: 'för få brickor för att säga något',
  marks: {
    provisional: { name: 'preliminär', meaning: 'så få brickor att siffrorna ännu kan ändras mycket' },
    house: {
      name: 'husbot',
      meaning:
        'fyller ut bord och binder samman turneringar där den är densamma varje gång, så att botar som aldrig mötts kan jämföras; den har ingen placering och är en av dem vars medelvärde är 1500 Elo',
    },
    benched: { name: 'avbytt', meaning: 'misslyckades för ofta i sin senaste turnering och togs ur den' },
    withdrawn: {
      name: 'utgången',
      meaning: 'lämnade sin senaste turnering i förtid; resultaten står fast',
    },
    disqualified: {
      name: 'diskvalificerad',
      meaning: 'uteslöts ur sin senaste turnering av arrangören; den har ingen placering',
    },
    'similar-name': { name: 'liknande namn', meaning: 'en annan bot har ett snarlikt namn: se efter vem som äger den' },
    'plays-better-in-replays': {
      name: 'bättre i omspel',
      meaning: 'fick ut mer av brickor som den redan sett än slumpen tillåter; kanske minns den dem',
    },
  },
  faultKinds: {
    timeout: { name: 'för långsam', meaning: 'svarade inte i tid' },
    illegal: { name: 'otillåtet kort', meaning: 'svarade med ett kort som den inte får spela' },
    malformed: { name: 'obegripligt', meaning: 'skickade något som inte är ett meddelande i protokollet' },
    disconnect: { name: 'tappad förbindelse', meaning: 'var borta när tiden gick ut' },
    flood: { name: 'översvämning', meaning: 'skickade långt mer än den tillfrågats om' },
    'no-show': { name: 'uteblev', meaning: 'var inte på plats när matchen började' },
  },
  standIns: (count) => `${matches(count)} avslutade av en ersättare`,
  penalty: (chips) => `avdrag för det: ${chips} marker per bricka`,
  filter: 'Sök bot, ägare eller version',
  filtered: '{shown} av {all} visas',
  nothingFound: 'Ingen bot här stämmer med det.',
  reading: 'Så läser du tabellen',
  readings: {
    place: {
      name: 'Placering',
      meaning:
        'Ett spann som 2–4 betyder att det som spelats ännu inte räcker för att säga vilken av placeringarna som är den rätta. Ett ensamt tal är avgjort, så långt 95 procents säkerhet räcker.',
    },
    chips: {
      name: 'Marker per bricka',
      meaning:
        'Vad boten vinner eller förlorar på en bricka mot tre genomsnittliga botar i tabellen; i en pott ligger tolv marker. I 19 fall av 20 ligger det sanna värdet inom det område som ± anger och bilden bredvid visar.',
    },
    likely: {
      name: 'Bättre än nästa?',
      meaning:
        'Hur troligt det är att en bot verkligen är starkare än den närmast under. 50 % är att singla slant, 95 % är värt att slå vad om.',
    },
    elo: {
      name: 'Elo',
      meaning:
        'Räknar bara vem som slutade före vem, inte med hur mycket. Genomsnittet är 1500; den som har 100 poäng mer än en annan slutar före i 64 matcher av 100.',
    },
    faults: {
      name: 'Fel',
      meaning:
        'Sena, otillåtna eller obegripliga svar och tappade förbindelser. Varje gång spelade domaren ett kort åt boten, så att de andra tre inte led någon skada.',
    },
  },
  more: 'Så räknas det ut',
};
