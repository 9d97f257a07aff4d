import { describe, expect, test } from 'vitest';
import { HOSTILE_BOTS } from '../hostile-bots.ts';
import { PAGE_KINDS, pagesOf } from '../page-list.ts';
import type { Stage } from '../stage.ts';

export function hostileSuite(stage: () => Stage): void {
  describe('names that mean harm', () => {
    test('run nowhere, break no page and stand there as they are', async () => {
      const { classic } = stage().tournaments;
      const pages = {
        ...pagesOf(stage()),
        match: `tournament/${classic.id}/match/index.html?match=0#0.9`,
      };
      const visit = await stage().open({ viewport: { width: 390, height: 844 } });
      const { page, complaints } = visit;
      const addresses = [
        ...PAGE_KINDS.map((kind) => pages[kind]),
        ...stage().bots.map((bot) => `bot/${bot}/index.html`),
      ];
      for (const kind of addresses) {
        await visit.go(`en/${kind}`);
        await page.locator('h1').first().waitFor();
        expect(complaints, kind).toEqual([]);
        const harm = await page.evaluate(() => Reflect.get(window, 'harmed'));
        expect(harm, kind).toBeUndefined();
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth),
          `${kind}: as wide as the phone`,
        ).toBeLessThanOrEqual(390);
      }
      await visit.go(`en/${pages.ladder}`);
      const text = (await page.locator('main').textContent()) ?? '';
      for (const { name } of HOSTILE_BOTS) expect(text).toContain(name);
      await visit.close();
    });

    test('that turn the direction of writing turn nothing but themselves', async () => {
      const { classic } = stage().tournaments;
      const turning = HOSTILE_BOTS.findIndex(({ name }) => name?.includes('\u202e'));
      const record = classic.records.find(({ bots }) => bots.includes(turning));
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(`en/tournament/${classic.id}/match/index.html?match=${record?.match}#0.1`);
      await page.locator('.felt').waitFor();
      const isolated = await page
        .locator('bdi')
        .evaluateAll((all) =>
          all.filter((one) => one.textContent?.includes('\u202e')).map((one) => getComputedStyle(one).unicodeBidi),
        );
      expect(isolated.length).toBeGreaterThan(0);
      expect(new Set(isolated)).toEqual(new Set(['isolate']));
      // In sentences the signs that turn the rest of the line are left out.
      for (let ply = 0; ply < 6; ply++) {
        expect(await page.locator('.commentary').textContent()).not.toMatch(/[\u202a-\u202e]/);
        await page.keyboard.press('ArrowRight');
      }
      await visit.close();
    });
  });
}
