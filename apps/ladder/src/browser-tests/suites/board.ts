import { describe, expect, test } from 'vitest';
import type { Stage } from '../stage.ts';
import { VOID_REASON } from '../tournaments.ts';

export function boardSuite(stage: () => Stage): void {
  describe('the four replays of a board', () => {
    test('luck and skill add up to what the records say', async () => {
      const { classic } = stage().tournaments;
      const records = classic.records.filter(({ board }) => board === 1);
      const bots = [...new Set(records.flatMap((one) => one.bots))].sort((a, b) => a - b);
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(`en/tournament/${classic.id}/match/index.html?board=1`);
      await page.locator('.luck table').waitFor();
      const rows = await page
        .locator('.luck tbody tr')
        .evaluateAll((all) =>
          all.map((row) => [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent?.replace('−', '-')))),
        );
      const chipsOf = (bot: number, seat: number) =>
        records.find((one) => one.bots[seat as 0] === bot)?.chips[seat as 0] ?? Number.NaN;
      for (const seat of [0, 1, 2, 3]) {
        const chips = bots.map((bot) => chipsOf(bot, seat));
        expect(rows[seat]?.slice(0, 4)).toEqual(chips);
        expect(rows[seat]?.[4]).toBe(chips.reduce((a, b) => a + b) / 4);
      }
      const made = await page
        .locator('.luck tfoot td.margin')
        .evaluateAll((all) => all.map((one) => Number(one.textContent?.replace('−', '-'))));
      expect(made).toEqual(bots.map((bot) => [0, 1, 2, 3].reduce((sum, seat) => sum + chipsOf(bot, seat), 0) / 4));
      expect(visit.complaints).toEqual([]);
      await visit.close();
    });

    test('a board that does not count says so, with the reason, and so does each of its matches', async () => {
      const { classic } = stage().tournaments;
      const board = Math.max(...classic.records.map((one) => one.board));
      const match = classic.records.find((one) => one.board === board)?.match;
      const visit = await stage().open();
      const { page } = visit;
      for (const address of [`?board=${board}`, `?match=${match}`]) {
        await visit.go(`en/tournament/${classic.id}/match/index.html${address}`);
        expect(await page.locator('.void-note').textContent()).toBe(
          `This board does not count. Reason given: ${VOID_REASON}`,
        );
      }
      await visit.go(`en/tournament/${classic.id}/match/index.html?board=0`);
      await page.locator('.luck table').waitFor();
      expect(await page.locator('.void-note').count()).toBe(0);
      await visit.close();
    });

    test('they move together, and where they part is a link to the moment', async () => {
      const { classic } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(`en/tournament/${classic.id}/match/index.html?board=0`);
      await page.locator('.small-table').first().waitFor();
      expect(await page.locator('.small-table').count()).toBe(4);
      await page.click('.step-on');
      expect(await page.locator('.small-card .card').count()).toBe(4);
      const parting = page.locator('.partings > ol > li > a').first();
      const [deal, ply] = ((await parting.getAttribute('href')) ?? '').slice(1).split('.').map(Number);
      const before = classic.records
        .filter(({ board }) => board === 0)
        .map((one) => one.deals[deal as number]?.plays.split(' ').slice(0, ply) ?? []);
      // Until then they are the same, card for card; with that card they are not.
      expect(new Set(before.map((plays) => plays.slice(0, -1).join())).size).toBe(1);
      expect(new Set(before.map((plays) => plays.join())).size).toBeGreaterThan(1);
      await parting.click();
      await page.waitForFunction((hash) => location.hash === hash, `#${deal}.${ply}`);
      expect(await page.locator('.small-table.parts').count()).toBeGreaterThan(1);
      await visit.close();
    });
  });
}
