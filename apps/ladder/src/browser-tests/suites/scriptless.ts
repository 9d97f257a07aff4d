import { describe, expect, test } from 'vitest';
import { PAGE_KINDS, pagesOf } from '../page-list.ts';
import type { Stage } from '../stage.ts';

export function scriptlessSuite(stage: () => Stage): void {
  describe('without JavaScript', () => {
    test('every table is there to read, and the match page says what it needs', async () => {
      const visit = await stage().open({ javaScriptEnabled: false });
      const { page } = visit;
      const pages = pagesOf(stage());
      for (const kind of PAGE_KINDS) {
        await visit.go(`en/${pages[kind]}`);
        expect(await page.locator('main h1').first().isVisible(), kind).toBe(true);
      }
      for (const kind of ['ladder', 'tournament', 'matches', 'bot', 'ladder, head to head'] as const) {
        await visit.go(`en/${pages[kind]}`);
        const rows = page.locator('main table tbody tr:visible');
        expect(await rows.count(), kind).toBeGreaterThan(3);
      }
      await visit.go(`en/${pages.match}`);
      expect(await page.locator('noscript').first().textContent()).toContain('needs JavaScript');
      const ledger = page.locator('a[href$="ledger.ndjson"]');
      expect(await ledger.isVisible()).toBe(true);
      const address = await ledger.evaluate((one) => (one as HTMLAnchorElement).href);
      expect((await fetch(address)).status).toBe(200);
      await visit.close();
    });
  });
}
