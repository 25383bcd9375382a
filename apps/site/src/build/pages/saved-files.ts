import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import type { SavedSite } from '../../service-worker/saved-pages.ts';

/** The built site: the addresses of its files, and what is in one. */
export type BuiltSite = Readonly<{ files: readonly string[]; read: (address: string) => string }>;

/** Files whose name holds what is in them. */
const isHashed = (address: string) => address.startsWith('/_astro/');
/** What a page needs to be whole. Pictures are left out: no result is in one. */
const isNeeded = (address: string) => /\.(?:js|css|json|svg)$/.test(address);
const namesFiles = (address: string) => /\.(?:js|css)$/.test(address);

/** The hashed files that a text names, in whichever way: scripts name one another from their own folder. */
function named(text: string, byName: ReadonlyMap<string, string>): readonly string[] {
  return [...text.matchAll(/[\w.~-]+\.(?:js|css|json|svg)\b/g)].flatMap(([name]) => byName.get(name) ?? []);
}

/** The fonts that a page asks for at once; those for rare letters are many, and a device has its own. */
const fonts = (html: string): readonly string[] =>
  [...html.matchAll(/<link[^>]*rel="preload"[^>]*href="([^"]+\.woff2)"/g)].map(([, address = '']) => address);

/**
 * The addresses of all that pages may ask for: what their HTML names, and what that names in turn.
 *
 * @param pages - the addresses of built pages, such as `/payouts.html`.
 */
function hashedFilesOf(pages: readonly string[], { files, read }: BuiltSite): readonly string[] {
  const byName = new Map(
    files.filter((file) => isHashed(file) && isNeeded(file)).map((file) => [basename(file), file]),
  );
  const found = new Set<string>();
  const follow = (text: string) => {
    for (const file of named(text, byName)) {
      if (found.has(file)) continue;
      found.add(file);
      if (namesFiles(file)) follow(read(file));
    }
  };
  for (const page of pages) {
    const html = read(page);
    follow(html);
    for (const font of fonts(html)) found.add(font);
  }
  return [...found];
}

const mark = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 12);

type Wanted = Readonly<{
  /** The paths of the pages, such as `/payouts`. */
  paths: readonly string[];
  /** Files without a hash in their name that scripts ask for. */
  data: readonly string[];
}>;

/** What is saved of a built site so that some of its pages work without a line. */
export function savedFiles({ paths, data }: Wanted, site: BuiltSite): SavedSite['files'] {
  const fileOf = (path: string) => `${path}.html`;
  return [
    ...paths.map((path) => ({ url: path, revision: mark(site.read(fileOf(path))) })),
    ...data.map((url) => ({ url, revision: mark(site.read(url)) })),
    ...hashedFilesOf(paths.map(fileOf), site).map((url) => ({ url, revision: null })),
  ];
}
