import { describe, expect, test } from 'vitest';
import { type PageKind, pagesOf } from '../page-list.ts';
import type { Stage } from '../stage.ts';

export function speedSuite(stage: () => Stage): void {
  describe('what a reader downloads', () => {
    test('a page loads the script of no other page', async () => {
      const visit = await stage().open();
      const pages = pagesOf(stage());
      const scriptsOf = async (kind: PageKind) => {
        stage().server.sent();
        await visit.go(`en/${pages[kind]}`);
        await visit.page.waitForLoadState('networkidle');
        return [...stage().server.sent().keys()]
          .filter((path) => path.endsWith('.js'))
          .map((path) => path.replace(/.*\/|-[^-]*\.js$/g, ''));
      };
      expect((await scriptsOf('ladder')).sort()).toEqual(['page', 'theme']);
      expect(await scriptsOf('match')).not.toContain('verify');
      expect(await scriptsOf('tournament')).not.toContain('match');
      await visit.close();
    });
  });
}
