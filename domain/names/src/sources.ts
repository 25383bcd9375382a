import type { Source } from './finding.ts';

const checked = '2026-11-21';

/** Where the rules for names come from. */
export const sources = {
  ukNames: {
    title:
      'SI 2015/17, Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015',
    href: 'https://www.legislation.gov.uk/uksi/2015/17',
    checked,
  },
  ukWords: {
    title: 'SI 2014/3140, sensitive words and expressions, with GOV.UK’s guidance',
    href: 'https://legislation.gov.uk/uksi/2014/3140/made/data.html',
    checked,
  },
  ukEndings: {
    title: 'SI 2015/17, regulation 4 and Schedule 2: words for a kind of company',
    href: 'https://www.legislation.gov.uk/uksi/2015/17/schedule/2',
    checked,
  },
  ukOtherLaws: {
    title:
      'General knowledge of the law named, and of section 53 of the Companies Act 2006; GOV.UK’s Annex C was not checked',
    described: 'ukOtherLaws',
    checked,
  },
  ukFreed: {
    title: 'CMS, Simplifying the rules on company names; CFR Law names the same words and “Authority”',
    href: 'https://cms-lawnow.com/en/ealerts/2015/01/simplifying-the-rules-on-company-names',
    checked,
  },
  ukRefusals: {
    title: 'Economic Crime and Corporate Transparency Act 2023, sections 8 to 12; in force since 4 March 2024',
    href: 'https://legislation.gov.uk/ukpga/2023/56/part/1/crossheading/company-names/2023-10-26?view=extent',
    checked: '2026-11-28',
  },
  usNames: {
    title: 'General knowledge of state statutes; the Secretary of State decides',
    described: 'usNames',
    checked,
  },
  hkNames: {
    title: 'General knowledge of sections 100–110 of Cap. 622, and of Cap. 622A; the Companies Registry decides',
    described: 'hkNames',
    checked,
  },
  hkGuideline: {
    title: 'Companies Registry’s guideline on company names, as three agents copy it',
    href: 'https://www.oneibc.com/en-vn/insights/guideline-on-registration-of-company-names-for-hong-kong-companies',
    checked,
  },
} as const satisfies Readonly<Record<string, Source>>;
