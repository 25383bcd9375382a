import {
  companyLinkFields,
  type FieldName,
  type LinkedCompany,
  linkedDay,
  misreadField,
  readCompanyLink,
} from '@formation/deadlines';

/**
 * The company that the query of a link names; what the link does not say is as the page has it at first.
 *
 * @returns otherwise the field that is missing or wrong.
 */
export function readLink(query: string): LinkedCompany | Readonly<{ wrong: FieldName }> {
  const fields = Object.fromEntries(new URLSearchParams(query));
  const incorporated = linkedDay(fields['incorporated']);
  if (incorporated === undefined) return { wrong: 'incorporated' };
  const wrong = misreadField(fields);
  return wrong ? { wrong } : readCompanyLink(fields, incorporated);
}

/** The same where it does not matter why a link names no company. */
export function linkedCompany(query: string): LinkedCompany | undefined {
  const read = readLink(query);
  return 'wrong' in read ? undefined : read;
}

/** The query of a link in the one form that we write it: what sets the dates and nothing else that was typed. */
export function factsOf({ company, id }: LinkedCompany): string {
  return new URLSearchParams(companyLinkFields({ company, name: '', id })).toString();
}
