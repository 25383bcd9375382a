import type { Country } from './finding.ts';

/** A register's own search. It opens at the register: we do not know its answer. */
export type RegisterSearch = Readonly<{
  country: Country;
  label: string;
  office: string;
  href: string;
  kind: 'companies' | 'trade marks';
  /** Whether the address was seen in a source; the others are to be opened by a person before release. */
  verified: boolean;
}>;

/** The registers' own searches, by country; companies first. */
export const registerSearches: readonly RegisterSearch[] = [
  {
    country: 'uk',
    label: 'Company name availability',
    office: 'Companies House',
    href: 'https://find-and-update.company-information.service.gov.uk/company-name-availability',
    kind: 'companies',
    verified: true,
  },
  {
    country: 'uk',
    label: 'Trade mark search',
    office: 'Intellectual Property Office',
    href: 'https://www.gov.uk/search-for-trademark',
    kind: 'trade marks',
    verified: false,
  },
  {
    country: 'us',
    label: 'Delaware entity search',
    office: 'Delaware Division of Corporations',
    href: 'https://icis.corp.delaware.gov/ecorp/entitysearch/namesearch.aspx',
    kind: 'companies',
    verified: false,
  },
  {
    country: 'us',
    label: 'Wyoming business search',
    office: 'Wyoming Secretary of State',
    href: 'https://wyobiz.wyo.gov/Business/FilingSearch.aspx',
    kind: 'companies',
    verified: false,
  },
  {
    country: 'us',
    label: 'Florida business search',
    office: 'Florida Division of Corporations',
    href: 'https://search.sunbiz.org/Inquiry/CorporationSearch/ByName',
    kind: 'companies',
    verified: false,
  },
  {
    country: 'us',
    label: 'Trademark search',
    office: 'United States Patent and Trademark Office',
    href: 'https://tmsearch.uspto.gov/',
    kind: 'trade marks',
    verified: false,
  },
  {
    country: 'hk',
    label: 'Company search',
    office: 'Companies Registry, e-Services Portal',
    href: 'https://www.e-services.cr.gov.hk/',
    kind: 'companies',
    verified: false,
  },
  {
    country: 'hk',
    label: 'Trade mark search',
    office: 'Intellectual Property Department',
    href: 'https://esearch.ipd.gov.hk/',
    kind: 'trade marks',
    verified: false,
  },
];
