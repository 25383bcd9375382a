import type { Page } from '@playwright/test';
import { languageOf, publicPages } from '../../../scripts/build/built-pages.ts';

type Kinds = Readonly<{ path: string; size: number; kinds: readonly string[] }>;

/** What stands on each built page, by the browser's own parser: an element by its classes and type, in its parent. */
function read(pages: ReturnType<typeof publicPages>): readonly Kinds[] {
  const kindOf = (element: Element | null) =>
    element ? `${element.localName}.${[...element.classList].sort().join('.')}:${element.getAttribute('type')}` : '';
  return pages.map(({ path, html }) => {
    const elements = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('body, body *')];
    const seen = elements.filter((element) => !element.closest('script, style, svg, option'));
    const kinds = new Set(seen.map((element) => `${kindOf(element.parentElement)} > ${kindOf(element)}`));
    return { path, size: elements.length, kinds: [...kinds] };
  });
}

/** Few and small pages that together have each kind: again and again the one that adds most for its size. */
function fewest(pages: readonly Kinds[]): ReadonlySet<string> {
  const known = new Set<string>();
  const gain = ({ kinds, size }: Kinds) => kinds.filter((kind) => !known.has(kind)).length / size;
  const chosen = new Set<string>();
  for (;;) {
    const best = pages.toSorted((one, other) => gain(other) - gain(one))[0];
    if (best === undefined || gain(best) === 0) return chosen;
    chosen.add(best.path);
    for (const kind of best.kinds) known.add(kind);
  }
}

const english = publicPages().filter(({ path }) => languageOf(path) === 'en');
let found: ReadonlySet<string> | undefined;

/** Addresses of English pages with every kind of element that any of them has. Each process asks once. */
export async function pagesOfAllKinds(page: Page): Promise<ReadonlySet<string>> {
  found ??= fewest(await page.evaluate(read, english));
  return found;
}
