import { site } from '../../site.ts';

/** The search of Hong Kong's industry codes. */
export const hsicSearch = {
  meta: {
    title: `HSIC code search for Hong Kong companies | ${site.brand}`,
    description:
      'Find the six-digit Hong Kong industry code (HSIC V2.0) of what your company does, by word or by number, or download the whole list.',
  },
  title: 'HSIC Code Search',
  text: 'Hong Kong asks every company for the code of what it does. Find it by word or by number.',
  search: {
    label: 'Keyword or code',
    hint: 'Enter a keyword or 4-digit SIC code',
    button: 'Search',
    before: 'Search results will appear here…',
    count: '{count} codes for “{query}”',
    none: 'No code for “{query}”. Try the word your customer would use.',
    copy: 'Copy',
    copied: 'Copied',
    source: 'Hong Kong Standard Industrial Classification, version 2.0, Census and Statistics Department.',
  },
  top: {
    title: 'Codes founders ask for most',
    overlay: 'Register a company with this code',
    start: 'Get Started',
    categories: {
      Financial: 'Financial',
      Professional: 'Professional',
      Technology: 'Technology',
      Marketing: 'Marketing',
    },
  },
  byField: {
    title: 'By field',
    financial: 'Financial Services',
    tourism: 'Tourism',
    technology: 'Technology',
    trading: 'Trading and logistics',
  },
  download: {
    title: 'Take the whole list',
    text: 'All codes as one file. It downloads at once; where mail is set up, it is sent to you as well.',
    email: 'Email',
    button: 'Download the list',
    done: 'The list has been downloaded.',
  },
  steps: {
    title: 'From code to company',
    items: {
      search: { title: 'Search', text: 'Use the word that your customer would use.' },
      compare: { title: 'Compare', text: 'Read the class above it before you choose.' },
      copy: { title: 'Copy', text: 'Put the six digits in your form.' },
      register: { title: 'Register', text: 'We check the code again before filing.' },
    },
  },
} as const;
