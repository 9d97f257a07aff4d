import type { JSX } from 'preact';
import { LANGUAGES, OPEN_GRAPH_LOCALES } from '../words/language.ts';
import { HOME } from './paths.ts';
import { CONTENT_SECURITY_POLICY } from './policy.ts';
import type { Setting } from './setting.ts';

interface HeadProps {
  readonly at: Setting;
  readonly title: string;
  readonly description: string;
  readonly script?: string | undefined;
  readonly style?: string | undefined;
  readonly json?: string | undefined;
}

export function Head({ at, title, description, script, style, json }: HeadProps): JSX.Element {
  const { frame, path } = at;
  const full = path === HOME ? frame.title : `${title} · ${frame.title}`;
  const inLanguage = (other: string) => `${frame.baseUrl ?? at.root}${other}/${path}`;
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={CONTENT_SECURITY_POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="color-scheme" content="light dark" />
      {/* The sheet before the script: with a policy in the page nothing is fetched ahead, and the script would hold up the sheet. */}
      <link rel="stylesheet" href={at.file(frame.assets.site)} />
      <script src={at.file(frame.assets.theme)} />
      {style === undefined ? null : <link rel="stylesheet" href={at.file(style)} />}
      <script defer src={at.file(frame.assets.page)} />
      {script === undefined ? null : <script type="module" src={at.file(script)} />}
      <link rel="icon" type="image/svg+xml" href={at.file(frame.assets.favicon)} />
      {json === undefined ? null : <link rel="alternate" type="application/json" href={at.file(json)} />}
      {LANGUAGES.map((other) => (
        <link key={other} rel="alternate" hreflang={other} href={inLanguage(other)} />
      ))}
      <link rel="alternate" hreflang="x-default" href={inLanguage('en')} />
      <Preview at={at} title={full} description={description} />
    </head>
  );
}

/** How a link to the page looks where somebody shares it. Addresses in it must be whole, so there is less of it without a base. */
function Preview({ at, title, description }: { at: Setting; title: string; description: string }): JSX.Element {
  const { frame, language, path, preview } = at;
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={frame.title} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:locale" content={OPEN_GRAPH_LOCALES[language]} />
      {frame.baseUrl === null ? null : (
        <>
          <link rel="canonical" href={`${frame.baseUrl}${language}/${path}`} />
          <link rel="alternate" type="application/atom+xml" href={`${frame.baseUrl}feed.atom`} />
          <meta property="og:url" content={`${frame.baseUrl}${language}/${path}`} />
          <meta property="og:image" content={frame.baseUrl + preview} />
          <meta property="og:image:width" content="1200" />
          <meta property="og:image:height" content="630" />
          <meta property="og:image:alt" content={title} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>
  );
}
