import type { Locale } from '@formation/content';
import { enquiryPaths, notMailed, wireFields } from '@formation/leads';
import { addressIn } from '../../lib/language/page-language.ts';

/** The ids that our own server expects of a post. */
export type PostIds = Readonly<{ publicKey: string; serviceId: string; templateId: string }>;

/** What is asked for: the list to an address, in the language of the page. */
export type ListRequest = Readonly<{ email: string; language: Locale }>;

/** Asks our own server to mail the list: it stores the request first, and says when what a day allows of letters is used up. */
export async function requestList(
  { publicKey, serviceId, templateId }: PostIds,
  { email, language }: ListRequest,
): Promise<boolean> {
  const body = {
    lib_version: 'site',
    user_id: publicKey,
    service_id: serviceId,
    template_id: templateId,
    template_params: {
      [wireFields.email[0]]: email,
      [wireFields.service[0]]: 'HSIC code list',
      list: 'hsic',
      [wireFields.submitted[0]]: new Date().toISOString(),
    },
  };
  const request = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return fetch(addressIn(language, enquiryPaths.json), request).then(
    ({ ok, headers }) => ok && headers.get(notMailed.header) !== notMailed.value,
    () => false,
  );
}
