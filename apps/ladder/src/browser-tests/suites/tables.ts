import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { writeLargeLadder } from '../many-bots.ts';
import { pagesOf } from '../page-list.ts';
import type { Stage } from '../stage.ts';

export function tablesSuite(stage: () => Stage): void {
  describe('the table of a large ladder', () => {
    const address = () => {
      const { folder, ladders } = stage();
      return `en/${writeLargeLadder(folder, ladders.find((id) => id.startsWith('swedish')) ?? '', 40)}`;
    };
    const head = (page: Page, name: string) => page.locator('#standings thead').getByRole('button', { name });
    const names = (page: Page) =>
      page
        .locator('#standings tbody tr:not([hidden]) .bot-name')
        .evaluateAll((all) => all.map((one) => one.textContent));
    const first = async (page: Page) => (await names(page))[0];

    test('is sorted by owner and version, and a link shows it so', async () => {
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(address());
      expect(await first(page)).toBe('bot-with-a-name-0');
      await head(page, 'Owner').click();
      expect(await first(page)).toBe('bot-with-a-name-39');
      expect(page.url()).toMatch(/\?sort=standings\.owner\.ascending$/);
      await head(page, 'Version').click();
      // 1.2 comes before 1.10: they are no decimals.
      expect((await names(page)).slice(4, 8).map((name) => Number(name?.split('-').at(-1)) % 12)).toEqual([1, 1, 1, 1]);
      await head(page, 'Version').click();
      // Equals stand in the order of places whatever the table was sorted by before, so that whoever gets the link sees the same.
      expect((await names(page)).slice(0, 3)).toEqual([11, 23, 35].map((at) => `bot-with-a-name-${at}`));
      const sorted = await names(page);
      await page.reload();
      expect(await names(page)).toEqual(sorted);
      expect(await page.locator('#standings th.version').getAttribute('aria-sort')).toBe('descending');
      await visit.close();
    });

    test('is searched by name, owner and version, and a link shows what was found, in another language, too', async () => {
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(address());
      const field = page.getByLabel('Find a bot, owner or version');
      await field.fill('name-17');
      expect(await names(page)).toEqual(['bot-with-a-name-17']);
      await field.fill('goran 998');
      expect(await names(page)).toEqual(['bot-with-a-name-2']);
      await field.fill('1.11');
      expect(await names(page)).toEqual(['bot-with-a-name-11', 'bot-with-a-name-23', 'bot-with-a-name-35']);
      await field.fill('1.11 name-2');
      expect(await names(page)).toEqual(['bot-with-a-name-23']);
      await page.reload();
      expect(await names(page)).toEqual(['bot-with-a-name-23']);
      expect(await page.locator('a[data-language=de]').evaluate((one) => (one as HTMLAnchorElement).search)).toBe('');
      await page.locator('a[data-language=de]').focus();
      expect(await page.locator('a[data-language=de]').evaluate((one) => (one as HTMLAnchorElement).search)).toBe(
        '?find=1.11+name-2',
      );
      await visit.close();
    });

    test.each([360, 390])(
      'on a phone of %i px owner and version stand below the name and sort the table from there',
      async (width) => {
        const visit = await stage().open({ viewport: { width, height: 800 }, isMobile: true, hasTouch: true });
        const { page } = visit;
        await visit.go(address());
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        const row = page.locator('#standings tbody tr').first();
        expect(await row.locator('.byline').textContent()).toBe('Göran 1000 1.0');
        expect(await row.locator('td.owner').isVisible()).toBe(false);
        // Place, name and chips are seen without scrolling.
        const chips = await row.locator('td.number .value').first().boundingBox();
        expect((chips?.x ?? width) + (chips?.width ?? 0)).toBeLessThan(width);
        await head(page, 'Owner').tap();
        expect(await first(page)).toBe('bot-with-a-name-39');
        await head(page, 'Owner').tap();
        expect(await first(page)).toBe('bot-with-a-name-0');
        await visit.close();
      },
    );
  });

  test('between two groups that never met there is room for the line that says so', async () => {
    const { folder, ladders } = stage();
    const visit = await stage().open();
    await visit.go(`en/${writeLargeLadder(folder, ladders.find((id) => id.startsWith('swedish')) ?? '', 8, 2)}`);
    const { above, below } = await visit.page.getByText('These bots have never met the others').evaluate((note) => {
      const [table, line, next] = [note.previousElementSibling, note, note.nextElementSibling].map((one) =>
        one?.getBoundingClientRect(),
      );
      return { above: (line?.top ?? 0) - (table?.bottom ?? 0), below: (next?.top ?? 0) - (line?.bottom ?? 0) };
    });
    expect(above).toBeGreaterThan(16);
    expect(below).toBeGreaterThan(8);
    expect(above).toBeGreaterThan(below);
    await visit.close();
  });

  test.each(['en', 'de', 'sv'])(
    'on a phone every caption is read whole, also while its table scrolls, in %s',
    async (language) => {
      const visit = await stage().open({ viewport: { width: 360, height: 800 }, isMobile: true, hasTouch: true });
      const { page } = visit;
      const pages = pagesOf(stage());
      const cut: string[] = [];
      let captions = 0;
      for (const kind of ['home', 'ladder', 'ladder, head to head', 'bot', 'tournament', 'matches'] as const) {
        await visit.go(`${language}/${pages[kind]}`);
        const found = await page.locator('.table-region').evaluateAll((regions) =>
          regions.flatMap((region) => {
            const text = region.querySelector('caption:not(.quiet)');
            if (text === null) return [];
            const range = document.createRange();
            range.selectNodeContents(text);
            return [0, 60, region.scrollWidth].map((left) => {
              region.scrollLeft = left;
              const { left: from, right: to } = region.getBoundingClientRect();
              const lines = [...range.getClientRects()];
              const out = lines.some((line) => line.left < from - 0.5 || line.right > to + 0.5);
              return { out: out || lines.length === 0, text: `${region.scrollLeft}: ${text.textContent}` };
            });
          }),
        );
        captions += found.length / 3;
        cut.push(...found.filter(({ out }) => out).map(({ text }) => `${kind} ${text}`));
      }
      expect(captions).toBeGreaterThan(6);
      expect(cut).toEqual([]);
      await visit.close();
    },
  );
}
