import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Stage } from '../stage.ts';
import { VOID_REASON } from '../tournaments.ts';

export function verifySuite(stage: () => Stage): void {
  describe('the Verify button', () => {
    const pageOf = (language: string) => `${language}/tournament/${stage().tournaments.swedish.id}/index.html`;
    const ledgerOf = () =>
      readFileSync(join(stage().folder, 'data/v1/tournament', stage().tournaments.swedish.id, 'ledger.ndjson'), 'utf8');

    test('replays a true ledger in the browser and finds nothing wrong', async () => {
      const visit = await stage().open();
      const { page } = visit;
      await visit.go(pageOf('en'));
      await page.getByText('Did you keep a hash?').click();
      const { lines } = stage().tournaments.swedish;
      const { commitment } = JSON.parse(lines[0] as string).head;
      await page.locator('.verify-kept textarea').fill(`${commitment}\n${'0'.repeat(64)}`);
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.locator('[data-verdict=passed]').waitFor();
      const text = await page.locator('[data-verdict=passed]').textContent();
      expect(text).toContain('The ledger is true.');
      expect(text).toContain('12 matches with 48 deals');
      expect(text).toContain('Found in the ledger of the hashes that you kept: 1.');
      expect(text).toContain('NOT found in the ledger of the hashes that you kept: 1');
      expect(visit.complaints).toEqual([]);
      await visit.close();
    });

    test('comes to the same figures as the program that published them, of 300 boards', async () => {
      const { id } = stage().tournaments.easy;
      const visit = await stage().open();
      const { page } = visit;
      const published = page.waitForResponse('**/tournament.json');
      await visit.go(`en/tournament/${id}/index.html`);
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      // The numbers that depend on the machine's Math.exp: with too few boards there are none to disagree about.
      for (const { elo, toNext } of (await (await published).json()).standings.rows.slice(0, -1)) {
        expect([typeof elo.se, typeof toNext.se, typeof toNext.los]).toEqual(['number', 'number', 'number']);
      }
      await page.locator('[data-verdict]').waitFor();
      const text = await page.locator('[data-verdict]').textContent();
      expect(text).toContain('The ledger is true.');
      expect(text).toContain('1,200 matches');
      expect(text).toContain('the table of this page follows from them');
      expect(visit.complaints).toEqual([]);
      await visit.close();
    });

    test('names the first wrong line where one byte is changed', async () => {
      const visit = await stage().open();
      const { page } = visit;
      const lines = ledgerOf().split('\n');
      // One digit of one deal's points.
      const at = lines.findIndex((line) => /"points":\[\d*[1-8]/.test(line));
      lines[at] = (lines[at] as string).replace(
        /("points":\[\d*)([1-8])/,
        (_, before, digit) => before + (Number(digit) + 1),
      );
      await page.route('**/ledger.ndjson', (route) =>
        route.fulfill({ body: lines.join('\n'), contentType: 'application/x-ndjson' }),
      );
      await visit.go(pageOf('en'));
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.locator('[data-verdict=failed]').waitFor();
      const text = await page.locator('[data-verdict=failed]').textContent();
      expect(text).toContain('The ledger is wrong.');
      expect(text).toContain(`The first line that is wrong is line ${at + 1}.`);
      expect(await page.locator('[data-verdict=failed] a').getAttribute('href')).toMatch(
        /^match\/index\.html\?match=\d+/,
      );
      await visit.close();
    });

    test('tells a table apart that does not follow from the ledger', async () => {
      const visit = await stage().open();
      const { page } = visit;
      await page.route('**/tournament.json', async (route) => {
        const shown = await (await route.fetch()).json();
        shown.standings.rows[0].chips.value += 0.001;
        await route.fulfill({ json: shown });
      });
      await visit.go(pageOf('en'));
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.locator('[data-verdict=failed]').waitFor();
      expect(await page.locator('[data-verdict=failed]').textContent()).toContain('the table: ');
      await visit.close();
    });

    test('lists what was decided beside the play, of which nothing in the ledger is a proof', async () => {
      const visit = await stage().open();
      const { page } = visit;
      const { id, records } = stage().tournaments.classic;
      await visit.go(`en/tournament/${id}/index.html`);
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.locator('[data-verdict=passed]').waitFor();
      const listed = await page.locator('.verdict-decided li').allTextContents();
      const board = Math.max(...records.map((record) => record.board));
      expect(listed).toEqual([
        `Line ${records.length + 2}: board ${board} declared void; 4 matches not counted.Reason given: ${VOID_REASON}`,
      ]);
      await visit.close();
    });

    test.each([
      ['de', 'In diesem Browser prüfen', 'Das Protokoll stimmt.'],
      ['sv', 'Kontrollera i den här webbläsaren', 'Protokollet stämmer.'],
    ])('speaks %s', async (language, button, verdict) => {
      const visit = await stage().open();
      await visit.go(pageOf(language));
      await visit.page.getByRole('button', { name: button }).click();
      await visit.page.getByText(verdict).waitFor();
      await visit.close();
    });

    test('shows how far it is and can be cancelled', async () => {
      const visit = await stage().open();
      const { page } = visit;
      await page.route('**/ledger.ndjson', () => {
        // Never answered: the download goes on for ever.
      });
      await visit.go(pageOf('en'));
      await page.getByRole('button', { name: 'Verify in this browser' }).click();
      await page.locator('.verify-progress progress').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByText('Cancelled: nothing was found out.').waitFor();
      await visit.close();
    });
  });
}
