import { companyLinkFields, type LinkedCompany, linkedDay, readCompanyLink } from '@formation/deadlines';

/**
 * The company that the query of a link names.
 *
 * @returns undefined when the link does not say when it was formed: without that day no date can be computed.
 */
export function linkedCompany(query: string): LinkedCompany | undefined {
  const fields = Object.fromEntries(new URLSearchParams(query));
  const incorporated = linkedDay(fields['incorporated']);
  return incorporated && readCompanyLink(fields, incorporated);
}

/** The query of a link in the one form that we write it: what sets the dates and nothing else that was typed. */
export function factsOf({ company, id }: LinkedCompany): string {
  return new URLSearchParams(companyLinkFields({ company, name: '', id })).toString();
}
