import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { type Locale, messages, site } from '@formation/content';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { drain } from '../edge/drain.ts';
import { escapeHtml } from '../edge/escape-html.ts';
import { languageFolder } from '../edge/language-folder.ts';
import { bareCsp } from '../edge/security-headers.ts';
import { acceptedLanguage } from '../questions/accepted-language.ts';
import { languageOfPath, pageLanguage } from './page-language.ts';

/** When to try again what could not be done because something of ours is broken. */
export const recoverySeconds = 5;

/** All that the page is dressed in: it must not need a file. */
const style =
  ':root{color-scheme:light dark;font:1.125rem/1.6 system-ui}body{max-width:36rem;margin:10vh auto;padding:1rem}';
const csp = `${bareCsp}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`;

const link = (href: string, text: string) => `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;

function reachUs(language: Locale): string {
  const { email, phone } = messages[language].contact.details;
  const { whatsapp } = messages[language].sharing;
  const ways = [
    `${escapeHtml(email)}: ${link(`mailto:${site.email}`, site.email)}`,
    `${escapeHtml(phone)}: ${link(`tel:${site.phone.replaceAll(/[^+\d]/g, '')}`, site.phone)}`,
    link(`https://wa.me/${site.whatsappNumber}`, whatsapp),
  ];
  return `<ul>${ways.map((way) => `<li>${way}</li>`).join('')}</ul>`;
}

/** What a browser shows while our data cannot be reached: what happened, and how else to reach the firm. */
export function outagePage(language: Locale): string {
  const { outage, sent } = messages[language].contact;
  const [title, text, reach] = [outage.title, outage.text, outage.reach].map(escapeHtml);
  const home = link(languageFolder(language, 'home') || '/', sent.back);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title} | ${escapeHtml(site.brand)}</title><style>${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p>${reach}</p>${reachUs(language)}<p>${home}</p></main></body></html>
`;
}

/** The language of the address, or of our own page that asks; from anywhere else, what the browser accepts. */
function visitorLanguage(request: IncomingMessage): Locale {
  const { url = '', headers } = request;
  const { host, referer = '' } = headers;
  const said = [languageOfPath(url), pageLanguage(request)].find((language) => language !== 'en');
  const isOurs = URL.canParse(referer) && new URL(referer).host === host;
  return said ?? (isOurs ? 'en' : acceptedLanguage(headers['accept-language']));
}

/** Answers a browser that shows whatever comes back, when something of ours is broken. */
export function sendOutage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  drain(request.raw);
  const language = visitorLanguage(request.raw);
  const before = String(reply.getHeader('content-security-policy')); // by https it says more
  reply.headers({ 'content-security-policy': before.replace(bareCsp, csp), 'retry-after': recoverySeconds });
  reply.headers({ 'content-language': language, vary: 'accept, accept-language' });
  return reply.code(503).type('text/html; charset=utf-8').send(outagePage(language));
}
