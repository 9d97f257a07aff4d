import type { BotWords } from './bot-words.ts';
import type { DecisionWords } from './decision-words.ts';
import type { HomeWords } from './home-words.ts';
import type { LadderWords } from './ladder-words.ts';
import type { MethodWords } from './method-words.ts';
import type { SiteWords } from './site-words.ts';
import type { StandingsWords } from './standings-words.ts';
import type { TournamentWords } from './tournament-words.ts';

/** All that the site says in one language. */
export interface Words {
  readonly site: SiteWords;
  readonly home: HomeWords;
  readonly standings: StandingsWords;
  readonly ladder: LadderWords;
  readonly bot: BotWords;
  readonly tournament: TournamentWords;
  readonly decisions: DecisionWords;
  readonly method: MethodWords;
}
