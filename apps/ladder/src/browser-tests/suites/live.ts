import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Arena, MATCHES_A_ROUND, startArena } from '../arena.ts';
import type { Stage } from '../stage.ts';

/** How long anything may take that goes by itself, in ms: far more than it needs, for machines that have much else to do. */
const PATIENCE = { timeout: 60_000, interval: 200 };

export function liveSuite(stage: () => Stage): void {
  describe('a tournament in play on a server that stays up', () => {
    let arena: Arena;
    beforeAll(async () => {
      arena = await startArena();
    }, 60_000);
    afterAll(() => arena?.close(), 60_000);

    test('is followed without a reload, shows a board when its replays are over, and ends as a finished one', async () => {
      const visit = await stage().open();
      const { page, complaints } = visit;
      await expect.poll(() => arena.page(), PATIENCE).not.toBeNull();
      const address = `${arena.base}${await arena.page()}`;
      // It is published in a process of its own, a moment after it began.
      await expect.poll(async () => (await fetch(address)).status, PATIENCE).toBe(200);
      await page.goto(address);
      await page.evaluate(() => Reflect.set(window, 'stillHere', true));

      // Standings and progress come by themselves, once a first board is over.
      await page.locator('.progress table').waitFor({ timeout: PATIENCE.timeout });
      await expect.poll(() => boardsShown(page), PATIENCE).toBeGreaterThan(0);
      expect(await page.locator('.progress tbody tr').count()).toBe(4);
      const before = await matchesShown(page);
      await expect.poll(() => matchesShown(page), PATIENCE).toBeGreaterThan(before);

      // In the midst of a round its first board was played, but not four times.
      const open = await pauseInRound(arena);
      const { progress } = await arena.live();
      expect(progress.matches).toBeGreaterThan(4 * progress.boards);
      await expect.poll(() => matchesShown(page), PATIENCE).toBe(progress.matches);
      expect(await boardsShown(page)).toBe(progress.boards);
      const board = await stage().open();
      await board.page.goto(`${address}match/index.html?board=${open}`);
      await board.page.getByText('until then a board is shown to nobody').waitFor(PATIENCE);

      // Once the round is over it is there for everybody.
      await arena.order('resume');
      await expect.poll(() => boardsShown(page), PATIENCE).toBeGreaterThan(open);
      const isThere = async () => {
        await board.page.reload();
        await board.page.locator('.small-felt, [role=alert]').first().waitFor(PATIENCE);
        return board.page.locator('.small-felt').count();
      };
      await expect.poll(isThere, { ...PATIENCE, interval: 1000 }).toBe(4);
      expect(await page.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true);

      // The page takes the place of itself when the tournament is over and published.
      await arena.order('stop');
      await page.locator('[data-live]').waitFor({ ...PATIENCE, state: 'detached' });
      await page.getByText('comes first').or(page.getByText('share the first place')).waitFor(PATIENCE);
      expect(await page.locator('#standings tbody tr').count()).toBe(4);
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.locator('[data-verdict=passed]').waitFor(PATIENCE);
      expect(complaints).toEqual([]);
      await board.close();
      await visit.close();
    }, 300_000);
  });
}

/** What the line of progress says: how many matches are over. */
async function matchesShown(page: Page): Promise<number> {
  const text = (await page.locator('.progress p').textContent()) ?? '';
  return Number(/^([\d,]+) of /.exec(text)?.[1]?.replace(',', ''));
}

/** The most boards that a bot has in the live standings; 0 before there are any. */
async function boardsShown(page: Page): Promise<number> {
  const boards = await page
    .locator('.progress tbody tr td:last-child')
    .evaluateAll((all) => all.map((cell) => Number(cell.textContent?.replace(',', ''))));
  return Math.max(0, ...boards);
}

/** Pauses a tournament when some replays of a round's first board are over and others are not; returns that board. */
async function pauseInRound(arena: Arena): Promise<number> {
  for (let tries = 0; tries < 20; tries++) {
    const inRound = async () => (await arena.live()).progress.matches % MATCHES_A_ROUND;
    await expect.poll(inRound, { ...PATIENCE, interval: 50 }).toSatisfy((matches) => matches > 1 && matches < 6);
    await arena.order('pause');
    await expect.poll(async () => (await arena.live()).state, PATIENCE).toBe('paused');
    const { matches, boards } = (await arena.live()).progress;
    const played = matches % MATCHES_A_ROUND;
    if (played > 0 && played < 9) return boards;
    await arena.order('resume');
  }
  throw new Error('the tournament was never stopped in the midst of a round');
}
