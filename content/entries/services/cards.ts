import type { ServiceCard } from '../../src/service-card.ts';

/** The nine services, in the order of every menu and list. */
export const serviceCards = [
  {
    slug: 'registered-agent',
    icon: 'map-pin-house',
    title: { en: 'Registered Agent' },
    text: { en: 'A US address that accepts legal mail for you, in any state.' },
  },
  {
    slug: 'ein',
    icon: 'hash',
    title: { en: 'EIN Number' },
    highlight: { en: 'EIN' },
    text: { en: 'The tax number a US company needs before it can bank.' },
  },
  {
    slug: 'boi-report',
    icon: 'users',
    title: { en: 'BOI Report' },
    text: { en: 'Who must report ownership since the rule changed in 2025.' },
  },
  {
    slug: 'itin',
    icon: 'id-card',
    title: { en: 'ITIN Number' },
    highlight: { en: 'ITIN' },
    text: { en: 'A personal US tax number, applied for from Sri Lanka.' },
  },
  {
    slug: 'annual-report',
    icon: 'calendar-check',
    title: { en: 'Annual Reports' },
    text: { en: 'State and registry filings, on time, every year.' },
  },
  {
    slug: 'trademark-registration',
    icon: 'stamp',
    title: { en: 'Trade mark registration' },
    text: { en: 'Protect the name you trade under in the UK or US.' },
  },
  {
    slug: 'usa-account',
    icon: 'landmark',
    title: { en: 'USA Bank Account' },
    highlight: { en: 'Bank' },
    text: { en: 'Account and routing numbers for a company you own abroad.' },
  },
  {
    slug: 'bookkeeping',
    icon: 'book-open-check',
    title: { en: 'Bookkeeping' },
    text: { en: 'Monthly books in dollars, pounds and rupees.' },
  },
  {
    slug: 'stripe-account',
    icon: 'credit-card',
    title: { en: 'Stripe Account' },
    highlight: { en: 'Stripe' },
    text: { en: 'Take cards through your UK or US company.' },
  },
] as const satisfies readonly ServiceCard[];

export type ServiceSlug = (typeof serviceCards)[number]['slug'];
