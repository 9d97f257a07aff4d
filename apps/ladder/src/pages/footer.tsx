import type { JSX } from 'preact';
import { METHOD } from './paths.ts';
import type { Setting } from './setting.ts';

export function Footer({ at, json }: { at: Setting; json?: string | undefined }): JSX.Element {
  const { site } = at.words;
  return (
    <footer class="site-footer">
      <div class="site-footer-inner">
        <p>{site.footer}</p>
        {at.frame.baseUrl === null ? null : <p class="paper-only">{`${at.frame.baseUrl}${at.language}/${at.path}`}</p>}
        <ul>
          <li>
            <a href={at.link(METHOD)}>{site.method}</a>
          </li>
          {json === undefined ? null : (
            <li>
              <a href={at.file(json)}>{site.asJson}</a>
            </li>
          )}
          {at.frame.baseUrl === null ? null : (
            <li>
              <a href={at.file('feed.atom')}>{site.feed}</a>
            </li>
          )}
        </ul>
      </div>
    </footer>
  );
}
