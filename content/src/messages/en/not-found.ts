import { site } from '../../site.ts';

/** The answer to an address that leads nowhere. */
export const notFound = {
  meta: {
    title: `Page not found | ${site.brand}`,
    description: 'There is no page at this address. The home page, the services and the calculators are one step away.',
  },
  title: 'Page not found',
  text: 'There is no page at this address. It may have moved, or the link may be old.',
  entries: '0 entries',
  balance: 'Balance',
  nothingLost: 'Nothing lost',
  home: 'Back to home',
  contact: 'Contact Us',
} as const;
