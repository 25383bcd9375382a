import { join } from 'node:path';
import { siteAnswer, type SiteAnswer } from '../http/pages/answer-site.ts';
import { compressedCache } from '../http/pages/compressed.ts';
import { loadRelease, recallCompressed, type Site } from '../http/pages/load-site.ts';
import { type Representation, siteFile, type SiteFile } from '../http/pages/site-file.ts';
import { previewEdition } from '../publishing/editions.ts';
import type { ConsoleStore } from './accounts/account-types.ts';
import { cookiesOf } from './auth/cookies.ts';
import { hashOf } from './auth/tokens.ts';
import { publicSite } from './console-page.ts';

type Parts = Readonly<{ store: Pick<ConsoleStore, 'signedIn'>; dataDir: string; stamp: string }>;

/** Nothing of a preview is stored between the server and who looks at it, and a page not even by the browser. */
const unshared = (path: string) => (path.startsWith('/_astro/') ? 'private, max-age=31536000, immutable' : 'no-store');

type Headers = Representation['found']['http'];

/** The same form of a file, for nobody else. */
function ownForm(form: Representation, path: string): Representation {
  const own = (headers: Headers): Headers => {
    const at = headers.indexOf('cache-control') + 1;
    return [...headers.with(at, unshared(path)), 'x-robots-tag', 'noindex'];
  };
  const both = ({ http, https }: Representation['found']) => ({ http: own(http), https: own(https) });
  return { ...form, found: both(form.found), notModified: both(form.notModified) };
}

/** A file as a preview has it: the tab of a page says what it is. */
function ownFile(path: string, file: SiteFile): SiteFile {
  const html = file.identity.body.toString();
  const isPage = file.extension === '.html';
  const { br, gzip, ...marked } = isPage
    ? siteFile(path, file.extension, Buffer.from(html.replace('<title>', '<title>Preview: ')))
    : file;
  return {
    ...marked,
    identity: ownForm(marked.identity, path),
    ...(br && { br: ownForm(br, path) }),
    ...(gzip && { gzip: ownForm(gzip, path) }),
  };
}

/** What saves pages on a device would save those of a preview. */
const worker = '/sw.js';

/** The pages of a preview, as they will be on the site, and for nobody but whoever looks at it. */
async function ownSite(folder: string): Promise<Site> {
  const cache = join(folder, '.cache');
  const site = await loadRelease(join(folder, 'apps/site/dist'), join(cache, 'previous-build'));
  await recallCompressed(site, compressedCache(join(cache, 'compressed')));
  const files = [...publicSite(site)].filter(([path]) => path !== worker);
  return new Map(files.map(([path, file]) => [path, ownFile(path, file)]));
}

/**
 * Answers with the pages of a preview whoever is signed in, may write, and has chosen to see it in this browser; everybody
 * else from the site. A preview that was published, or has gone, is the site.
 */
export function withPreviews(site: SiteAnswer, { store, dataDir, stamp }: Parts): SiteAnswer {
  let loaded: Readonly<{ folder: string; answer: Promise<SiteAnswer> }> | undefined;
  const answerOf = (folder: string) => {
    if (loaded?.folder !== folder)
      loaded = { folder, answer: ownSite(folder).then((own) => siteAnswer(own, undefined, 'no-store')) };
    return loaded.answer;
  };
  const found = async (session: string, preview: string): Promise<SiteAnswer> => {
    const by = await store.signedIn(hashOf(session), true);
    if (by === undefined || by.account.role === 'reader') return site;
    const edition = await previewEdition(dataDir, stamp, decodeURIComponent(preview));
    return edition ? answerOf(edition.folder) : site;
  };
  return (request, response, scheme) => {
    const { session, preview } = cookiesOf(request.headers);
    if (session === undefined || preview === undefined) return site(request, response, scheme);
    void found(session, preview)
      .catch(() => site) // the database or the folder has gone, or the cookie is a guess: what is in memory still answers
      .then((answer) => answer(request, response, scheme));
  };
}
