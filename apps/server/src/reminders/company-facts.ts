import { companyLinkFields, countries, type LinkedCompany, linkedDay, readCompanyLink } from '@formation/deadlines';

/** A field of a link without which no date can be computed, or only dates of another country. */
export type NeededField = 'incorporated' | 'country';

/**
 * The company that the query of a link names; a link without a country is one of the United States.
 *
 * @returns otherwise the field that is missing or wrong.
 */
export function readLink(query: string): LinkedCompany | Readonly<{ wrong: NeededField }> {
  const fields = Object.fromEntries(new URLSearchParams(query));
  const { country = countries[0] } = fields;
  const incorporated = linkedDay(fields['incorporated']);
  if (incorporated === undefined) return { wrong: 'incorporated' };
  if (!countries.some((known) => known === country)) return { wrong: 'country' };
  return readCompanyLink(fields, incorporated);
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
