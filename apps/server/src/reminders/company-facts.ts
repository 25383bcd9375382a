import { companyLinkFields, countries, type LinkedCompany, linkedDay, readCompanyLink } from '@formation/deadlines';

/** A field of a link without which no date can be computed, or only dates of another country. */
export type NeededField = 'incorporated' | 'country';

const isCountry = (text: string): boolean => countries.some((country) => country === text);

/** The field of a link's query that is missing or wrong; a link without a country is one of the United States. */
export function wrongField(query: string): NeededField | undefined {
  const fields = new URLSearchParams(query);
  if (linkedDay(fields.get('incorporated') ?? undefined) === undefined) return 'incorporated';
  return isCountry(fields.get('country') ?? countries[0]) ? undefined : 'country';
}

/**
 * The company that the query of a link names.
 *
 * @returns undefined when the link does not say when it was formed, or names a country that we do not know.
 */
export function linkedCompany(query: string): LinkedCompany | undefined {
  const fields = Object.fromEntries(new URLSearchParams(query));
  const incorporated = linkedDay(fields['incorporated']);
  return incorporated && wrongField(query) === undefined ? readCompanyLink(fields, incorporated) : undefined;
}

/** The query of a link in the one form that we write it: what sets the dates and nothing else that was typed. */
export function factsOf({ company, id }: LinkedCompany): string {
  return new URLSearchParams(companyLinkFields({ company, name: '', id })).toString();
}
