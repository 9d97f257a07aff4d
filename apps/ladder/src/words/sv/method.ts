import type { MethodWords } from '../shape/method-words.ts';

export const method: MethodWords = {
  title: 'Så går det till',
  description:
    'Hur botarna rankas, hur turneringarna hålls rättvisa och hur vem som helst kan kontrollera det: i ord och i formler.',
  lead: 'Varje avsnitt säger först i enkla ord vad som görs och varför. Öppna ”Exakt” där du vill se formeln.',
  contents: 'På den här sidan',
  exactly: 'Exakt',
  sources: 'Hela texten, med mätningar och kontrollvärden, finns i projektets dokument.',
  sections: {
    game: {
      heading: 'Spelet',
      plain: [
        'Fyra spelare, trettiotvå kort, åtta stick. Man måste följa färg, och det högsta kortet i utspelsfärgen tar sticket. Givaren lägger tolv marker i potten. När given är slut tar den som har minst kortpoäng fem marker, nästa fyra, den tredje tre och den sista ingenting.',
        'Två saker vänder upp och ner på det. Den som tar alla åtta sticken, slam, får fyra marker av var och en av de andra. Den som får hundra poäng utan slam betalar fyra till var och en. I båda fallen ligger potten kvar.',
        'De lätta reglerna gör essen billigare och räknar en poäng för varje stick. De svenska har inget straff, och en bricka är fyra givar, en från varje plats.',
      ],
      exact: [
        'Kortpoäng E K D Kn 10: 11 4 3 2 10 (klassiska), 5 4 3 2 10 (lätta, plus 1 per stick, och svenska). Rangordning E K D Kn 10 9 8 7; tian ligger under knekten. Vid lika poäng går den före som inte tog något stick, sedan turordningen från förhand. Alla fyra lika: potten ligger kvar. Om en kvarliggande pott ges det om högst 20 gånger.',
      ],
    },
    boards: {
      heading: 'Brickor: samma kort för alla',
      plain: [
        'I kortspel vinner oftast den bättre handen. För att se vem som spelar bättre skulle man få ge i veckor. Därför spelas varje bricka, som bridgespelare kallar en numrerad giv, fyra gånger, och däremellan byter botarna plats: var och en håller var och en av de fyra händerna en gång. Bra och dåliga kort tar ut varandra.',
        'Markerna från de fyra omspelen slås ihop till ett medelvärde. Kvar blir vad botarna gjorde av korten, och en rest av tur.',
      ],
      exact: [
        'Tolv matcher (tre brickor, fyra omspel var) sätter varje ordnat par av botar på varje ordnat par av platser exakt en gång. En enkel rotation skulle ge varje bot samma granne till vänster för alltid; i våra mätningar halverade det ett verkligt avstånd.',
        'Variansen för skillnaden mellan två botar, per match: 84 med slumpade platser, 25 när platsernas medelvärden dragits av, 1,9 (nästan lika) till 19 (mycket olika botar) med fyra omspel. Att upptäcka ett avstånd på 0,059 marker vid 95 % med 80 % styrka kräver 2 781 matcher i stället för 94 724.',
      ],
    },
    schedule: {
      heading: 'Vem möter vem',
      plain: [
        'Vid ett bord sitter fyra, en turnering kan ha tvåhundra botar. Spelplanen är byggd så att varje par av botar möts lika ofta, med så få bord som det går. Ingen får en lätt lottning. Beviset räknas på själva spelplanen och står på varje turnerings sida.',
      ],
      exact: [
        'En balanserad ofullständig blockplan med block om fyra: λN(N−1)/12 bord där varje par möts λ gånger; minsta λ är 1 för N ≡ 1, 4 (mod 12), 2 för 7, 10, 3 för 0, 5, 8, 9 och 6 för 2, 3, 6, 11. Botarna numreras om varje rond med en blandning dragen ur fröet. En turnering slutar bara i slutet av en rond.',
      ],
    },
    chips: {
      heading: 'Marker per bricka',
      plain: [
        'Det är marker man spelar om, så de avgör ordningen. Men en bot som råkade möta starka motståndare ska inte förlora på det. Därför tas alla resultat tillsammans, och alla botars ranking väljs på en gång så att de stämmer så bra som möjligt med det som hände vid varje bord.',
        'Talet är vad en bot får på en bricka mot tre genomsnittliga botar i tabellen. +0,50 betyder en halv mark per bricka, där potten rymmer tolv.',
      ],
      exact: [
        'Minsta kvadrat på block. För varje bricka vid bord T är yᵢ medelvärdet av bot i:s nettomarker över omspelen; yᵢ = θᵢ − medelvärdet av θ över T + fel. Med L = Σ(I − J/4) och q = Σ(y − medelvärdet av y) är θ = (L + 11ᵀ/N)⁻¹ q. Det som publiceras är 0,75 θ, minus avdraget för ersättare.',
        'En anpassning till allt på en gång, oberoende av matchernas ordning. På samma matcher var Kendalls τ mot den sanna ordningen .66 för medelmarker, .74 för Bradley–Terry, .50 för TrueSkill och .34 för löpande Elo.',
      ],
    },
    intervals: {
      heading: 'Vad ± betyder, spann av placeringar och ”troligt bättre”',
      plain: [
        'Spela om hela turneringen med andra kort, och talen blir lite annorlunda. ± säger hur mycket: i 19 av 20 sådana turneringar ligger det sanna värdet inom området.',
        'En placering som 2–4 står där resultaten ännu inte säger vilken som är den rätta. Fler brickor gör spannen smalare.',
        '”72 % troligt bättre” jämför två grannar direkt. Det är inte samma sak som att fråga om deras områden överlappar: de kan göra det rejält fast det är nästan säkert vem som är starkast.',
      ],
      exact: [
        'Sandwichskattning med brickan som kluster: V = P(Σ u uᵀ)P, där u är ett klusters summerade residualer. SE²(i−j) = (Vᵢᵢ + Vⱼⱼ − 2Vᵢⱼ) · w, där w ≥ 1 vidgar det som vilar på få brickor: n/(n−1) för en bot med n brickor, och (t/1,96)² med frihetsgrader enligt Welch och Satterthwaite, högst alla brickor minus en. ”Troligt bättre” är Φ(δ/SE). ± är 1,96 SE mot tabellens medelvärde, alltså t enkla fel. Uppmätt täckning för 95-procentsintervall: 94,2 till 95,7 %, från tolv brickor per bot.',
        'Spann av placeringar: från 1 + antalet säkert bättre till N − antalet säkert sämre, par för par vid 95 %. Med färre än tio brickor anges inget fel.',
        'Där en turnering slutar så snart ordningen är avgjord bedöms det med en konfidensföljd (arXiv 2103.06476), eftersom den som gång på gång tittar på 1,96 SE skiljer på lika starka botar i en tredjedel av alla försök.',
      ],
    },
    elo: {
      heading: 'Elo',
      plain: [
        'Elo frågar bara vem som slutade före vem i varje match, inte med hur många marker. Den genomsnittliga boten har 1500. Den som har 100 poäng mer än en annan slutar före i 64 matcher av 100, vid 200 poäng i 76.',
        'Oftast stämmer de två ordningarna överens. Där de inte gör det spelar en bot högt: den tar sina marker med sällsynta slam, eller förlorar dem på sällsynta straff.',
      ],
      exact: [
        'Bradley–Terry över slutordningarna, lika som en halv: maximera Σ sᵢⱼ ln pᵢⱼ − Σ β²/(2τ²), pᵢⱼ = 1/(1+exp(βⱼ−βᵢ)), τ = 4, med Newtons metod; Elo = 1500 + 173,7178 β. Platser efter marker över hela brickan utan insatser: slam är en etta och tre lika, straff tre lika och en sista. Fel som ovan, med brickan som kluster.',
      ],
    },
    faults: {
      heading: 'Fel och ersättare',
      plain: [
        'Program kraschar, drar ut på tiden och skickar nonsens. Vad som än händer går spelet vidare: domaren spelar ett bestämt kort åt boten som svek, det lägsta tillåtna, och noterar felet. Efter för många i en match spelar en ersättare till slutet.',
        'Det lönar sig aldrig att misslyckas. I en match som en ersättare avslutat blir boten sist, och från dess marker dras det som ersättaren fick utöver den sämsta vid bordet. De andra tre behåller sitt.',
      ],
      exact: [
        'Slag: för långsam, otillåtet kort, obegripligt, tappad förbindelse, översvämning, uteblev. Reservkortet: lägsta valör, sedan klöver, spader, hjärter, ruter, bland de tillåtna. Tiden mäts med domarens monotona klocka från det att frågan skrivits till socketen: först dragets gräns, sedan matchens reserv; nätets fördröjning gottskrivs med den kortaste uppmätta vägen fram och tillbaka, upp till ett tak.',
      ],
    },
    marks: {
      heading: 'Rankinglistor, versioner och husbotar',
      plain: [
        'En rankinglista tar ihop alla rankade turneringar med samma regler och samma betänketid. En turnering är rankad om den är avslutad, dess protokoll är kontrollerat och ingen skrev in fröet för hand.',
        'En ny version av en bot börjar från noll, för den är en annan spelare. Den senaste har placeringen; de äldre finns kvar på botens sida och håller ihop skalan, liksom husbotarna, som fyller ut bord och inte har någon placering.',
      ],
      exact: [
        'En anpassning över listans alla matcher med (bot, version) som enhet. Botar som aldrig mötts, inte ens via andra, har ingen gemensam skala och ingen gemensam lista.',
      ],
    },
    memory: {
      heading: 'Botar som minns',
      plain: [
        'En bot som sett en bricka en gång kan känna till alla händer nästa gång. Dess egna åtta kort avslöjar brickan, och det går inte att dölja. Alltså letar man efter det: omspelens ordning är slumpmässig, och en ärlig bot klarar sig inte bättre i de senare än i det första. Den som gör det, utöver slumpen, får ett märke.',
      ],
      exact: [
        'Ett randomiseringstest. För R resultat på en bricka med medelvärde m och varians v har ”senare minus första” utan minne medelvärde 0 och varians v(R/(R−1))²; summerat över brickor ger det z. Misstänkt över den ensidiga 5-procentsnivån, fördelad på alla botar (Bonferroni). Bredvid står den vinst som skulle ha upptäckts med 80 % styrka. En turnering kan också ge varje omspel en egen instans.',
      ],
    },
    seed: {
      heading: 'Kort som ingen valt',
      plain: [
        'Alla kort, platser och möten följer av ett långt slumptal, fröet. Före det första kortet offentliggörs dess fingeravtryck, efter det sista fröet självt. Alla kan se att det passar fingeravtrycket och ger just de kort som spelades.',
        'Ett frö som någon skrivit in kan vara känt av någon. Sådana turneringar duger för att prova, och rankas inte.',
      ],
      exact: [
        '256 slumpade bitar. Nyckel = SHA-256 av ett fast prefix, fröet och, där en källa angetts i förväg, en offentlig text. Varje dragning är HMAC-SHA-256 av nyckeln med ett märkt meddelande: kort, omnumrering, spelordning, de frön som botarna får. Korten beror inte på vem som spelar, när, eller vid hur många bord.',
      ],
    },
    ledger: {
      heading: 'Protokollet, och att kontrollera det',
      plain: [
        'En turnering är en fil: det som bestämdes före det första kortet, varje kort i varje match, varje beslut av arrangören och till sist fröet. Varje rad bär den föregående radens fingeravtryck, så ingenting kan ändras utan att allt därefter ändras. Varje tal på de här sidorna är uträknat ur sådana filer.',
        'På varje turnerings sida kan din webbläsare göra om hela räkningen: den ger korten efter fröet, spelar dem, kontrollerar att vart och ett var tillåtet, räknar av markerna och räknar ut rankingen.',
      ],
      exact: [
        'Kanonisk NDJSON med en SHA-256-kedja. Den innehåller ingenting som en klocka mätt, så samma frö och deterministiska botar ger samma byte. Varje bot fick matchens hash som kvitto när den var slut och kan leta upp den i filen. Ranking ingår inte i protokollet; den jämförs till 1e−9.',
      ],
    },
  },
};
