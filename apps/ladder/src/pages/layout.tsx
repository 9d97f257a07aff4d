import type { ComponentChildren, JSX } from 'preact';
import type { Language } from '../words/language.ts';
import type { Frame } from './frame.ts';

/** What stands around every page. */
export interface LayoutProps {
  readonly language: Language;
  readonly frame: Frame;
  /** Relative path from the page's folder to the root of the site, e.g. `../` for `en/index.html`. */
  readonly root: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

export function Layout({ language, frame, root, title, children }: LayoutProps): JSX.Element {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <script src={root + frame.assets.theme} />
        <link rel="stylesheet" href={root + frame.assets.site} />
        <script type="module" src={root + frame.assets.page} />
      </head>
      <body>
        <main id="content">{children}</main>
      </body>
    </html>
  );
}
