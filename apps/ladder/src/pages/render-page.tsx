import { render } from 'preact-render-to-string';
import type { Language } from '../words/language.ts';
import type { Frame } from './frame.ts';
import { Layout } from './layout.tsx';
import type { PageInput } from './page-input.ts';

/**
 * One page of the site as a whole HTML document. The same input gives the same bytes.
 *
 * @param page what it shows
 * @param language in which language
 * @param frame what all pages share
 */
export function renderPage(page: PageInput, language: Language, frame: Frame): string {
  const root = '../';
  const html = render(
    <Layout language={language} frame={frame} root={root} title={frame.title}>
      <h1>{page.kind}</h1>
    </Layout>,
  );
  return `<!doctype html>\n${html}\n`;
}
