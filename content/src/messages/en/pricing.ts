import { claimTexts } from '../../firm/claims/claim-texts.ts';
import { claims } from '../../firm/claims/claims.ts';
import type { Country } from '../../firm/offers/countries.ts';
import { packages } from '../../firm/offers/packages.ts';
import { site } from '../../firm/site.ts';

const claim = claimTexts('en');

const from = (country: Country) => packages[country][0]?.price ?? '';

/** The pricing page. */
export const pricing = {
  meta: {
    title: `Pricing of UK and US company packages | ${site.brand}`,
    description: `Three packages each for the UK and the US, from ${from('uk')} and ${from('us')}, with what each includes. State and registry fees are shown separately.`,
  },
  hero: {
    title: 'Simple, Transparent Pricing',
    text: 'One price for each package, with everything in it listed. State and registry fees are shown separately.',
    start: 'Get Started',
    imageAlt: 'A price list that shows official fees on separate lines',
  },
  stats: {
    title: 'In figures',
    companies: { value: claim.companies, label: 'companies registered' },
    success: { value: claim.successRate, label: 'success rate' },
    countries: { value: claim.countries, label: 'countries' },
    support: { value: claim.support, label: 'support', note: claims.support.note.en },
  },
  why: {
    title: `Why Choose ${site.brand}`,
    text: 'What’s in the price, whichever package you choose.',
    cards: {
      formation: {
        title: 'Company formation',
        text: `Registration in ${claim.registration}, counted from a complete file to the filing.`,
      },
      ein: { title: 'Tax numbers', text: `A US EIN takes ${claim.ein} after the company is formed.` },
      banking: { title: 'Banking help', text: 'An account offer with every package, and documents that banks accept.' },
      address: {
        title: 'An address',
        text: 'A registered office or US address, so your home address stays off the register.',
      },
      alerts: {
        title: 'Compliance alerts',
        text: 'For as long as your company exists, even if someone else files for you.',
      },
      languages: { title: 'Your language', text: 'Answers in Sinhala, Tamil or English, before and after you pay.' },
    },
  },
  packages: {
    title: 'The packages',
    text: 'US prices exclude the state fee. Price changes are announced 30 days ahead.',
  },
} as const;
