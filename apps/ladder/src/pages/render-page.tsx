import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { MatchPage } from '../replay/match-page.tsx';
import type { Language } from '../words/language.ts';
import { BotPage } from './bot-page.tsx';
import type { Frame } from './frame.ts';
import { HeadToHeadPage } from './head-to-head-page.tsx';
import { HomePage } from './home-page.tsx';
import { LadderPage } from './ladder-page.tsx';
import { MatchesPage } from './matches-page.tsx';
import { MethodPage } from './method-page.tsx';
import type { PageInput } from './page-input.ts';
import { type Setting, settingOf } from './setting.ts';
import { TournamentPage } from './tournament-page.tsx';

/**
 * One page of the site as a whole HTML document. The same input gives the same bytes.
 *
 * @param page which page, and the documents that it shows
 * @param language in which language
 * @param frame what all pages of the site share
 */
export function renderPage(page: PageInput, language: Language, frame: Frame): string {
  return `<!doctype html>\n${render(componentOf(page, settingOf(page, language, frame)))}\n`;
}

function componentOf(page: PageInput, at: Setting): JSX.Element {
  switch (page.kind) {
    case 'home':
      return <HomePage at={at} page={page} />;
    case 'ladder':
      return <LadderPage at={at} page={page} />;
    case 'ladder-head-to-head':
    case 'tournament-head-to-head':
      return <HeadToHeadPage at={at} page={page} />;
    case 'bot':
      return <BotPage at={at} page={page} />;
    case 'tournament':
      return <TournamentPage at={at} page={page} />;
    case 'matches':
      return <MatchesPage at={at} page={page} />;
    case 'match':
      return <MatchPage at={at} page={page} />;
    case 'method':
      return <MethodPage at={at} />;
  }
}
