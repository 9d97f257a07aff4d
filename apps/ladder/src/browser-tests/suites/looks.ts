import axe, { type RunOptions } from 'axe-core';
import { describe, expect, test } from 'vitest';
import { PAGE_KINDS, pagesOf } from '../page-list.ts';
import type { Stage } from '../stage.ts';

export function looksSuite(stage: () => Stage): void {
  const themes: ['light' | 'dark', RunOptions][] = [
    ['light', {}],
    // What is not about colours is the same in the dark.
    ['dark', { runOnly: ['color-contrast'] }],
  ];
  describe.each(themes)('in %s colours', (colorScheme, rules) => {
    test('axe finds nothing on any kind of page', async () => {
      const visit = await stage().open({ colorScheme });
      const pages = pagesOf(stage());
      const found: string[] = [];
      for (const kind of PAGE_KINDS) {
        await visit.go(`en/${pages[kind]}`);
        await visit.page.locator('h1').first().waitFor();
        await visit.page.evaluate(axe.source);
        const violations = await visit.page.evaluate(async (options) => {
          const run = Reflect.get(window, 'axe') as typeof axe;
          return (await run.run(options)).violations.map(
            ({ id, nodes }) => `${id}: ${nodes[0]?.target} (${nodes.length}) ${nodes[0]?.failureSummary}`,
          );
        }, rules);
        found.push(...violations.map((text) => `${kind}: ${text}`));
      }
      expect(found).toEqual([]);
      expect(visit.complaints).toEqual([]);
      await visit.close();
    });

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
