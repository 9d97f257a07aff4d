import { describe, expect, test } from 'vitest';
import { PAGE_KINDS, pagesOf } from '../page-list.ts';
import type { Stage } from '../stage.ts';

export function pagesSuite(stage: () => Stage): void {
  describe.each(['en', 'de', 'sv'])('in the language %s', (language) => {
    test('every page loads without a complaint, says its language, links to the others and is no wider than a phone', async () => {
      const visit = await stage().open();
      const { page, complaints } = visit;
      const pages = pagesOf(stage());
      for (const kind of PAGE_KINDS) {
        await visit.go(`${language}/${pages[kind]}`);
        await page.locator('h1').first().waitFor();
        expect(complaints, kind).toEqual([]);
        expect(await page.getAttribute('html', 'lang'), kind).toBe(language);
        const others = page.locator('link[rel=alternate][hreflang]:not([hreflang=x-default])');
        expect(await others.count(), kind).toBe(3);
        expect(await page.locator('[style]').count(), `${kind}: no inline style`).toBe(0);
        await page.setViewportSize({ width: 390, height: 844 });
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${kind}: no wider than a phone`).toBeLessThanOrEqual(390);
        await page.setViewportSize({ width: 1280, height: 900 });
      }
      await visit.close();
    });
  });

  test('no link of a page leads nowhere', async () => {
    const visit = await stage().open();
    const pages = pagesOf(stage());
    const addresses = new Set<string>();
    for (const kind of PAGE_KINDS) {
      await visit.go(`en/${pages[kind]}`);
      await visit.page.locator('h1').first().waitFor();
      const links = visit.page.locator('a[href], link[href]');
      const found = await links.evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
      for (const address of found) addresses.add(address.replace(/[?#].*/, ''));
    }
    const own = [...addresses].filter((address) => address.startsWith(stage().server.base));
    const lost: string[] = [];
    for (const address of own) {
      const { status } = await fetch(address);
      if (status !== 200) lost.push(`${address} ${status}`);
    }
    expect(own.length).toBeGreaterThan(20);
    expect(lost).toEqual([]);
    expect(visit.complaints).toEqual([]);
    await visit.close();
  });
}
