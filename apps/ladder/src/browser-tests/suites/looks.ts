import axe, { type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { PAGE_KINDS, type PageKind, pagesOf } from '../page-list.ts';
import type { Stage } from '../stage.ts';

/** How the pages are looked at by axe: not each way with each other, but each at least once, on every kind of page. */
const WAYS: readonly { language: string; colorScheme: 'light' | 'dark'; width: number; rules: RunOptions }[] = [
  { language: 'en', colorScheme: 'light', width: 1280, rules: {} },
  { language: 'de', colorScheme: 'light', width: 360, rules: {} },
  { language: 'sv', colorScheme: 'dark', width: 360, rules: {} },
  // What is not about colours is the same in the dark.
  { language: 'en', colorScheme: 'dark', width: 1280, rules: { runOnly: ['color-contrast'] } },
];

/** What readers make of a page with one click, which axe must like as well. */
const TOUCHED: readonly { kind: PageKind; touch: (page: Page) => Promise<void> }[] = [
  {
    kind: 'tournament',
    touch: async (page) => {
      await page.locator('#verify-island button').click();
      await page.locator('[data-verdict=passed]').waitFor();
    },
  },
  {
    kind: 'ladder, head to head',
    touch: async (page) => {
      await page.locator('.heat-map tbody tr').nth(1).locator('td').first().click();
      await page.locator('.pair-hint').waitFor({ state: 'hidden' });
    },
  },
];

export function looksSuite(stage: () => Stage): void {
  describe.each(WAYS)(
    'in $language, $colorScheme colours, $width px wide',
    ({ language, colorScheme, width, rules }) => {
      test('axe finds nothing on any kind of page, nor after a click', async () => {
        const visit = await stage().open({ colorScheme, viewport: { width, height: 800 } });
        const { page } = visit;
        const pages = pagesOf(stage());
        const found: string[] = [];
        for (const kind of PAGE_KINDS) {
          await visit.go(`${language}/${pages[kind]}`);
          await page.locator('h1').first().waitFor();
          await page.evaluate(axe.source);
          found.push(...(await violations(page, rules)).map((text) => `${kind}: ${text}`));
          const touched = TOUCHED.find((one) => one.kind === kind);
          if (touched === undefined) continue;
          await touched.touch(page);
          found.push(...(await violations(page, rules)).map((text) => `${kind}, after a click: ${text}`));
        }
        expect(found).toEqual([]);
        expect(visit.complaints).toEqual([]);
        await visit.close();
      });
    },
  );

  describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
    test('the page is as light or dark as it was asked for', async () => {
      const visit = await stage().open({ colorScheme });
      await visit.go(`en/${pagesOf(stage()).home}`);
      const light = await visit.page.evaluate(() => {
        const probe = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D;
        probe.fillStyle = getComputedStyle(document.body).backgroundColor;
        probe.fillRect(0, 0, 1, 1);
        return probe.getImageData(0, 0, 1, 1).data[1] ?? 0;
      });
      expect(light > 128).toBe(colorScheme === 'light');
      await visit.close();
    });
  });
}

/** What axe has to say about a page into which it was loaded. */
function violations(page: Page, rules: RunOptions): Promise<string[]> {
  return page.evaluate(async (options) => {
    const run = Reflect.get(window, 'axe') as typeof axe;
    return (await run.run(options)).violations.map(
      ({ id, nodes }) => `${id}: ${nodes[0]?.target} (${nodes.length}) ${nodes[0]?.failureSummary}`,
    );
  }, rules);
}
