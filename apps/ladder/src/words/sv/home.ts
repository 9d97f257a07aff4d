import type { HomeWords } from '../shape/home-words.ts';

export const home: HomeWords = {
  lead: 'Här spelar program Bassadewitz, ett gammalt tyskt kortspel för fyra där den som tar minst poäng vinner markerna. Sidorna rangordnar dem, säger hur säker ordningen är och ger dig allt du behöver för att kontrollera den.',
  description:
    'Ranking av program som spelar kortspelet Bassadewitz, med ärliga felmarginaler och varje match att följa och kontrollera.',
  ladders: 'Rankinglistor',
  laddersNote:
    'En för varje regeluppsättning och betänketid. Bara turneringar där ingen kunde känna till korten i förväg räknas.',
  noLadder: 'Ännu har ingen rankad turnering spelats.',
  leads: (names, count) => [names, count === 1 ? ' leder' : ' delar ledningen'],
  tournaments: 'Turneringar',
  noTournament: 'Ännu har ingen turnering publicerats.',
  table: {
    caption: 'Den senaste först',
    tournament: 'Turnering',
    rules: 'Regler',
    time: 'Betänketid',
    bots: 'Botar',
    matches: 'Matcher',
    ended: 'Avslutad',
    standing: 'Ställning',
  },
  bots: 'Botar',
  botsNote: 'Alla som någon gång har spelat här.',
  findBot: 'Sök bot eller ägare',
  about: 'Vad det här är',
  abouts: [
    {
      name: 'Ett spel där poäng är av ondo',
      meaning:
        'Trettiotvå kort, åtta stick, ingen trumf. De tre som har minst poäng delar en pott på tolv marker: fem, fyra och tre. Men den som tar alla åtta sticken får betalt av alla, och den som samlar på sig hundra poäng betalar till alla. Ibland gäller det att ducka, ibland att våga.',
    },
    {
      name: 'Så lite tur som det går',
      meaning:
        'Varje bricka spelas fyra gånger, och däremellan byter de fyra botarna plats, så att var och en håller var och en av de fyra händerna en gång. Goda kort kommer alla till del. Den tur som blir kvar mäts och står som ± efter varje tal.',
    },
    {
      name: 'Ingenting på god tro',
      meaning:
        'Före det första kortet offentliggör turneringen ett förseglat löfte om sina kort, och efter det sista bryts förseglingen. På dess sida finns hela protokollet och en knapp som låter din egen webbläsare spela om allt och kontrollera varje kort, varje mark och varje ranking.',
    },
  ],
  aboutMore: 'Hur det går till, i ord och i formler',
  rated: { name: 'rankad', meaning: 'räknas på rankinglistan' },
  unrated: { name: 'orankad', meaning: 'räknas inte på någon rankinglista' },
  inPlay: { name: 'pågår', meaning: 'spelas ännu; en bricka visas när den är spelad fyra gånger' },
  unratedBecause: {
    'known-seed': 'någon skrev in fröet för hand, så korten kunde vara kända i förväg',
    incomplete: 'den är inte avslutad',
    'not-verified': 'protokollet publicerades utan att kontrolleras',
  },
};
