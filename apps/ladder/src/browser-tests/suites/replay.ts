import type { MatchRecord } from '@bassadewitz/ledger';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Played, Stage } from '../stage.ts';

export function replaySuite(stage: () => Stage): void {
  const matchPage = ({ id }: Played, query: string) => `en/tournament/${id}/match/index.html${query}`;

  describe('a match is replayed', () => {
    test.each(['classic', 'easy', 'swedish'] as const)(
      'click by click to its end, rules %s: what is shown is what the record says',
      async (rules) => {
        const played = stage().tournaments[rules];
        // The longest one, so that redeals are among it.
        const record = played.records.reduce((most, one) => (one.deals.length > most.deals.length ? one : most));
        const visit = await stage().open();
        const { page } = visit;
        await visit.go(matchPage(played, `?match=${record.match}`));
        await page.locator('.felt').waitFor();
        const shown = await clickThrough(page, record);
        for (const [index, deal] of record.deals.entries()) {
          expect(shown[index]?.plays, `deal ${index}`).toBe(deal.plays);
          expect(shown[index]?.tricks).toEqual(deal.tricks);
          expect(shown[index]?.points).toEqual(deal.points);
          expect(shown[index]?.chips).toEqual(deal.chips.map((chips, seat) => chips + (deal.refund?.[seat] ?? 0)));
          expect(shown[index]?.balances).toEqual(deal.balances);
          expect(shown[index]?.pool).toBe(deal.pool);
        }
        expect(shown.at(-1)?.balances).toEqual(record.chips);
        expect(await page.locator('.step-on').getAttribute('aria-disabled')).toBe('true');
        expect(visit.complaints).toEqual([]);
        await visit.close();
      },
    );

    test('a position has an address, which follows every step without filling the history', async () => {
      const { swedish } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(matchPage(swedish, '?match=1#2.14'));
      await page.locator('.felt').waitFor();
      expect(await page.locator('.played').count()).toBe(2);
      const before = await page.evaluate(() => history.length);
      await page.click('.step-on');
      await page.click('.step-trickOn');
      await page.waitForFunction(() => location.hash === '#2.16');
      expect(page.url()).toContain('?match=1#2.16');
      expect(await page.evaluate(() => history.length)).toBe(before);
      await page.reload();
      await page.locator('.felt').waitFor();
      expect(await page.locator('.played').count()).toBe(4);
      await page.evaluate(() => {
        location.hash = '#0.33';
      });
      await page.locator('.settlement').waitFor();
      await visit.close();
    });

    test('with hidden hands no card of another seat is in the page before it is played', async () => {
      const { swedish } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(matchPage(swedish, '?match=2&seat=1#0.6'));
      await page.locator('.felt').waitFor();
      await page.locator('.view-settings select').nth(1).selectOption('hidden');
      const record = swedish.records.find(({ match }) => match === 2) as MatchRecord;
      const cardsOf = (seat: number) => (record.deals[0]?.hands[seat as 0] ?? '').split(' ').map(idOf);
      const played = new Set((record.deals[0]?.plays.split(' ') ?? []).slice(0, 6).map(idOf));
      const shown = await page
        .locator('.felt use')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')?.slice(1)));
      expect(shown.filter((card) => card === 'card-back').length).toBeGreaterThan(15);
      for (const seat of [0, 2, 3]) {
        for (const card of cardsOf(seat)) if (!played.has(card)) expect(shown).not.toContain(card);
      }
      for (const card of cardsOf(1)) if (!played.has(card)) expect(shown).toContain(card);
      const inRecord = await page.locator('.play-link').count();
      expect(inRecord).toBe(6);
      // Remembered, on this page and the next.
      await visit.go(matchPage(swedish, '?match=3'));
      await page.locator('.felt').waitFor();
      expect(await page.locator('.view-settings select').nth(1).inputValue()).toBe('hidden');
      await visit.close();
    });

    test('faults and stand-ins are shown where they happened', async () => {
      const { classic } = stage().tournaments;
      const record = classic.records.find(
        (one) => one.deals[0]?.faults.length && one.standIns !== undefined,
      ) as MatchRecord;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(matchPage(classic, `?match=${record.match}`));
      const links = page.locator('.fault-list a');
      await links.first().waitFor();
      const faults = record.deals.reduce((sum, deal) => sum + deal.faults.length, 0);
      expect(await links.count()).toBe(faults + (record.standIns?.length ?? 0));
      await links.first().click();
      await page.locator('.played .fault-tag').waitFor();
      expect(await page.locator('.played .fault-tag').first().textContent()).toBe('illegal card');
      expect(await page.locator('.commentary').textContent()).toContain('The referee played the fallback card.');
      await links.last().click();
      await page.locator('.plate .seat-gone').first().waitFor();
      await visit.close();
    });

    test('both packs are drawn, and the choice is remembered', async () => {
      const { easy } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(matchPage(easy, '?match=0'));
      const corners = () =>
        page
          .locator('.sprite symbol text')
          .evaluateAll((all) => [...new Set(all.map((one) => one.textContent))].sort().join(' '));
      await page.locator('.felt').waitFor();
      expect(await corners()).toBe('10 7 8 9 A J K Q');
      await page.locator('.view-settings select').first().selectOption('german');
      expect(await corners()).toBe('10 7 8 9 A K O U');
      await page.reload();
      await page.locator('.felt').waitFor();
      expect(await corners()).toBe('10 7 8 9 A K O U');
      await visit.close();
    });

    test('it plays by itself until the end', async () => {
      const { easy } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await page.clock.install();
      await visit.go(matchPage(easy, '?match=0#0.29'));
      await page.locator('.felt').waitFor();
      await page.click('.step-play');
      // Time stands still but for this; what the page does between two ticks takes as long as the machine needs.
      const settled = async () => {
        await page.clock.runFor(2500);
        return page.locator('.settlement').isVisible();
      };
      await expect.poll(settled).toBe(true);
      await visit.close();
    });

    test('a finger across the table plays a card and takes it back', async () => {
      const { easy } = stage().tournaments;
      const visit = await stage().open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      const { page } = visit;
      await visit.go(matchPage(easy, '?match=0#0.5'));
      await page.locator('.felt').waitFor();
      const swipe = (from: number, to: number) =>
        page.locator('.table-area').evaluate(
          (table, [start, end]) => {
            const touch = (x: number) => new Touch({ identifier: 1, target: table, clientX: x, clientY: 300 });
            table.dispatchEvent(
              new TouchEvent('touchstart', { bubbles: true, touches: [touch(start)], changedTouches: [touch(start)] }),
            );
            table.dispatchEvent(new TouchEvent('touchend', { bubbles: true, changedTouches: [touch(end)] }));
          },
          [from, to] as [number, number],
        );
      await swipe(300, 120);
      await page.waitForFunction(() => location.hash === '#0.6');
      await swipe(100, 280);
      await page.waitForFunction(() => location.hash === '#0.5');
      await visit.close();
    });

    test('a position that there is not is said to be none, until the reader goes on', async () => {
      const { swedish, easy } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(matchPage(swedish, '?match=3#5.99'));
      const alarm = page.getByRole('alert');
      expect(await alarm.textContent()).toBe('There is no position 5.99 in Match 3.');
      await page.click('.step-on');
      await page.waitForFunction(() => location.hash === '#0.1');
      expect(await alarm.count()).toBe(0);
      await page.evaluate(() => {
        location.hash = '#4.0';
      });
      expect(await alarm.textContent()).toBe('There is no position 4.0 in Match 3.');
      await visit.go(matchPage(easy, '?board=0#9'));
      expect(await alarm.textContent()).toBe('There is no position 9 in Board 0.');
      expect(visit.complaints).toEqual([]);
      await visit.close();
    });

    test('rounds and replays are counted as tricks are, from 1; a match and a board have the number of the ledger', async () => {
      const { swedish } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(matchPage(swedish, '?match=0'));
      await page.locator('.felt').waitFor();
      // Which replay of which board is played first is drawn from the seed.
      const { board, replay } = swedish.records.find(({ match }) => match === 0) as MatchRecord;
      expect(await page.locator('.match-head').textContent()).toMatch(/^Match 0/);
      expect(await page.locator('.match-head').textContent()).toContain(
        `Round 1 · Board ${board} · Replay ${replay + 1}`,
      );
      expect(await page.locator('.position-name').textContent()).toMatch(/Trick 1/);
      await visit.go(`en/tournament/${swedish.id}/matches/index.html`);
      const cells = await page
        .locator('#boards tbody tr')
        .first()
        .locator('th, td.number, .replays a')
        .allTextContents();
      expect(cells).toEqual(['Board 0', '1', 'Replay 1', 'Replay 2', 'Replay 3', 'Replay 4']);
      await visit.close();
    });

    test('a match and a board lead to the document that they are made of', async () => {
      const { swedish } = stage().tournaments;
      const visit = await stage().open();
      const { page } = visit;
      for (const query of ['?match=0', '?board=1']) {
        await visit.go(matchPage(swedish, query));
        await page.locator('.felt, .small-table').first().waitFor();
        const address = await page
          .getByRole('link', { name: 'This board as JSON' })
          .evaluate((link) => (link as HTMLAnchorElement).href);
        const document = (await (await fetch(address)).json()) as { format: string; from: number; tournament: string };
        expect(document).toMatchObject({ format: 'bassadewitz-boards', from: 0, tournament: swedish.id });
      }
      await visit.close();
    });

    test('a match that there is not is said to be none, with a way on', async () => {
      const { easy } = stage().tournaments;
      const visit = await stage().open();
      await visit.go(matchPage(easy, '?match=99999'));
      await visit.page.getByText('There is no Match 99999 in this tournament.').waitFor();
      await visit.close();
    });
  });
}

interface Shown {
  plays: string;
  tricks: number[];
  points: number[];
  chips: number[];
  balances: number[];
  pool: number;
}

/** Clicks through a match card by card and reads the page at the end of each deal. */
async function clickThrough(page: Page, record: MatchRecord): Promise<Shown[]> {
  const shown: Shown[] = [];
  for (const [deal] of record.deals.entries()) {
    const clicks = deal === 0 ? 33 : 34;
    // With the mouse for as long as it takes to know that it works, then as fast as the page can show it.
    for (let click = 0; click < 8; click++) await page.click('.step-on');
    await page.locator('.step-on').evaluate(async (button, count) => {
      for (let click = 0; click < count; click++) {
        (button as HTMLButtonElement).click();
        await new Promise(requestAnimationFrame);
      }
    }, clicks - 8);
    await page.waitForFunction((hash) => location.hash === hash, `#${deal}.33`);
    const plays = await page.locator('.play-link').evaluateAll((all) => {
      const at = (link: Element) => Number(link.getAttribute('href')?.split('.')[1]);
      const sorted = [...all].sort((a, b) => at(a) - at(b));
      return sorted.map((one) => (one as HTMLElement).dataset.card).join(' ');
    });
    const numbers = (name: string) =>
      page
        .locator(`.score td[data-value=${name}]`)
        .evaluateAll((all) => all.map((one) => Number(one.textContent?.replace('−', '-'))));
    const [pool = Number.NaN] = await numbers('pool');
    shown.push({
      ...{ plays, pool, tricks: await numbers('tricks'), points: await numbers('points') },
      ...{ chips: await numbers('chips'), balances: await numbers('balance') },
    });
  }
  return shown;
}

/** The id under which the page draws a card. */
function idOf(name: string): string {
  const [rank = '', suit = ''] = name;
  return `card-${'CSHD'.indexOf(suit) * 8 + '789TJQKA'.indexOf(rank)}`;
}
