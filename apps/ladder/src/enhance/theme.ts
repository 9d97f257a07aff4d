/** Sets the reader's theme before the first paint: a script of its own, since the policy of the pages allows no inline one. */
const chosen = localStorage.getItem('theme');
if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
