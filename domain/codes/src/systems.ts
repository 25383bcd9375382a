import type { System } from './entry.ts';

/** What a classification is called, who publishes it and how many entries it has. */
export type SystemFacts = Readonly<{
  name: string;
  edition: string;
  country: 'hk' | 'uk' | 'us';
  entries: number;
  source: Readonly<{ title: string; href?: string; checked: string }>;
  terms: string;
  /** Where the edition that follows is told of. */
  next?: Readonly<{ title: string; href: string; checked: string }>;
}>;

/** The three classifications, in the order in which equal results are shown. */
export const systems: Readonly<Record<System, SystemFacts>> = {
  hsic: {
    name: 'HSIC',
    edition: 'Version 2.0',
    country: 'hk',
    entries: 1814,
    source: {
      title: 'Census and Statistics Department, Hong Kong Standard Industrial Classification Version 2.0',
      href: 'https://www.censtatd.gov.hk/en/page_698.html',
      checked: '2026-11-21',
    },
    terms: 'Codes and titles of the Hong Kong SAR Government, quoted as published',
  },
  'uk-sic': {
    name: 'UK SIC',
    edition: '2007',
    country: 'uk',
    entries: 731,
    source: {
      title: 'Companies House, api-enumerations, constants.yml of 18 August 2026',
      href: 'https://github.com/companieshouse/api-enumerations',
      checked: '2026-11-21',
    },
    terms: 'Contains public sector information licensed under the Open Government Licence v3.0',
    next: {
      title: 'ONS on UK SIC 2026',
      href: 'https://www.ons.gov.uk/methodology/classificationsandstandards/ukstandardindustrialclassificationofeconomicactivities/uksic2026guidance',
      checked: '2026-11-29',
    },
  },
  naics: {
    name: 'NAICS',
    edition: '2022',
    country: 'us',
    entries: 2125,
    source: {
      title: 'US Census Bureau, NAICS 2022 structure, compared between two public copies',
      href: 'https://github.com/AerionGov/Aerion-Gov',
      checked: '2026-11-21',
    },
    terms: 'A work of the United States government, in the public domain',
    next: {
      title: 'Census Bureau on NAICS',
      href: 'https://census.gov/library/reference/code-lists/naics/2022/implementation-timeline.html',
      checked: '2026-11-21',
    },
  },
};
