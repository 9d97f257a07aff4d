import { describe, expect, test } from 'vitest';
import type { Stage } from '../stage.ts';

export function keyboardSuite(stage: () => Stage): void {
  describe('with a keyboard alone', () => {
    test('the keys move a match, and leave fields their own', async () => {
      const { swedish } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(`en/tournament/${swedish.id}/match/index.html?match=0`);
      await page.locator('.felt').waitFor();
      const steps: [key: string, position: string][] = [
        ['ArrowRight', '#0.1'],
        ['Shift+ArrowRight', '#0.4'],
        ['ArrowLeft', '#0.3'],
        ['End', '#0.33'],
        ['ArrowRight', '#1.0'],
        ['PageDown', '#2.0'],
        ['PageUp', '#1.0'],
        ['Shift+ArrowLeft', '#0.33'],
        ['Home', '#0.0'],
      ];
      for (const [key, position] of steps) {
        await page.keyboard.press(key);
        await page.waitForFunction((wanted) => location.hash === wanted, position);
      }
      await page.keyboard.press('Space');
      await page.waitForFunction(() => location.hash === '#0.1');
      await page.keyboard.press('Space');
      await page.locator('.view-settings select').first().focus();
      const before = await page.evaluate(() => location.hash);
      await page.keyboard.press('End');
      expect(await page.evaluate(() => location.hash)).toBe(before);
      await visit.close();
    });

    test('everything that can be chosen is reached in the order in which it is read, and seen to be', async () => {
      const { swedish } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(`en/tournament/${swedish.id}/match/index.html?match=0`);
      await page.locator('.felt').waitFor();
      const wanted = await page
        .locator('a[href]:visible, button:visible, select:visible, input:visible, summary:visible')
        .evaluateAll((all) => all.length);
      const seen: string[] = [];
      for (let at = 0; at < wanted; at++) {
        await page.keyboard.press('Tab');
        seen.push(
          await page.evaluate(() => {
            const element = document.activeElement as HTMLElement;
            const { outlineStyle, outlineWidth } = getComputedStyle(element);
            const shown = outlineStyle !== 'none' && outlineWidth !== '0px';
            const box = element.getBoundingClientRect();
            return `${element.tagName} ${shown} ${Math.round(box.top + scrollY)}`;
          }),
        );
      }
      expect(seen.filter((one) => one.includes('false'))).toEqual([]);
      expect(seen.filter((one) => one.startsWith('BODY'))).toEqual([]);
      // A handful of steps back up the page is what two columns cost; more would be another order.
      const tops = seen.map((one) => Number(one.split(' ')[2]));
      const back = tops.filter((top, at) => at > 0 && top < (tops[at - 1] ?? 0) - 40).length;
      expect(back).toBeLessThan(5);
      await visit.close();
    });

    test('each card is told to those who listen', async () => {
      const { easy } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(`en/tournament/${easy.id}/match/index.html?match=0#0.3`);
      const commentary = page.locator('.commentary[aria-live=polite]');
      await commentary.waitFor();
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(() => location.hash === '#0.4');
      expect(await commentary.textContent()).toMatch(/plays the \w+ of \w+\. .* takes the trick: \d+ points?\.$/);
      await visit.close();
    });
  });
}
