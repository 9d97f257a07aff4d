import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { botDocument } from '../testing/documents.ts';
import { frame } from '../testing/page-inputs.ts';
import { renderPage } from './render-page.tsx';

const INPUT = { kind: 'bot', bot: botDocument(), names: new Map() } as const;

test('a bot with one version has it beside its place, and the marks of the ladder', () => {
  const { document } = parseHTML(renderPage(INPUT, 'en', frame));
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);
  expect(texts('.career .figures dd').slice(0, 2)).toEqual(['1.1.0', '1']);
  expect(texts('.career-head .mark').slice(0, 2)).toEqual(['provisional', 'benched']);
});
