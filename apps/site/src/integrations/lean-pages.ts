import { readFileSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import {
  type LeanFile,
  oneScript,
  oneSheet,
  ownHashes,
  ownIcons,
  plainQuotes,
  ruleInHead,
  shortProps,
} from './lean-page.ts';

/** Remembers what it has read. */
function reader(dir: URL): (address: string) => string {
  const texts = new Map<string, string>();
  return (address) => {
    const text = texts.get(address) ?? readFileSync(new URL(`.${address}`, dir), 'utf8');
    texts.set(address, text);
    return text;
  };
}

/** The style sheets that a script may add to a page: it looks for their own names. */
async function namedInScripts(dir: URL): Promise<ReadonlySet<string>> {
  const folder = new URL('_astro/', dir);
  const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'));
  const texts = await Promise.all(scripts.map((name) => readFile(new URL(name, folder), 'utf8')));
  return new Set(texts.flatMap((text) => [...text.matchAll(/"(_astro\/[^"]+\.css)"/g)].map(([, name]) => `/${name}`)));
}

/** Makes the built pages ask for fewer and smaller files before their first paint. */
export function leanPages(): AstroIntegration {
  return {
    name: 'lean-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const read = reader(dir);
        const keep = await namedInScripts(dir);
        const files = new Map<string, LeanFile>();
        const taken = (page: Readonly<{ html: string; files: readonly LeanFile[] }>) => {
          for (const file of page.files) files.set(file.address, file);
          return page.html;
        };
        for (const name of (await readdir(dir, { recursive: true })).filter((path) => path.endsWith('.html'))) {
          const html = await readFile(new URL(name, dir), 'utf8');
          const iconsAlone = taken(ownIcons(html, read));
          const sheetsTogether = taken(oneSheet(iconsAlone, read, keep));
          await writeFile(
            new URL(name, dir),
            ownHashes(shortProps(plainQuotes(ruleInHead(taken(oneScript(sheetsTogether, read)))))),
          );
        }
        for (const { address, text } of files.values()) await writeFile(new URL(`.${address}`, dir), text);
      },
    },
  };
}
