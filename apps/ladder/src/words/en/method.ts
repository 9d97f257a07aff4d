import type { MethodWords } from '../shape/method-words.ts';

export const method: MethodWords = {
  title: 'How it works',
  description:
    'How the bots are rated, how the tournaments are kept fair, and how anyone can check it: in plain words, and in formulas.',
  lead: 'Every section first says in plain words what is done and why. Open “Exactly” where you want the formula.',
  contents: 'On this page',
  exactly: 'Exactly',
  sources: 'The full text, with measurements and test values, is in the project’s documents.',
  sections: {
    game: {
      heading: 'The game',
      plain: [
        'Four players, thirty-two cards, eight tricks. One must follow suit; the highest card of the suit led takes the trick. The dealer puts twelve chips into the pool. When the hand is over, the player with the fewest card points draws five chips from it, the next four, the third three, and the last nothing.',
        'Two things turn that on its head. A player who takes all eight tricks, a slam, is paid four chips by each of the others. A player who takes a hundred points without a slam pays four to each of them. In both cases the pool stays where it is.',
        'The easy rules make the aces cheaper and charge a point for each trick. The Swedish ones know no penalty, and a board is four deals, one by each seat.',
      ],
      exact: [
        'Card points A K Q J 10: 11 4 3 2 10 (classic), 5 4 3 2 10 (easy, plus 1 a trick, and Swedish). Ranks A K Q J 10 9 8 7; the ten is below the jack. Equal points: who took no trick goes first, then seniority from the dealer’s left. All four equal: the pool is carried. A carried pool is dealt for again, at most 20 times.',
      ],
    },
    boards: {
      heading: 'Boards: the same cards for everyone',
      plain: [
        'In a card game the better hand usually wins. To see who plays better one would have to deal for weeks. So every board, as bridge players call a numbered deal, is played four times, and the bots change seats in between: each of them holds each of the four hands once. Good and bad cards cancel out.',
        'The chips of the four replays are averaged. What remains is what the bots did with the cards, and a rest of luck.',
      ],
      exact: [
        'Twelve matches (three boards, four replays each) put every ordered pair of bots into every ordered pair of seats exactly once. A plain rotation would give each bot the same left-hand neighbour for ever, which halved a true gap in our measurements.',
        'Variance of the difference between two bots, per match: 84 with random seats, 25 with seat means removed, 1.9 (near-equal bots) to 19 (very unequal ones) with four replays. To tell a gap of 0.059 chips apart at 95% with 80% power takes 2,781 matches instead of 94,724.',
      ],
    },
    schedule: {
      heading: 'Who meets whom',
      plain: [
        'A table seats four, a tournament may have two hundred bots. The schedule is built so that any two bots meet equally often, with as few tables as that is possible. Nobody gets an easy draw. The proof is counted from the schedule itself and stands on each tournament’s page.',
      ],
      exact: [
        'A balanced incomplete block design with blocks of four: λN(N−1)/12 tables in which each pair meets λ times; the least λ is 1 for N ≡ 1, 4 (mod 12), 2 for 7, 10, 3 for 0, 5, 8, 9 and 6 for 2, 3, 6, 11. Bots are relabelled each round by a shuffle drawn from the seed. A tournament stops only at the end of a round.',
      ],
    },
    chips: {
      heading: 'Chips a board',
      plain: [
        'Chips are what the game is played for, so they decide the order. But a bot that happened to meet strong opponents should not lose by it. So all results are taken together, and the ratings are chosen at once for all bots such that they fit what happened at every table as well as possible.',
        'The number shown is what a bot makes on a board against three average bots of the table. +0.50 means: half a chip each board, where a pool has twelve.',
      ],
      exact: [
        'Least squares on blocks. For each board at table T let yᵢ be the mean net chips of bot i over its replays; yᵢ = θᵢ − mean of θ over T + error. With L = Σ(I − J/4) and q = Σ(y − mean of y), θ = (L + 11ᵀ/N)⁻¹ q. Published is 0.75 θ, less the penalty for stand-ins.',
        'A batch fit, independent of the order of the matches. Over the same matches Kendall’s τ with the true order was .66 for mean chips, .74 for Bradley–Terry, .50 for TrueSkill and .34 for incremental Elo.',
      ],
    },
    intervals: {
      heading: 'What ± means, bands of places, and “likely better”',
      plain: [
        'Play the whole tournament again with other cards, and the numbers come out a little different. ± says by how much: in 19 of 20 such tournaments the true value lies within the range.',
        'A place such as 2–4 is given where the results do not yet say which of those is the true one. More boards make bands narrower.',
        '“72% likely better” compares two neighbours directly. It is not the same as asking whether their ranges overlap: two ranges may overlap a good deal while it is nearly sure who is stronger.',
      ],
      exact: [
        'Sandwich estimator with the board as cluster: V = P(Σ u uᵀ)P with u the summed residuals of a cluster. SE²(i−j) = (Vᵢᵢ + Vⱼⱼ − 2Vᵢⱼ) · w, where w ≥ 1 widens what rests on few boards: n/(n−1) for a bot of n boards, and (t/1.96)² with the degrees of freedom of Welch and Satterthwaite, at most all boards less one. Likely better is Φ(δ/SE). ± is 1.96 SE against the mean of the table, so t plain errors. Measured coverage of 95% intervals: 94.2 to 95.7%, from twelve boards a bot on.',
        'Band of places: from 1 + the number of bots significantly above to N − the number significantly below, pair by pair at 95%. With fewer than ten boards no error is given.',
        'Where a tournament stops as soon as the order is decided, that is judged by a confidence sequence (arXiv 2103.06476), since looking again and again at 1.96 SE would separate equal bots in a third of all runs.',
      ],
    },
    elo: {
      heading: 'Elo',
      plain: [
        'Elo asks only who finished before whom in each match, not by how many chips. The average bot has 1500. One that is 100 points up on another finishes before it in 64 matches out of 100; at 200 points it is 76.',
        'Mostly both orders agree. Where they do not, a bot gambles: it makes its chips with rare slams, or loses them by rare penalties.',
      ],
      exact: [
        'Bradley–Terry over the finishing orders, a tie as a half: maximise Σ sᵢⱼ ln pᵢⱼ − Σ β²/(2τ²), pᵢⱼ = 1/(1+exp(βⱼ−βᵢ)), τ = 4, by Newton’s method; Elo = 1500 + 173.7178 β. Places by chips over the whole board without stakes: a slam is one first and three tied, a penalty three tied and one last. Errors as above, with the board as cluster.',
      ],
    },
    faults: {
      heading: 'Faults and stand-ins',
      plain: [
        'Programs crash, dawdle and send nonsense. Whatever happens, the table goes on: the referee plays a fixed card for the bot that failed, the lowest that is legal, and notes the fault. After too many in one match a stand-in plays its seat to the end.',
        'Failing never pays. A match that a stand-in finished ranks its bot last, and the bot’s chips are lowered by what the stand-in made above the worst at the table. The other three keep what they made.',
      ],
      exact: [
        'Kinds: out of time, illegal card, garbled, connection lost, flood, did not appear. Fallback card: lowest rank, then suit order clubs, spades, hearts, diamonds, among the legal. Time is the referee’s monotonic clock from the moment the question is written to the socket: first the move’s limit, then the match’s reserve; network delay is credited with the least round trip measured, up to a cap.',
      ],
    },
    marks: {
      heading: 'Ladders, versions and house bots',
      plain: [
        'A ladder takes all rated tournaments with the same rules and the same time limit together. A tournament is rated if it is over, its record was checked, and nobody typed its seed.',
        'A new version of a bot starts from nothing, for it is another player. The newest holds the place; the older ones stay on the bot’s page and keep the scale together, as house bots do, which fill up tables and hold no place.',
      ],
      exact: [
        'One fit over all matches of the ladder with (bot, version) as the entity. Bots that never met, even through others, have no common scale and share no ranking.',
      ],
    },
    memory: {
      heading: 'Bots that remember',
      plain: [
        'A bot that has seen a board once could know all hands the next time. Its own eight cards give the board away, and nothing can hide that. So it is looked for: the order of the replays is random, and an honest bot does no better in its later replays than in its first. Who does, beyond chance, is marked.',
      ],
      exact: [
        'A randomisation test. For R results on a board with mean m and variance v, later minus first has mean 0 and variance v(R/(R−1))² if the bot does not remember; summed over boards that gives z. Suspicious above the one-sided 5% level, split over all bots (Bonferroni). The gain that would have been found with 80% power is given beside it. A tournament can also give each replay an instance of its own.',
      ],
    },
    seed: {
      heading: 'Cards that nobody chose',
      plain: [
        'All cards, seats and pairings follow from one long random number, the seed. Before the first card its fingerprint is published. After the last the seed itself is, and everyone can see that it fits the fingerprint and deals exactly the cards that were played.',
        'A seed that somebody typed could be known to somebody. Such tournaments are fine for trying things, and are not rated.',
      ],
      exact: [
        '256 random bits. Key = SHA-256 of a fixed prefix, the seed and, where a source was named beforehand, a public text. Every draw is HMAC-SHA-256 of the key with a labelled message: cards, relabelling, order of play, the seeds handed to bots. Cards do not depend on who plays, when, or at how many tables.',
      ],
    },
    ledger: {
      heading: 'The record, and checking it',
      plain: [
        'A tournament is one file: what was agreed before the first card, every card of every match, every decision of the organiser, and the seed at the end. Each line carries the fingerprint of the line before, so nothing can be changed without everything after it changing. Every number on this site is computed from such files.',
        'On each tournament’s page your browser can do the whole computation again: it deals the cards from the seed, plays them, checks each for legality, settles the chips and computes the ratings.',
      ],
      exact: [
        'Canonical NDJSON with a SHA-256 chain. It holds nothing that a clock measured, so that the same seed and deterministic bots give the same bytes. Each bot was sent the hash of its match as a receipt when the match ended, and can look for it in the file. Ratings are not part of the record; they are compared to 1e−9.',
      ],
    },
  },
};
