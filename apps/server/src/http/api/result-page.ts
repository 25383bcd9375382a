import type { IncomingMessage } from 'node:http';
import { locales } from '@formation/content';
import type { Outcome } from './enquiry-desk.ts';

/** Whether a browser posted the form by itself and will show whatever comes back. */
export const wantsPage = ({ headers }: IncomingMessage) => /\btext\/html\b/.test(headers.accept ?? '');

/** The language of the page that the form was on. */
function languagePrefix({ headers }: IncomingMessage): string {
  const page = URL.canParse(headers.referer ?? '') ? new URL(headers.referer ?? '').pathname : '';
  const language = page.split('/')[1] ?? '';
  return Object.hasOwn(locales, language) && language !== 'en' ? `/${language}` : '';
}

/** The page that says how it went. Its fragment names the reason, so that the page can point to it. */
export function resultPage(request: IncomingMessage, outcome: Outcome): string {
  const contact = `${languagePrefix(request)}/contact-us`;
  return outcome === 'stored' ? `${contact}/sent` : `${contact}/not-sent#${outcome.refused}`;
}
