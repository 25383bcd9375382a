/** The path of a page in English. */
function inEnglish(path: string, tag: string): string {
  const [language = ''] = tag.split('-');
  const own = `/${language}`;
  return (`${path}/`.startsWith(`${own}/`) ? path.slice(own.length) : path) || '/';
}

/**
 * The same page in another language is asked for with the same address: with a tool's answers, or the key of a booking.
 * Where a link leads to the home page, as the page is not translated, it stays as it is.
 */
export function keepAddressAcrossLanguages(): void {
  const page = inEnglish(location.pathname, document.documentElement.lang);
  const keep = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || inEnglish(link.pathname, link.hreflang) !== page) return;
    link.search = location.search;
    link.hash = location.hash;
  };
  for (const press of ['click', 'auxclick']) document.addEventListener(press, keep);
}
