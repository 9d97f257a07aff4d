import type { ComponentChildren, JSX } from 'preact';
import { Footer } from './footer.tsx';
import { Head } from './head.tsx';
import { Header } from './header.tsx';
import type { Setting } from './setting.ts';

/** What stands around every page. */
export interface LayoutProps {
  readonly at: Setting;
  /** Of the page, without the site's. */
  readonly title: string;
  /** One or two sentences for search engines and link previews. */
  readonly description: string;
  /** A further script of the page and its style sheet, by their paths below the root of the site. */
  readonly script?: string | undefined;
  readonly style?: string;
  /** The document that the page shows, by its path below the root of the site. */
  readonly json?: string;
  readonly children: ComponentChildren;
}

export function Layout({ at, title, description, script, style, json, children }: LayoutProps): JSX.Element {
  return (
    <html lang={at.language}>
      <Head at={at} title={title} description={description} script={script} style={style} json={json} />
      <body>
        <a class="skip" href="#content">
          {at.words.site.skip}
        </a>
        <Header at={at} />
        <main id="content" tabindex={-1}>
          {children}
        </main>
        <Footer at={at} json={json} />
      </body>
    </html>
  );
}
