import { storedTheme, storeTheme, type Theme } from './stored-theme.ts';

/*
 * Runs before the first paint, so that a page is never shown in the wrong theme first. A script of its own, since the pages' policy
 * allows no inline one.
 */
const dark = matchMedia('(prefers-color-scheme: dark)');
const systemTheme = (): Theme => (dark.matches ? 'dark' : 'light');
const shownTheme = (): Theme => storedTheme() ?? systemTheme();

function show(): void {
  const stored = storedTheme();
  if (stored === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = stored;
  const button = document.querySelector<HTMLButtonElement>('.theme-switch');
  if (button === null) return;
  const label = shownTheme() === 'dark' ? button.dataset.toLight : button.dataset.toDark;
  button.setAttribute('aria-label', label ?? '');
  button.title = label ?? '';
  button.hidden = false;
}

show();
document.addEventListener('DOMContentLoaded', () => {
  show();
  document.querySelector('.theme-switch')?.addEventListener('click', () => {
    const next = shownTheme() === 'dark' ? 'light' : 'dark';
    // Whoever chooses what the system would show anyway follows the system again.
    storeTheme(next === systemTheme() ? undefined : next);
    show();
  });
});
dark.addEventListener('change', show);
