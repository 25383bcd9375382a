import { site } from '../../firm/site.ts';

/** What the pages of the companies that we form share; what each says is in `entries/formation`. */
export const formationPages = {
  pageTitle: `{title} | ${site.brand}`,
  breadcrumb: 'Services',
  start: 'Get Started',
  call: 'Schedule a Call',
  sum: {
    first: 'The first year, about',
    after: 'A later year, about',
    range: 'Three years',
    note: 'Our price, fees of others and typical prices together. Each line is below.',
    withoutUs: 'Fees of others and typical prices together, without our own fee. Each line is below.',
  },
  fits: {
    title: 'Who it fits',
    yes: 'It fits',
    no: 'It does not',
    reasons: 'Every reason for and against, with its source',
  },
  costs: {
    title: 'What it costs, line by line',
    count: 'Count it with your own numbers',
    packages: 'Our packages and what is in them',
  },
  times: 'How long it takes',
  provide: 'What you need',
  steps: 'How it works',
  after: {
    title: 'What comes after',
    lead: 'What first falls due for a company that was formed on {day} and does business.',
    link: 'The dates for your own day of formation',
    sure: 'Rule seen',
    unsure: 'To check',
  },
  rules: 'Rules and fees with their day',
  questions: 'Questions about it',
  sources: { title: 'Where we read this', lead: 'Prices and dates name their sources in their lines.' },
  priceOnRequest: 'Our fee is quoted before you order.',
  ourFee: 'Our fee: {price}.',
  notAdvice: 'This page explains; it is not legal or tax advice for your case.',
} as const;
