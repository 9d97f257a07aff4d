/** One piece of the page's state, kept in its address so that a link shows what the reader sees. */
export function readState(name: string): string | undefined {
  return new URLSearchParams(location.search).get(name) ?? undefined;
}

/** @param value undefined to take it out of the address */
export function writeState(name: string, value: string | undefined): void {
  const parameters = new URLSearchParams(location.search);
  if (value === undefined || value === '') parameters.delete(name);
  else parameters.set(name, value);
  const search = parameters.toString();
  history.replaceState(null, '', `${location.pathname}${search === '' ? '' : `?${search}`}${location.hash}`);
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]')) keepState(link);
}

/** Lets a link to the page in another language lead to the same state. */
export function keepState(link: HTMLAnchorElement): void {
  link.search = location.search;
  link.hash = location.hash;
}
