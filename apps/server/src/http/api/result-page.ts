import type { IncomingMessage } from 'node:http';
import type { Outcome } from '../../enquiries/enquiry-service.ts';
import { languageFolder } from '../edge/language-folder.ts';
import { pageLanguage } from './page-language.ts';

/** Whether a browser posted the form by itself and will show whatever comes back. */
export const wantsPage = ({ headers }: IncomingMessage) => /\btext\/html\b/.test(headers.accept ?? '');

/** The page that says how it went. Its fragment names the reason, so that the page can point to it. */
export function resultPage(request: IncomingMessage, outcome: Outcome): string {
  const contact = `${languageFolder(pageLanguage(request), 'contact')}/contact-us`;
  return typeof outcome === 'string' ? `${contact}/sent` : `${contact}/not-sent#${outcome.refused}`;
}
