import type { JSX } from 'preact';
import { LANGUAGE_NAMES, LANGUAGES } from '../words/language.ts';
import { HOME, METHOD } from './paths.ts';
import type { Setting } from './setting.ts';

export function Header({ at }: { at: Setting }): JSX.Element {
  const { site } = at.words;
  return (
    <header class="site-header">
      <div class="site-header-inner">
        <a class="wordmark" href={at.link(HOME)}>
          <Acorn />
          <bdi>{at.frame.title}</bdi>
        </a>
        <nav aria-label={site.navigation} class="site-nav">
          <a href={`${at.link(HOME)}#ladders`}>{site.ladders}</a>
          <a href={`${at.link(HOME)}#tournaments`}>{site.tournaments}</a>
          <a href={at.link(METHOD)} aria-current={at.path === METHOD ? 'page' : undefined}>
            {site.method}
          </a>
        </nav>
        <nav aria-label={site.languages} class="language-nav">
          {LANGUAGES.map((language) => (
            <a
              key={language}
              href={`${at.root}${language}/${at.path}`}
              lang={language}
              hreflang={language}
              aria-current={language === at.language ? 'true' : undefined}
              data-language={language}
              title={LANGUAGE_NAMES[language]}
            >
              {language.toUpperCase()}
              <span class="quiet"> {LANGUAGE_NAMES[language]}</span>
            </a>
          ))}
        </nav>
        <button
          type="button"
          class="theme-switch"
          hidden
          data-to-dark={site.theme.dark}
          data-to-light={site.theme.light}
          aria-label={site.theme.dark}
        >
          <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
            <circle cx="10" cy="10" r="7" class="theme-ring" />
            <path d="M10 3a7 7 0 0 1 0 14z" class="theme-half" />
          </svg>
        </button>
      </div>
    </header>
  );
}

/** The ace of acorns, small. */
function Acorn(): JSX.Element {
  return (
    <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" class="acorn">
      <path d="M12 1.5c.9 0 1.3.7 1.2 2l-.2 1h-2l-.2-1c-.1-1.3.3-2 1.2-2z" class="acorn-stem" />
      <path
        d="M4 10.5C4 6.8 7.5 4.2 12 4.2s8 2.6 8 6.3c0 .8-.6 1.3-1.4 1.3H5.4C4.6 11.8 4 11.3 4 10.5z"
        class="acorn-cup"
      />
      <path d="M5.6 13.2h12.8c0 4.3-2.7 7.6-6.4 9.6-3.7-2-6.4-5.3-6.4-9.6z" class="acorn-nut" />
    </svg>
  );
}
