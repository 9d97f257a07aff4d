import { parseHTML } from 'linkedom';
import { expect, test } from 'vitest';
import { botDocument, headToHeadDocument, ladderDocument } from '../testing/documents.ts';
import { frame } from '../testing/page-inputs.ts';
import { tournamentDocument } from '../testing/tournament.ts';
import type { PageInput } from './page-input.ts';
import { renderPage } from './render-page.tsx';

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'--></title></svg><svg onload=alert(1)>",
  '&lt;b&gt;&amp;',
  '\u202Egnirts\u2066',
  'W'.repeat(300),
];

/** Pages that show one bot under a hostile name, of a hostile owner, in a hostile version. */
function pagesWith(text: string): PageInput[] {
  const named = { name: text, owner: text, version: text };
  const ladder = ladderDocument();
  const table = headToHeadDocument();
  const tournament = tournamentDocument();
  const hostileLadder = {
    ...ladder,
    rows: ladder.rows.map((row, index) => (index === 0 ? { ...row, ...named } : row)),
  };
  return [
    { kind: 'ladder', ladder: hostileLadder },
    {
      kind: 'ladder-head-to-head',
      ladder: hostileLadder,
      table: { ...table, bots: table.bots.map((bot, index) => (index === 0 ? { ...bot, ...named } : bot)) },
    },
    { kind: 'bot', bot: { ...botDocument(), name: text, owner: text }, names: new Map() },
    {
      kind: 'tournament',
      tournament: {
        ...tournament,
        link: { ...tournament.link, title: text },
        bots: tournament.bots.map((bot, index) => (index === 0 ? { ...bot, ...named } : bot)),
        decisions: [{ kind: 'stop', cause: 'organiser', before: 96, reason: text }],
      },
    },
  ];
}

test.each(HOSTILE)('the name %s stands there as it is and does nothing', (text) => {
  for (const page of pagesWith(text)) {
    const { document } = parseHTML(renderPage(page, 'en', { ...frame, title: text }));
    const shown = [...document.querySelectorAll('bdi')].filter(({ textContent }) => textContent === text);
    expect(shown.length, page.kind).toBeGreaterThan(0);
    expect(document.querySelectorAll('img, [onerror], [onload], main script, b').length, page.kind).toBe(0);
    expect(document.querySelectorAll('script[src]').length, page.kind).toBeLessThanOrEqual(3);
    expect(document.title, page.kind).toContain(text);
  }
});

test('a bot that could be taken for another is shown with its owner wherever its name is a link', () => {
  const ladder = ladderDocument();
  const [first] = ladder.rows;
  const page: PageInput = {
    kind: 'ladder',
    ladder: { ...ladder, rows: first ? [{ ...first, similar: true, marks: ['similar-name'] }] : [] },
  };
  const { document } = parseHTML(renderPage(page, 'en', frame));
  expect(document.querySelector('.lead .bot-name')?.textContent).toBe('alpha by owner 0');
  expect(document.querySelector('.standings .mark')?.textContent).toBe('similar name');
});
