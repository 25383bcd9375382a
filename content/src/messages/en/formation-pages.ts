import { site } from '../../firm/site.ts';

/** What the pages of the companies that we form share; what each says is in `entries/formation`. */
export const formationPages = {
  pageTitle: `{title} | ${site.brand}`,
  breadcrumb: 'Services',
  start: 'Get Started',
  call: 'Schedule a Call',
  sum: {
    first: 'Year one, about',
    after: 'Each later year, about',
    range: 'Three years',
    note: 'Our price, official fees and typical prices together. Each line is below.',
    withoutUs: 'Official fees and typical prices together, without our own fee. Each line is below.',
  },
  fits: {
    title: 'Who it fits',
    yes: 'A good fit for',
    no: 'Not a good fit',
    reasons: 'All pros and cons, with their sources',
  },
  costs: {
    title: 'What it costs, line by line',
    count: 'Work out your own cost',
    packages: 'Our packages and what is in them',
  },
  times: 'How long it takes',
  provide: 'What you need',
  steps: 'How it works',
  after: {
    title: 'The first deadlines',
    lead: 'First deadlines of an active company formed on {day}.',
    link: 'See the dates for your company',
    sure: 'Confirmed',
    unsure: 'Not confirmed',
  },
  rules: 'Current rules and fees',
  questions: 'Common questions',
  sources: { title: 'Sources', lead: 'Prices and dates show their sources beside them.' },
  priceOnRequest: 'Our fee is quoted before you order.',
  ourFee: 'Our fee: {price}.',
  notAdvice: 'This page is general information, not legal or tax advice for your case.',
} as const;
