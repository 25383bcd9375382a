import { readdir, readFile, writeFile } from 'node:fs/promises';
import { rulesOf, type Translated, translatedLanguages } from '@formation/content';
import type { AstroIntegration } from 'astro';
import { empty, isEnglish, token } from './html-tokens.ts';
import { markGlosses } from './mark-glosses.ts';
import { textsInOneLine } from './one-line.ts';
import { softHyphens, softHyphensInHeading, softHyphensWhereNarrow } from './soft-hyphens.ts';

const spoken = /\s(?:alt|title|placeholder|label|aria-label|aria-description)="([^"]*)"/g;

type Element = {
  readonly name: string;
  /** Where in the HTML its language can be written. */
  readonly at: number;
  readonly parent: Element | undefined;
  readonly children: Element[];
  readonly hasLanguage: boolean;
  hasOwn: boolean;
  hasEnglish: boolean;
};

function note(element: Element, text: string, own: RegExp): void {
  const kind = own.test(text) ? 'hasOwn' : isEnglish(text, own) ? 'hasEnglish' : undefined;
  if (!kind || element.hasLanguage) return;
  for (let up: Element | undefined = element; up; up = up.parent) {
    up[kind] = true;
    if (up.hasLanguage) return;
  }
}

/** The outermost elements that hold English and nothing of the page's own language. */
function outermost(element: Element): readonly Element[] {
  if (!element.hasEnglish || element.hasLanguage) return [];
  return element.hasOwn ? element.children.flatMap(outermost) : [element];
}

/** The elements of a page's body, with what is said in them. */
function bodyOf(html: string, own: RegExp): Element | undefined {
  let body: Element | undefined;
  let open: Element | undefined;
  for (const { 0: text, 2: slash, 3: name = '', 4: attributes = '', index } of html.matchAll(token)) {
    if (name === '') {
      if (open && !text.startsWith('<')) note(open, text, own);
      continue;
    }
    if (slash) {
      let closed = open;
      while (closed && closed.name !== name) closed = closed.parent;
      if (closed) open = closed.parent;
      continue;
    }
    if (!open && name !== 'body') continue;
    const hasLanguage = / lang=/.test(attributes);
    const element = {
      name,
      at: index + 1 + name.length,
      parent: open,
      children: [],
      hasLanguage,
      hasOwn: false,
      hasEnglish: false,
    };
    open?.children.push(element);
    body ??= element;
    for (const [, said = ''] of name === 'astro-island' ? [] : attributes.matchAll(spoken)) note(element, said, own);
    if (!empty.test(name) && !attributes.endsWith('/')) open = element;
  }
  return body;
}

/** Says of each English text in a page of another language that it is English, so that it is read out as such. */
export function markEnglish(html: string, language: Translated): string {
  const { letter } = rulesOf[language];
  const body = letter && bodyOf(html, letter);
  const places = (body ? outermost(body) : []).map(({ at }) => at).sort((a, b) => a - b);
  return [0, ...places].map((at, index) => html.slice(at, places[index] ?? html.length)).join(' lang="en"');
}

/** Shows where long words may be broken, except where a script wakes: it would find another text than its own. */
export function breakLongWords(html: string): string {
  let inside = 0;
  let heading = 0; // its letters are large
  let label = 0; // its column is narrow
  const [head = '', body = ''] = html.split(/(?=<body[ >])/);
  return (
    head +
    body.replaceAll(token, (text: string, ...[, slash, name]: readonly (string | undefined)[]) => {
      if (name === 'astro-island') inside += slash ? -1 : 1;
      if (name && /^h[1-3]$/.test(name)) heading += slash ? -1 : 1;
      if (name === 'dt') label += slash ? -1 : 1;
      if (inside > 0 || text.startsWith('<')) return text;
      if (heading > 0) return softHyphensInHeading(text);
      return label > 0 ? softHyphensWhereNarrow(text) : softHyphens(text);
    })
  );
}

/** Not those that name their own language, as React writes it or as HTML does. */
const link = /(<a\b(?![^>]* hreflang=)[^>]* href=")(\/[^"#?]*)/gi;

/** Long texts link as the English does: a page that is there in the language is reached in it. */
export function ownLinks(html: string, language: Translated, published: ReadonlySet<string>): string {
  return html.replaceAll(link, (whole, before: string, path: string) => {
    const own = path === '/' ? `/${language}` : `/${language}${path}`;
    return published.has(own) ? `${before}${own}` : whole;
  });
}

/** Goes through the built pages of other languages than English. */
export const markLanguages = (): AstroIntegration => ({
  name: 'mark-languages',
  hooks: {
    'astro:build:done': async ({ dir }) => {
      const pages = (await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.html'));
      const published = new Set(pages.map((page) => `/${page.replaceAll('\\', '/').replace(/\.html$/, '')}`));
      for (const page of pages) {
        const [first = ''] = page.split(/[/.\\]/);
        const language = translatedLanguages.find((one) => one === first);
        if (language === undefined) continue;
        const built = ownLinks(await readFile(new URL(page, dir), 'utf8'), language, published);
        const html = textsInOneLine(markGlosses(markEnglish(built, language), language), language);
        await writeFile(new URL(page, dir), language === 'ta' ? breakLongWords(html) : html);
      }
    },
  },
});
