import type { JSX } from 'preact';
import { render } from 'preact-render-to-string';
import { MatchPage } from '../replay/match-page.tsx';
import type { Language } from '../words/language.ts';
import type { Frame } from './frame.ts';
import { Layout } from './layout.tsx';
import type { PageInput } from './page-input.ts';
import { type Setting, settingOf } from './setting.ts';

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
  if (page.kind === 'match') return <MatchPage at={at} page={page} />;
  return (
    <Layout at={at} title={page.kind} description="">
      <h1>{page.kind}</h1>
    </Layout>
  );
}
