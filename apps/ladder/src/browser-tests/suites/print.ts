import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { writeLargeHeadToHead, writeLargeLadder } from '../many-bots.ts';
import { PAGE_KINDS, pagesOf } from '../page-list.ts';
import type { Stage, Visit } from '../stage.ts';

/** What lies between the margins of a sheet of A4, in CSS pixels: 186 mm upright, 273 mm across. */
const UPRIGHT = { width: 703, height: 1017 };
const ACROSS = { width: 1032, height: 688 };
const A4 = { format: 'A4', preferCSSPageSize: true } as const;

export function printSuite(stage: () => Stage): void {
  describe('on paper', () => {
    /** A reader who sees the site in the dark, and prints. */
    const paper = async (viewport = UPRIGHT): Promise<Visit> => {
      const visit = await stage().open({ colorScheme: 'dark', viewport });
      await visit.page.addInitScript(() => localStorage.setItem('bassadewitz-theme', 'dark'));
      await visit.page.emulateMedia({ media: 'print' });
      return visit;
    };

    test.each(PAGE_KINDS)(
      'the page %s is light, whole and without controls',
      async (kind) => {
        const visit = await paper();
        const { page } = visit;
        await visit.go(`en/${pagesOf(stage())[kind]}`);
        await page.locator('main h1').first().waitFor();
        await page.locator('.felt, .small-felt, main:not(:has(#replay))').first().waitFor();
        expect(await page.getAttribute('html', 'data-theme')).toBe('dark');
        expect(await page.evaluate(darkPlaces)).toEqual([]);
        expect(await page.evaluate(cutPlaces, UPRIGHT.width)).toEqual([]);
        // The heads of a table that is sorted by them are buttons, and stay its heads.
        const controls = 'button:not(.sort), input, select, textarea, nav, noscript';
        expect(await page.locator(controls).filter({ visible: true }).count()).toBe(0);
        // A link that says nothing but where it leads says nothing on paper.
        const links = page.locator('main a').filter({ visible: true });
        const texts = await links.evaluateAll((all) => all.map((one) => one.textContent?.trim() ?? ''));
        expect(texts.filter((text) => text === '' || text === 'How this is computed')).toEqual([]);
        expect(visit.complaints).toEqual([]);
        await visit.close();
      },
      60_000,
    );

    test('everyone against everyone fits on sheets, however many they are', async () => {
      const { folder, ladders } = stage();
      const swedish = ladders.find((id) => id.startsWith('swedish')) ?? '';
      for (const bots of [40, 256]) {
        const visit = await paper(ACROSS);
        await visit.go(`en/${writeLargeHeadToHead(folder, swedish, bots)}`);
        expect(await visit.page.evaluate(cutPlaces, ACROSS.width), `${bots} bots`).toEqual([]);
        await visit.close();
      }
    }, 60_000);

    test('a long table has its head on each sheet, and no row is torn apart', async () => {
      const { folder, ladders } = stage();
      const visit = await paper();
      const { page } = visit;
      await visit.go(`en/${writeLargeLadder(folder, ladders.find((id) => id.startsWith('swedish')) ?? '', 256)}`);
      const style = (selector: string, name: string) =>
        page
          .locator(selector)
          .first()
          .evaluate((one, property) => getComputedStyle(one).getPropertyValue(property), name);
      expect(await style('#standings thead', 'display')).toBe('table-header-group');
      expect(await style('#standings tbody tr', 'break-inside')).toBe('avoid');
      expect(await sheets(page)).toBeGreaterThan(5);
      await visit.close();
    }, 60_000);

    test('a match is printed as a table of every deal, card for card', async () => {
      const { swedish } = stage().tournaments;
      const record = swedish.records.find(({ match }) => match === 1);
      const visit = await paper();
      const { page } = visit;
      await visit.go(`en/tournament/${swedish.id}/match/index.html?match=1#0.9`);
      await page.locator('.felt').waitFor();
      const deals = page.locator('.paper-deal').filter({ visible: true });
      expect(await deals.count()).toBe(4);
      for (const [index, { plays, points, chips, balances }] of (record?.deals ?? []).entries()) {
        const cards = await deals
          .nth(index)
          .locator('[data-card]')
          .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.card));
        expect(cards.sort()).toEqual(plays.split(' ').sort());
        const rows = await deals
          .nth(index)
          .locator('tfoot tr')
          .evaluateAll((all) =>
            all.map((row) => [...row.querySelectorAll('td')].slice(0, 4).map((cell) => cell.textContent)),
          );
        const numbers = rows.map((row) => row.map((text) => Number(text?.replace('−', '-'))));
        // Seat 0 sits near; from it the table goes on to the left.
        expect(numbers.slice(1)).toEqual([points, chips, balances]);
      }
      expect(await page.locator('.paper-only').filter({ visible: true }).first().textContent()).toContain(swedish.id);
      expect(await sheets(page)).toBeLessThanOrEqual(3);
      await visit.close();
    }, 60_000);

    test('with hidden hands nothing is printed that is still to come', async () => {
      const { swedish } = stage().tournaments;
      const visit = await paper();
      const { page } = visit;
      await visit.go(`en/tournament/${swedish.id}/match/index.html?match=1#1.6`);
      await page.emulateMedia({ media: 'screen' });
      await page.locator('.view-settings select').nth(1).selectOption('hidden');
      await page.emulateMedia({ media: 'print' });
      const deals = page.locator('.paper-deal').filter({ visible: true });
      expect(await deals.count()).toBe(2);
      expect(await deals.nth(0).locator('[data-card]').count()).toBe(32);
      expect(await deals.nth(1).locator('[data-card]').count()).toBe(6);
      await visit.close();
    });

    test('the formulas of the method are printed without being opened', async () => {
      const visit = await paper();
      const { page } = visit;
      await visit.go('en/method/index.html');
      const height = await page
        .locator('details.exactly')
        .first()
        .evaluate((one) => one.getBoundingClientRect().height);
      await page.emulateMedia({ media: 'screen' });
      const closed = await page
        .locator('details.exactly')
        .first()
        .evaluate((one) => one.getBoundingClientRect().height);
      expect(height).toBeGreaterThan(2 * closed);
      await visit.close();
    });
  });
}

/** How many sheets of A4 the page takes. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf(A4)).toString('latin1');
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** Places with a dark ground, or with text too light for paper. */
function darkPlaces(): string[] {
  const probe = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
  const light = (colour: string, ifNone: number) => {
    if (probe === null) throw new Error('no canvas');
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = probe.getImageData(0, 0, 1, 1).data;
    return alpha < 128 ? ifNone : (0.3 * red + 0.6 * green + 0.1 * blue) / 255;
  };
  const found: string[] = [];
  for (const element of document.querySelectorAll('html, body, body *:not(svg *)')) {
    if (!element.checkVisibility()) continue;
    const { backgroundColor, backgroundImage, color } = getComputedStyle(element);
    const name = `${element.tagName}.${element.getAttribute('class')}`;
    if (light(backgroundColor, 1) < 0.5) found.push(`${name} has the ground ${backgroundColor}`);
    if (backgroundImage !== 'none' && !element.matches('.self'))
      found.push(`${name} has the ground ${backgroundImage}`);
    if (light(color, 0) > 0.6) found.push(`${name} is written in ${color}`);
  }
  return found.slice(0, 10);
}

/** What is wider than the sheet, or hides a part of itself. */
function cutPlaces(width: number): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll('body *:not(svg *, .quiet, .spoken, .skip)')) {
    if (!element.checkVisibility()) continue;
    const { right } = element.getBoundingClientRect();
    const name = `${element.tagName}.${element.getAttribute('class')}`;
    if (right > width + 1) found.push(`${name} ends at ${right}`);
    const { overflowX, clipPath } = getComputedStyle(element);
    const hides = overflowX !== 'visible' && clipPath === 'none' && element.clientWidth > 0;
    const dots = element.matches('.heat-many :is(td, th)');
    if (hides && !dots && element.scrollWidth > element.clientWidth + 1) found.push(`${name} hides some of its text`);
  }
  return found.slice(0, 10);
}
