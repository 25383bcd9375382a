import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { translatedLanguages } from '@formation/content';
import { bareCsp, securityHeaders } from '../edge/security-headers.ts';
import { answerFile, type Scheme } from './answer-file.ts';
import type { Site } from './load-site.ts';
import type { SiteFile } from './site-file.ts';

/** Short addresses that people type and old links use. */
const moved: Readonly<Record<string, string>> = {
  '/terms': '/terms-and-conditions',
  '/privacy': '/privacy-policy',
};

/** The table of states stood on the page of costs once: a link that has its fields alone is one to it. */
function statesAsked(site: Site, path: string, query = ''): string | undefined {
  const states = `${path}/states`;
  const isAsked = path.endsWith('/company-cost') && /^(?:states-[^&]*(?:&|$))+$/.test(query);
  return isAsked && site.has(states) ? states : undefined;
}

const languageOf = (path: string) => /^\/[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '';
const languages = new Set<string>(translatedLanguages.map((language) => `/${language}`));

/** The English address of a page whose language the site does not have: old links and mails lead to it. */
function inEnglish(site: Site, path: string): string | undefined {
  const language = languageOf(path);
  const english = path.slice(language.length) || '/';
  return languages.has(language) && !site.has(language) && site.has(english) ? english : undefined;
}

/** The one address of a page that was asked for by another: moved, with a slash at its end, or by its file's name. */
function properPath(site: Site, path: string): string | undefined {
  const language = languageOf(path);
  const target = moved[path.slice(language.length).replace(/(\/|\.html)$/, '')];
  if (target) return site.has(language + target) ? language + target : target;
  const bare =
    path
      .replace(/(?<!\/)\/+$/, '')
      .replace(/\.html$/, '')
      .replace(/\/index$/, '') || '/';
  return bare !== path && site.has(bare) ? bare : inEnglish(site, bare);
}

/** The page that says what is missing, in the visitor's language if it exists: a post, or any page. */
function missingPage(site: Site, path: string): SiteFile | undefined {
  const language = languageOf(path);
  const names = path.startsWith(`${language}/blog/`) ? ['/blog/external', '/404'] : ['/404'];
  return names.flatMap((name) => [site.get(language + name), site.get(name)]).find(Boolean);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path; // not UTF-8: no page has such a name
  }
}

const bare = (scheme: Scheme) => securityHeaders(bareCsp, scheme === 'https');

type Redirect = Readonly<Record<'location' | 'cache-control', string>>;

function redirect(response: ServerResponse, headers: Redirect, scheme: Scheme): void {
  response.writeHead(301, { ...bare(scheme), ...headers, 'content-length': '0' }).end();
}

function refuseMethod(response: ServerResponse, scheme: Scheme): void {
  response.writeHead(405, { ...bare(scheme), allow: 'GET, HEAD', 'content-length': '0', connection: 'close' }).end();
}

const isNotFoundPage = (path: string) => /^(\/[a-z]{2})?\/404$/.test(path);

/** Told of each page that is sent. */
export type PageOpened = (path: string, headers: IncomingHttpHeaders) => void;

/** How one of them answers a request. */
export type SiteAnswer = (request: IncomingMessage, response: ServerResponse, scheme: Scheme) => void;

/**
 * Answers from the built site: its files, the redirects to them, or the page that says that there is none.
 *
 * @param lasting - how long a redirect may be remembered, as `Cache-Control`.
 */
export function siteAnswer(
  site: Site,
  opened: PageOpened = () => undefined,
  lasting = 'public, max-age=3600',
): SiteAnswer {
  return (request, response, scheme) => {
    const url = request.url ?? '/';
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseMethod(response, scheme);
    const [asked = '/', query] = url.split('?', 2);
    const path = asked.includes('%') ? decoded(asked) : asked;
    const lead = (to: string) => {
      const location = encodeURI(to) + (query ? `?${query}` : '');
      redirect(response, { location, 'cache-control': lasting }, scheme);
    };
    const states = statesAsked(site, path, query);
    if (states) return lead(states);
    const file = site.get(path);
    if (file && !isNotFoundPage(path)) {
      if (file.extension === '.html' && request.method === 'GET') opened(path, request.headers);
      return answerFile(request, response, { file, scheme });
    }
    const proper = properPath(site, path);
    if (proper) return lead(proper);
    const missing = missingPage(site, path);
    if (missing) return answerFile(request, response, { file: missing, scheme, status: 404 });
    response.writeHead(404, { ...bare(scheme), 'content-type': 'text/plain; charset=utf-8' }).end('Not Found');
  };
}
