import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { type BuiltPage, dist } from './built-pages.ts';

const gzipped = (text: string | Buffer): number => (text.length === 0 ? 0 : gzipSync(text).length);
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The modules that a script needs before it runs; what it imports later, on demand, does not count. */
function withImports(url: string, seen: Set<string>): Set<string> {
  if (seen.has(url) || !url.startsWith('/')) return seen;
  seen.add(url);
  const code = readFileSync(join(dist, url), 'utf8');
  for (const found of all(code, /(?:from|import)\s*["'](\.{0,2}\/[^"']+\.js)["']/g))
    withImports(new URL(found, `http://x${url}`).pathname, seen);
  return seen;
}

/** What an island asks for when it wakes: its scripts with what they need, and deferred props. */
const filesOf = (attributes: string) => all(attributes, /data-files="([^"]+)"/g).flatMap((files) => files.split(' '));
const isScript = (file: string) => file.endsWith('.js');

/** The scripts that a calculator or a tool asks for when it is touched. */
const touchedScripts = (html: string) =>
  all(html, /<astro-island\s([^>]*client="answer"[^>]*)>/g)
    .flatMap(filesOf)
    .filter(isScript);

/** The scripts that were packed: nearly every page has the same. */
const packed = new Map<string, number>();

/** How many bytes a script has as the server sends it. */
function sentBytes(path: string): number {
  const bytes = packed.get(path) ?? brotliCompressSync(readFileSync(join(dist, path))).length;
  packed.set(path, bytes);
  return bytes;
}

/** The scripts that islands load by themselves; `client:interact` waits for the visitor. */
function islandScripts(html: string): readonly string[] {
  return all(html, /<astro-island\s([^>]*)>/g)
    .filter((attributes) => !/client="interact"/.test(attributes))
    .flatMap(filesOf)
    .filter(isScript);
}

/**
 * The bytes of a page, compressed with gzip: its HTML, its style sheets, the scripts it runs before interaction, the
 * fonts it asks for at once; `text` is its HTML as it is, which a browser must read, `files` how many scripts there are,
 * `given` what its islands ask for as they wake; `touched` what the scripts weigh that a touch asks for, as they are
 * sent, and `touchedFiles` how many these are.
 */
export type PageBytes = Readonly<{
  html: number;
  text: number;
  css: number;
  js: number;
  files: number;
  fonts: number;
  given: number;
  touched: number;
  touchedFiles: number;
}>;

export function pageBytes({ html }: BuiltPage): PageBytes {
  const urls = [
    ...all(html, /<script[^>]*\ssrc="([^"]+)"/g),
    ...all(html, /<link[^>]*rel="modulepreload"[^>]*href="([^"]+)"/g),
    ...islandScripts(html),
  ];
  const modules = new Set<string>();
  for (const url of urls) withImports(url, modules);
  const touched = new Set(touchedScripts(html));
  const inline = all(html, /<script(?![^>]*(?:\ssrc=|json|speculationrules))[^>]*>([^]*?)<\/script>/g);
  const sheets = all(html, /<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g);
  const fonts = all(html, /<link[^>]*rel="preload"[^>]*href="([^"]+)"[^>]*as="font"/g);
  const files = (paths: Iterable<string>) => [...paths].map((path) => gzipped(readFileSync(join(dist, path))));
  const total = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);
  return {
    html: gzipped(html),
    text: Buffer.byteLength(html),
    css: total(files(new Set(sheets))),
    js: total(files(modules)) + gzipped(inline.join('\n')),
    files: modules.size,
    fonts: total(fonts.map((path) => readFileSync(join(dist, path)).length)),
    given: total(files(new Set(filesOf(html).filter((file) => !isScript(file))))),
    touched: total([...touched].map(sentBytes)),
    touchedFiles: touched.size,
  };
}
