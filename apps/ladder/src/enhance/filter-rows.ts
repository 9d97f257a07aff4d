/** Text as it is searched: without case, accents and the space around it, so that `goran` finds Göran. */
export function searchable(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** What an entry is found by: `data-search` where it has that, else the head of its row, else its text. */
function textOf(entry: HTMLElement): string {
  return entry.dataset.search ?? entry.querySelector('th')?.textContent ?? entry.textContent ?? '';
}

/** Hides the entries that do not contain all words of the query, and returns how many are left. */
export function filterEntries(entries: readonly HTMLElement[], query: string): number {
  const words = searchable(query).split(/\s+/);
  let shown = 0;
  for (const entry of entries) {
    const text = searchable(textOf(entry));
    entry.hidden = !words.every((word) => text.includes(word));
    if (!entry.hidden) shown++;
  }
  return shown;
}
