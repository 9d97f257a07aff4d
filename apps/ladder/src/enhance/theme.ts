import { storedTheme } from './stored-theme.ts';

// Runs before the first paint. A script of its own, since the pages' policy allows no inline one.
const theme = storedTheme();
if (theme !== undefined) document.documentElement.dataset.theme = theme;
