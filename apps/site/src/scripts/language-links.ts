/** The path of a page in English. */
function inEnglish(path: string, tag: string): string {
  const [language = ''] = tag.split('-');
  const own = `/${language}`;
  return (`${path}/`.startsWith(`${own}/`) ? path.slice(own.length) : path) || '/';
}

/** Leaves what is typed (see `lib/typed/kept-step.ts`) for the page that comes next; `at-once.js` takes it there. */
function handOnTyped(path: string): void {
  const hand = () => {
    try {
      if (history.state) sessionStorage.setItem('handed-on', JSON.stringify([path, history.state]));
    } catch {
      // no storage: what is typed stays behind
    }
  };
  addEventListener('pagehide', hand, { once: true }); // whoever keeps what is typed has written it by then
}

/**
 * The same page in another language is asked for with the same address: with a tool's answers, or the key of a booking.
 * What is typed and stands in no address goes along in this tab. Where a link leads to the home page, as the page is not
 * translated, it stays as it is.
 */
export function savePageAcrossLanguages(): void {
  const page = inEnglish(location.pathname, document.documentElement.lang);
  const keep = ({ target, type }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]');
    if (!link || inEnglish(link.pathname, link.hreflang) !== page) return;
    link.search = location.search;
    link.hash = location.hash;
    if (type === 'click') handOnTyped(link.pathname);
  };
  for (const press of ['click', 'auxclick']) document.addEventListener(press, keep);
}
