import type { Estimate, TournamentLink } from '@bassadewitz/publication';
import type { Frame } from '../pages/frame.ts';
import type { PageInput } from '../pages/page-input.ts';
import { bandText } from '../pages/parts/band.ts';
import { rulesText, timeText, tournamentTitle } from '../pages/parts/contest-text.ts';
import { HALF_WIDTH } from '../pages/parts/estimate.tsx';
import { rowOfLadder, rowsOfTournament, type StandingsRow } from '../pages/parts/standings-row.ts';
import { type Setting, settingOf } from '../pages/setting.ts';
import type { Language } from '../words/language.ts';
import { saysSomething } from './legible.ts';

/** What a picture for link previews shows. All of it is text from strangers as it came. */
export interface Preview {
  /** Of the site. */
  readonly site: string;
  /** What it is about, above the title; nothing for a bot. */
  readonly eyebrow: string;
  readonly title: string;
  readonly subtitle: string;
  /** What the numbers of the rows are. */
  readonly unit: string;
  readonly rows: readonly PreviewRow[];
}

export interface PreviewRow {
  readonly place: string;
  readonly name: string;
  /** Chips a board. */
  readonly chips: Estimate;
  /** The same as it is written. */
  readonly text: string;
}

/** There is room for so many rows. */
const ROWS = 4;

/**
 * The picture of a page. Ladders and tournaments have one in each language; a bot has one without words, for all of them.
 * @returns undefined where the page has none of its own
 */
export function previewOf(page: PageInput, language: Language, frame: Frame): Preview | undefined {
  const at = settingOf(page, language, frame);
  if (page.kind === 'ladder') {
    const { ladder } = page;
    return {
      site: frame.title,
      eyebrow: at.words.ladder.ladder,
      title: rulesText(at, ladder),
      subtitle: `${timeText(at, ladder)} · ${at.words.site.bots(ladder.rows.length)}`,
      ...standings(at, ladder.rows.map(rowOfLadder)),
    };
  }
  if (page.kind === 'tournament') {
    const { tournament } = page;
    const { link } = tournament;
    // A title that cannot be drawn is none.
    const titled = link.title !== null && saysSomething(link.title) ? link : { ...link, title: null };
    return {
      site: frame.title,
      eyebrow: at.words.tournament.tournament,
      title: tournamentTitle(at, titled),
      subtitle: tournamentSubtitle(at, titled),
      ...standings(at, rowsOfTournament(tournament)),
    };
  }
  if (page.kind === 'bot' && language === 'en') {
    const { name, owner, careers } = page.bot;
    return {
      site: frame.title,
      eyebrow: '',
      title: name,
      subtitle: saysSomething(owner ?? '') ? (owner ?? '') : '',
      unit: '± 95 %',
      rows: careers.slice(0, ROWS).flatMap(({ ruleSet, moveMs, bankMs, versions: [newest] }) => {
        if (newest === undefined) return [];
        const { band, chips } = newest;
        // As configurations call it, which is the same in all languages.
        const contest = `${ruleSet} ${at.numbers.time(moveMs)} + ${at.numbers.time(bankMs)}`;
        return [{ place: band === null ? '' : `#${bandText(band)}`, name: contest, chips, text: written(at, chips) }];
      }),
    };
  }
  return undefined;
}

function tournamentSubtitle(at: Setting, link: TournamentLink): string {
  const { site, tournament: words } = at.words;
  const { count } = at.numbers;
  // A title that the organiser gave says nothing of the rules.
  const rules = link.title === null ? [] : [rulesText(at, link)];
  const progress = link.complete ? [] : [words.progress(count(link.matches), count(link.scheduled))];
  return [...rules, timeText(at, link), site.bots(link.bots), ...progress].join(' · ');
}

function standings(at: Setting, all: readonly StandingsRow[]): Pick<Preview, 'unit' | 'rows'> {
  const ranked = all.filter(({ group, place, boards }) => group === 0 && place !== null && boards > 0);
  const rows = ranked.slice(0, ROWS).map(({ band, bot, chips }) => ({
    place: bandText(band) ?? '',
    name: bot.similar && bot.owner !== undefined ? `${bot.name} · ${bot.owner}` : bot.name,
    chips,
    text: written(at, chips),
  }));
  return { unit: `${at.words.standings.chips} ± 95 %`, rows };
}

function written(at: Setting, { value, se }: Estimate): string {
  return `${at.numbers.chips(value)} ± ${se === null ? '?' : at.numbers.spread(HALF_WIDTH * se)}`;
}
