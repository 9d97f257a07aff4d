const THEMES = ['light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const KEY = 'bassadewitz-theme';

/** The theme that the reader chose, if any. A browser may keep pages from storing anything: then nobody chose. */
export function storedTheme(): Theme | undefined {
  try {
    const stored = localStorage.getItem(KEY);
    return THEMES.find((theme) => theme === stored);
  } catch {
    return undefined;
  }
}

/** @param theme undefined to follow the reader's system again */
export function storeTheme(theme: Theme | undefined): void {
  try {
    if (theme === undefined) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // It holds for this page, then.
  }
}
