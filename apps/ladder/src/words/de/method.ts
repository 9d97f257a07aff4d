import type { MethodWords } from '../shape/method-words.ts';

export const method: MethodWords = {
  title: 'Wie es gemacht wird',
  description:
    'Wie die Bots gewertet werden, wie die Turniere fair bleiben und wie jeder es nachprüfen kann: in Worten und in Formeln.',
  lead: 'Jeder Abschnitt sagt zuerst in einfachen Worten, was geschieht und warum. Wo Sie die Formel wissen möchten, öffnen Sie „Genau“.',
  contents: 'Auf dieser Seite',
  exactly: 'Genau',
  sources: 'Der vollständige Text, mit Messungen und Prüfwerten, steht in den Unterlagen des Projekts.',
  sections: {
    game: {
      heading: 'Das Spiel',
      plain: [
        'Vier Spieler, zweiunddreißig Karten, acht Stiche. Farbe muss bedient werden, die höchste Karte der angespielten Farbe gewinnt den Stich. Der Geber legt zwölf Chips in den Pott. Am Ende nimmt, wer die wenigsten Augen hat, fünf Chips heraus, der Nächste vier, der Dritte drei, der Letzte nichts.',
        'Zweierlei stellt das auf den Kopf. Wer alle acht Stiche macht, den Durchmarsch, bekommt von jedem der anderen vier Chips. Wer ohne Durchmarsch hundert Augen sammelt, zahlt jedem von ihnen vier. In beiden Fällen bleibt der Pott stehen.',
        'Nach den einfachen Regeln sind die Asse billiger, und jeder Stich kostet ein Auge. Die schwedischen kennen keine Strafe, und ein Board sind vier Spiele, von jedem Platz eines.',
      ],
      exact: [
        'Augen A K D B 10: 11 4 3 2 10 (klassisch), 5 4 3 2 10 (einfach, dazu 1 je Stich, und schwedisch). Rangfolge A K D B 10 9 8 7; die Zehn liegt unter dem Buben. Bei gleichen Augen geht vor, wer keinen Stich hat, dann die Reihenfolge von der Vorhand an. Alle vier gleich: Der Pott bleibt stehen. Um einen stehen gebliebenen Pott wird höchstens 20-mal neu gegeben.',
      ],
    },
    boards: {
      heading: 'Boards: dieselben Karten für alle',
      plain: [
        'Beim Kartenspiel gewinnt meist die bessere Hand. Um zu sehen, wer besser spielt, müsste man wochenlang geben. Darum wird jedes Board, wie Bridgespieler eine nummerierte Verteilung nennen, viermal gespielt, und dazwischen wechseln die Bots die Plätze: Jeder hält jede der vier Hände einmal. Gute und schlechte Karten heben sich auf.',
        'Die Chips der vier Durchgänge werden gemittelt. Übrig bleibt, was die Bots aus den Karten gemacht haben, und ein Rest Glück.',
      ],
      exact: [
        'Zwölf Partien (drei Boards, je vier Durchgänge) setzen jedes geordnete Paar von Bots genau einmal auf jedes geordnete Paar von Plätzen. Einfaches Weiterrücken gäbe jedem Bot für immer denselben linken Nachbarn; in unseren Messungen halbierte das einen wahren Abstand.',
        'Varianz des Unterschieds zweier Bots je Partie: 84 bei zufälligen Plätzen, 25 nach Abzug der Platzmittel, 1,9 (fast gleiche) bis 19 (sehr ungleiche Bots) bei vier Durchgängen. Einen Abstand von 0,059 Chips zu erkennen (95 %, Macht 80 %) braucht 2781 statt 94 724 Partien.',
      ],
    },
    schedule: {
      heading: 'Wer gegen wen',
      plain: [
        'An einem Tisch sitzen vier, ein Turnier hat vielleicht zweihundert Bots. Der Spielplan ist so gebaut, dass je zwei Bots sich gleich oft begegnen, mit so wenigen Tischen wie möglich. Niemand hat leichte Lose. Der Beweis wird am Spielplan selbst ausgezählt und steht auf der Seite jedes Turniers.',
      ],
      exact: [
        'Ein ausgewogener unvollständiger Blockplan mit Viererblöcken: λN(N−1)/12 Tische, in denen jedes Paar λ-mal vorkommt; das kleinste λ ist 1 für N ≡ 1, 4 (mod 12), 2 für 7, 10, 3 für 0, 5, 8, 9 und 6 für 2, 3, 6, 11. In jeder Runde werden die Bots durch eine aus dem Startwert gezogene Mischung neu benannt. Ein Turnier endet nur am Schluss einer Runde.',
      ],
    },
    chips: {
      heading: 'Chips je Board',
      plain: [
        'Um Chips wird gespielt, darum entscheiden sie die Reihenfolge. Wer zufällig auf starke Gegner traf, soll aber nicht darunter leiden. Deshalb werden alle Ergebnisse zusammengenommen und die Wertungen aller Bots zugleich so gewählt, dass sie zu dem, was an jedem Tisch geschah, so gut wie möglich passen.',
        'Die Zahl sagt, was ein Bot auf einem Board gegen drei durchschnittliche Bots der Tabelle macht. +0,50 heißt: einen halben Chip je Board, wo im Pott zwölf liegen.',
      ],
      exact: [
        'Kleinste Quadrate über Blöcke. Für jedes Board an Tisch T sei yᵢ das Mittel der Netto-Chips von Bot i über seine Durchgänge; yᵢ = θᵢ − Mittel der θ über T + Fehler. Mit L = Σ(I − J/4) und q = Σ(y − Mittel der y) ist θ = (L + 11ᵀ/N)⁻¹ q. Veröffentlicht wird 0,75 θ, abzüglich der Buße für Ersatzspieler.',
        'Eine Anpassung an alles zugleich, unabhängig von der Reihenfolge der Partien. Auf denselben Partien war Kendalls τ zur wahren Ordnung .66 für mittlere Chips, .74 für Bradley–Terry, .50 für TrueSkill und .34 für fortlaufendes Elo.',
      ],
    },
    intervals: {
      heading: 'Was ± bedeutet, Rangbereiche und „besser als der nächste“',
      plain: [
        'Spielte man das ganze Turnier noch einmal mit anderen Karten, kämen etwas andere Zahlen heraus. ± sagt, wie weit: In 19 von 20 solchen Turnieren liegt der wahre Wert in diesem Bereich.',
        'Ein Rang wie 2–4 steht da, wo die Ergebnisse noch nicht sagen, welcher davon der wahre ist. Mit mehr Boards werden die Bereiche enger.',
        '„Zu 72 % wahrscheinlich“ vergleicht zwei Nachbarn unmittelbar. Das ist etwas anderes als die Frage, ob sich ihre Bereiche überschneiden: Sie können es deutlich tun, und doch ist fast sicher, wer der Stärkere ist.',
      ],
      exact: [
        'Sandwich-Schätzer mit dem Board als Cluster: V = P(Σ u uᵀ)P, u die summierten Residuen eines Clusters. SE²(i−j) = (Vᵢᵢ + Vⱼⱼ − 2Vᵢⱼ) · w; w ≥ 1 weitet, was auf wenigen Boards beruht: n/(n−1) für einen Bot mit n Boards, und (t/1,96)² mit den Freiheitsgraden nach Welch und Satterthwaite, höchstens alle Boards weniger eins. „Besser“ ist Φ(δ/SE). ± ist 1,96 SE gegen das Mittel der Tabelle, also t einfache Fehler. Gemessene Überdeckung der 95-%-Intervalle: 94,2 bis 95,7 %, ab zwölf Boards je Bot.',
        'Rangbereich: von 1 + Zahl der gesichert Besseren bis N − Zahl der gesichert Schlechteren, Paar für Paar zu 95 %. Mit weniger als zehn Boards wird kein Fehler angegeben.',
        'Wo ein Turnier aufhört, sobald die Reihenfolge entschieden ist, urteilt eine Konfidenzfolge (arXiv 2103.06476): Wer immer wieder auf 1,96 SE schaut, trennt in einem Drittel aller Läufe gleich starke Bots.',
      ],
    },
    elo: {
      heading: 'Elo',
      plain: [
        'Elo fragt nur, wer in einer Partie vor wem lag, nicht um wie viele Chips. Der durchschnittliche Bot hat 1500. Wer 100 Punkte mehr hat als ein anderer, liegt in 64 von 100 Partien vor ihm, bei 200 Punkten in 76.',
        'Meist stimmen beide Ordnungen überein. Wo nicht, spielt ein Bot auf Risiko: Er macht seine Chips mit seltenen Durchmärschen oder verliert sie durch seltene Strafen.',
      ],
      exact: [
        'Bradley–Terry über die Reihenfolgen im Ziel, Gleichstand als halb: maximiert wird Σ sᵢⱼ ln pᵢⱼ − Σ β²/(2τ²), pᵢⱼ = 1/(1+exp(βⱼ−βᵢ)), τ = 4, nach Newton; Elo = 1500 + 173,7178 β. Plätze nach Chips über das ganze Board ohne Einsätze: Ein Durchmarsch ist ein Erster vor drei Gleichen, eine Strafe drei Gleiche vor einem Letzten. Fehler wie oben, mit dem Board als Cluster.',
      ],
    },
    faults: {
      heading: 'Fehler und Ersatzspieler',
      plain: [
        'Programme stürzen ab, trödeln und schicken Unsinn. Was auch geschieht, der Tisch spielt weiter: Der Schiedsrichter spielt für den Bot, der versagt hat, eine festgelegte Karte, die niedrigste erlaubte, und vermerkt den Fehler. Nach zu vielen in einer Partie spielt ein Ersatzspieler zu Ende.',
        'Versagen lohnt sich nie. In einer Partie, die ein Ersatzspieler beendet hat, ist der Bot Letzter, und von seinen Chips wird abgezogen, was der Ersatz über dem Schlechtesten am Tisch gemacht hat. Die anderen drei behalten, was sie gemacht haben.',
      ],
      exact: [
        'Arten: Zeit überschritten, unerlaubte Karte, unverständlich, Verbindung verloren, Flut, nicht erschienen. Die Ersatzkarte: niedrigster Rang, dann Kreuz, Pik, Herz, Karo, unter den erlaubten. Es gilt die monotone Uhr des Schiedsrichters von dem Augenblick an, in dem die Frage in den Socket geschrieben ist: erst die Zeit des Zuges, dann die Reserve der Partie; für das Netz wird der kleinste gemessene Hin- und Rückweg gutgeschrieben, bis zu einer Grenze.',
      ],
    },
    marks: {
      heading: 'Ranglisten, Versionen und Hausbots',
      plain: [
        'Eine Rangliste nimmt alle gewerteten Turniere mit denselben Regeln und derselben Bedenkzeit zusammen. Gewertet wird ein Turnier, wenn es zu Ende ist, sein Protokoll geprüft wurde und niemand den Startwert eingetippt hat.',
        'Eine neue Version eines Bots fängt bei null an, denn sie ist ein anderer Spieler. Die neueste hat den Rang; die älteren bleiben auf der Seite des Bots und halten den Maßstab zusammen, wie es auch die Hausbots tun, die Tische auffüllen und keinen Rang haben.',
      ],
      exact: [
        'Eine Anpassung über alle Partien der Rangliste, mit (Bot, Version) als Einheit. Bots, die sich nie begegnet sind, auch nicht über andere, haben keinen gemeinsamen Maßstab und keine gemeinsame Rangliste.',
      ],
    },
    memory: {
      heading: 'Bots, die sich etwas merken',
      plain: [
        'Ein Bot, der ein Board einmal gesehen hat, könnte beim nächsten Mal alle Hände kennen. Seine eigenen acht Karten verraten das Board, und das lässt sich nicht verbergen. Also wird danach gesucht: Die Reihenfolge der Durchgänge ist zufällig, und ein ehrlicher Bot ist in späteren nicht besser als im ersten. Wer es über den Zufall hinaus ist, wird gekennzeichnet.',
      ],
      exact: [
        'Ein Randomisierungstest. Für R Ergebnisse auf einem Board mit Mittel m und Varianz v hat „spätere minus erster“ ohne Gedächtnis Mittel 0 und Varianz v(R/(R−1))²; über alle Boards summiert ergibt das z. Verdächtig jenseits des einseitigen 5-%-Niveaus, auf alle Bots verteilt (Bonferroni). Daneben steht der Gewinn, der mit einer Macht von 80 % gefunden worden wäre. Ein Turnier kann auch jedem Durchgang eine eigene Instanz geben.',
      ],
    },
    seed: {
      heading: 'Karten, die niemand ausgesucht hat',
      plain: [
        'Alle Karten, Plätze und Begegnungen folgen aus einer langen Zufallszahl, dem Startwert. Vor der ersten Karte wird ihr Fingerabdruck veröffentlicht, nach der letzten sie selbst. Jeder kann sehen, dass sie zum Fingerabdruck passt und genau die Karten ergibt, die gespielt wurden.',
        'Einen Startwert, den jemand eingetippt hat, könnte jemand gekannt haben. Solche Turniere sind zum Ausprobieren gut und werden nicht gewertet.',
      ],
      exact: [
        '256 zufällige Bits. Schlüssel = SHA-256 aus einem festen Vorsatz, dem Startwert und, wo vorher eine Quelle benannt wurde, einem öffentlichen Text. Jede Ziehung ist HMAC-SHA-256 des Schlüssels mit einer benannten Nachricht: Karten, Umbenennung, Spielfolge, die Zufallswerte der Bots. Die Karten hängen nicht davon ab, wer wann an wie vielen Tischen spielt.',
      ],
    },
    ledger: {
      heading: 'Das Protokoll und seine Prüfung',
      plain: [
        'Ein Turnier ist eine Datei: was vor der ersten Karte festlag, jede Karte jeder Partie, jede Entscheidung des Veranstalters und am Ende der Startwert. Jede Zeile trägt den Fingerabdruck der vorigen; nichts lässt sich ändern, ohne dass sich alles danach ändert. Jede Zahl auf diesen Seiten ist aus solchen Dateien berechnet.',
        'Auf der Seite jedes Turniers kann Ihr Browser die ganze Rechnung wiederholen: Er gibt die Karten nach dem Startwert, spielt sie, prüft, ob jede erlaubt war, rechnet die Chips ab und bestimmt die Wertungen.',
      ],
      exact: [
        'Kanonisches NDJSON mit einer SHA-256-Kette. Es enthält nichts, was eine Uhr gemessen hat, sodass derselbe Startwert und deterministische Bots dieselben Bytes ergeben. Jeder Bot bekam am Ende einer Partie ihren Hash als Quittung und kann ihn in der Datei suchen. Wertungen stehen nicht im Protokoll; sie werden auf 1e−9 verglichen.',
      ],
    },
  },
};
