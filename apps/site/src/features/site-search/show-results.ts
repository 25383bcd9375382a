const part = (name: string) => document.querySelector<HTMLElement>(`#${name}`);

/** A text of the page with its blanks filled in. */
const filledIn = (text = '', query: string, count = 0): string =>
  text.replace(/\{(query|count)\}/g, (_, name) => (name === 'count' ? String(count) : query));

/** The entries of the list of all pages at these addresses, copied in their order. */
function entriesAt(addresses: readonly string[]): readonly Node[] {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('#all-pages li > a')];
  const entries = new Map(links.map((link) => [link.getAttribute('href'), link.parentElement]));
  return addresses.flatMap((address) => entries.get(address)?.cloneNode(true) ?? []);
}

/** How many pages there are for a query, in a sentence. */
function countText({ many, one, none }: DOMStringMap, query: string, count: number): string {
  if (count === 0) return filledIn(none, query);
  return filledIn(count === 1 ? one : many, query, count);
}

/**
 * Shows what is found for a query in the place of the list of all pages, from which the entries come. Without a query,
 * and where nothing is found, that list stands there.
 *
 * @param search - gives the addresses of the pages for a query, the closest first.
 */
export function showResults(query: string, search: (query: string) => readonly string[]): void {
  const [count, results, all, codes] = ['count', 'results', 'all-pages', 'codes'].map(part);
  if (!count || !results || !all || !codes) return;
  const found = query === '' ? [] : entriesAt(search(query));
  count.textContent = query === '' ? '' : countText(count.dataset, query, found.length);
  codes.textContent = filledIn(codes.dataset['text'], query);
  codes.closest('a')?.setAttribute('href', `${codes.dataset['href']}?${new URLSearchParams({ q: query })}`);
  results.querySelector('ol')?.replaceChildren(...found);
  results.hidden = query === '';
  results.classList.toggle('none', found.length === 0);
  all.hidden = found.length > 0;
}
