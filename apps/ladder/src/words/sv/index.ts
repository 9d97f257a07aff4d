import type { Words } from '../shape/words.ts';
import { bot } from './bot.ts';
import { decisions } from './decisions.ts';
import { home } from './home.ts';
import { ladder } from './ladder.ts';
import { method } from './method.ts';
import { site } from './site.ts';
import { standings } from './standings.ts';
import { tournament } from './tournament.ts';

export const sv: Words = { site, home, standings, ladder, bot, tournament, decisions, method };
