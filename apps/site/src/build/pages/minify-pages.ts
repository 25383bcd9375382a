import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { named, oneScript, oneSheet, ownHashes, ownIcons, type PageFile } from './minify-page.ts';
import { isReact, namesIn, namesInScript, purgeCss, scriptsOf } from './purge-css.ts';

/** Remembers what it has read. */
function reader(dir: URL): (address: string) => string {
  const texts = new Map<string, string>();
  return (address) => {
    const text = texts.get(address) ?? readFileSync(new URL(`.${address}`, dir), 'utf8');
    texts.set(address, text);
    return text;
  };
}

/**
 * The style sheets that a script may add to a page: it looks for their own names.
 *
 * @throws when none of the scripts is React's: its words would be taken for names of our styles.
 */
async function namedInScripts(dir: URL): Promise<ReadonlySet<string>> {
  const folder = new URL('_astro/', dir);
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  if (!scripts.some(isReact)) throw new Error('No script is React’s: purge-css.ts has another name for it.');
  const texts = await Promise.all(scripts.map((name) => readFile(new URL(name, folder), 'utf8')));
  return new Set(texts.flatMap((text) => [...text.matchAll(/"(_astro\/[^"]+\.css)"/g)].map(([, name]) => `/${name}`)));
}

/** The words of what is read, each text taken apart once. */
function wordsOnce(read: (address: string) => string): (address: string) => readonly string[] {
  const words = new Map<string, readonly string[]>();
  return (address) => {
    const found = words.get(address) ?? [...new Set(namesInScript(read(address)))];
    words.set(address, found);
    return found;
  };
}

/** Pages that have one style sheet in common, and every name that can stand on one of them. */
type Styled = { sheet: PageFile; names: Set<string>; pages: Map<string, string> };

/** Collects pages by their style sheet: `add` keeps one, `cut` says what each is when all are there. */
function byStyles(read: (address: string) => string) {
  const wordsOf = wordsOnce(read);
  const styled = new Map<string, Styled>();
  const add = (sheet: PageFile, { name, built, html }: Readonly<Record<'name' | 'built' | 'html', string>>) => {
    const { names, pages } = styled.get(sheet.address) ?? { names: new Set(), pages: new Map<string, string>() };
    for (const word of namesIn(built)) names.add(word);
    for (const script of scriptsOf(built, read)) for (const word of wordsOf(script)) names.add(word);
    styled.set(sheet.address, { sheet, names, pages: pages.set(name, html) });
  };
  const cut = () =>
    [...styled.values()].map(({ sheet, names, pages }) => {
      const own = named('page', 'css', purgeCss(sheet.text, names));
      return {
        own,
        pages: [...pages].map(([name, html]) => [name, html.replace(sheet.address, own.address)] as const),
      };
    });
  return { add, cut };
}

/** Makes the built pages ask for fewer and smaller files before their first paint. */
export function minifyPages(): AstroIntegration {
  return {
    name: 'minify-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = reader(dir);
        const keep = await namedInScripts(dir);
        const files = new Map<string, PageFile>();
        const styles = byStyles(read);
        const taken = (page: Readonly<{ html: string; files: readonly PageFile[] }>) => {
          for (const file of page.files) files.set(file.address, file);
          return page.html;
        };
        for (const name of (await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.html'))) {
          const built = await readFile(new URL(name, dir), 'utf8');
          const sheets = oneSheet(taken(ownIcons(built, read)), read, keep);
          const html = ownHashes(taken(oneScript(sheets.html, read)));
          const [sheet] = sheets.files;
          if (sheet) styles.add(sheet, { name, built, html });
          else await writeFile(new URL(name, dir), html);
        }
        for (const { own, pages } of styles.cut()) {
          files.set(own.address, own);
          for (const [name, html] of pages) await writeFile(new URL(name, dir), html);
        }
        for (const { address, text } of files.values()) await writeFile(new URL(`.${address}`, dir), text);
      },
    },
  };
}
