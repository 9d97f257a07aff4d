import { parseHTML } from 'linkedom';
import { describe, expect, test } from 'vitest';
import { frame, pageInputs } from '../testing/page-inputs.ts';
import { LANGUAGES } from '../words/language.ts';
import type { PageInput } from './page-input.ts';
import { fileOf } from './paths.ts';
import { renderPage } from './render-page.tsx';

const cases = pageInputs().flatMap((page) => LANGUAGES.map((language) => ({ page, language, kind: page.kind })));

function parsed(page: PageInput, language: (typeof LANGUAGES)[number]): Document {
  return parseHTML(renderPage(page, language, frame)).document as unknown as Document;
}

describe.each(cases)('the page $kind in $language', ({ page, language }) => {
  const document = parsed(page, language);
  const all = (selector: string) => [...document.querySelectorAll(selector)];

  test('says its language, its title and what it is about', () => {
    expect(document.documentElement.lang).toBe(language);
    expect(document.title).toContain('A ladder');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')?.length).toBeGreaterThan(30);
  });

  test('has one main heading, one main part, and no level of heading is left out', () => {
    expect(all('h1')).toHaveLength(1);
    expect(all('main')).toHaveLength(1);
    const levels = all('h1, h2, h3, h4').map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });

  test('has no inline style and no inline script, which its policy would refuse', () => {
    expect(all('[style], style').map(({ outerHTML }) => outerHTML.slice(0, 80))).toEqual([]);
    const scripts = all('script:not([src])').filter((script) => script.getAttribute('type') !== 'application/json');
    expect(scripts).toEqual([]);
    const handlers = all('*').flatMap((element) => element.getAttributeNames().filter((name) => /^on/.test(name)));
    expect(handlers).toEqual([]);
  });

  test('uses each id once, and every reference to one leads somewhere', () => {
    const ids = all('[id]').map(({ id }) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const asked = all('[aria-labelledby], [for]').flatMap((element) =>
      (element.getAttribute('aria-labelledby') ?? element.getAttribute('for') ?? '').split(' '),
    );
    const anchors = all('a[href^="#"]').map((link) => link.getAttribute('href')?.slice(1) ?? '');
    expect([...asked, ...anchors].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has a caption on every table and a scope on every head', () => {
    expect(all('table').filter((table) => table.querySelector('caption') === null)).toEqual([]);
    expect(all('th:not([scope])').map(({ textContent }) => textContent)).toEqual([]);
    expect(all('tr').filter((row) => row.children.length === 0)).toEqual([]);
  });

  test('is there in every language, and links to itself there', () => {
    const file = fileOf(page, language);
    const links = all('a[data-language]').map((link) => new URL(link.getAttribute('href') ?? '', `https://x/${file}`));
    expect(links.map(({ pathname }) => pathname)).toEqual(LANGUAGES.map((other) => `/${fileOf(page, other)}`));
    expect(all('link[hreflang]').map((link) => link.getAttribute('hreflang'))).toEqual(['en', 'de', 'sv', 'x-default']);
  });

  test('links to files of the site only, by their whole names', () => {
    const addresses = all('a[href]').map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((address) => !/^(#|[^:?#]*\.(html|json|ndjson|atom)([?#]|$))/.test(address))).toEqual([]);
  });

  test('leaves nothing undefined', () => {
    expect(document.body.textContent).not.toMatch(/undefined|NaN|\[object/);
  });
});
