// Registered when a visitor wants the tools without a line, and by nothing else. `build/pages/offline-files.ts` makes
// /sw.js of it and puts in what is saved. The language is in the address with which it is registered.
import { cacheNames, setCacheNameDetails, skipWaiting } from 'workbox-core';
import { getCacheKeyForURL, precache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { NetworkOnly } from 'workbox-strategies';
import { leftAlone, withNote, type SavedSite } from './saved-pages.ts';

declare const SAVED_SITES: Readonly<Record<string, SavedSite>>;

/** On a line that is as good as dead a saved page comes after this. */
const PATIENCE_SECONDS = 6;

const { files, offlinePage, notes } = savedSite();
const saved = new Set(files.map(({ url }) => url));

/** @throws {RangeError} where it is registered for a language that the site does not have. */
function savedSite(): SavedSite {
  const found = SAVED_SITES[new URLSearchParams(location.search).get('lang') ?? ''];
  if (!found) throw new RangeError('No language is named.');
  return found;
}

/** What is saved of an address. It opens no cache: that would make one anew after the visitor has removed it. */
async function copyOf(path: string): Promise<Response | undefined> {
  const key = getCacheKeyForURL(path);
  return key === undefined ? undefined : caches.match(key, { cacheName: cacheNames.precache });
}

/** The saved copy of a page, or the page that says that it has none; both say that the line is gone. */
async function savedPage({ pathname }: URL): Promise<Response | undefined> {
  const copy = await copyOf(pathname);
  const page = copy ?? (await copyOf(offlinePage));
  if (!page) return undefined;
  const headers = new Headers({ 'content-type': 'text/html; charset=utf-8' });
  const policy = page.headers.get('content-security-policy');
  if (policy) headers.set('content-security-policy', policy);
  return new Response(withNote(await page.text(), copy ? notes.saved : notes.missing), { headers });
}

const fromNetwork = (instead: (url: URL) => Promise<Response | undefined>) =>
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE_SECONDS,
    plugins: [{ handlerDidError: ({ request }) => instead(new URL(request.url)) }],
  });

setCacheNameDetails({ prefix: 'offline', precache: 'tools', suffix: '' });
precache([...files]);
// It asks for one file after another. Those that cannot change are all asked for before, and come from the browser's cache.
addEventListener('install', () => {
  for (const { url, revision } of files) if (revision === null) void fetch(url).catch(() => undefined);
});
// A new version comes at once: pages are asked of the server first, and the server has the files of the version before.
void skipWaiting();

registerRoute(new NavigationRoute(fromNetwork(savedPage), { denylist: [...leftAlone] }));
// The name of such a file holds what is in it: it cannot be old.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/_astro/') && saved.has(url.pathname),
  async ({ url, request }) => (await copyOf(url.pathname)) ?? fetch(request),
);
registerRoute(
  ({ url, sameOrigin, request }) => sameOrigin && request.mode !== 'navigate' && saved.has(url.pathname),
  fromNetwork(({ pathname }) => copyOf(pathname)),
);
