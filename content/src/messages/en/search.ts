import { site } from '../../firm/site.ts';

/** The search over the pages of the site, and the list of all of them. */
export const search = {
  meta: {
    title: `Search, and the list of all pages | ${site.brand}`,
    description:
      'Search the tools, services, fee tables and articles, or choose from the list of all pages. What you type stays on your device.',
  },
  title: 'Search',
  text: 'Tools, services, fee tables, articles and industry codes. What you type stays on your device.',
  label: 'What are you looking for?',
  hint: 'eBay fees, EIN, UK company…',
  button: 'Search',
  withoutScript: 'The search needs JavaScript. Without it, choose from the list of all pages below.',
  results: 'Results',
  count: '{count} pages for “{query}”',
  countOne: 'One page for “{query}”',
  none: 'No page for “{query}”',
  noneText: 'Try another word, or choose from the list of all pages below.',
  ask: 'Ask us',
  codes: 'Industry codes for “{query}” (SIC, NAICS, HSIC)',
  all: 'All pages',
  groups: {
    tools: 'Free tools',
    companies: 'Companies',
    services: 'Services',
    fees: 'Fee tables',
    articles: 'Articles',
    firm: 'About us and contact',
  },
} as const;
