import { site } from '../../firm/site.ts';

/** The list of calculators and tools. */
export const resources = {
  meta: {
    title: `Business resources: fee calculators and tools | ${site.brand}`,
    description:
      'Free calculators for eBay, PayPal, Wise and Amazon fees, business names and the codes SIC, NAICS and HSIC. No account needed.',
  },
  hero: {
    title: 'Business Resources',
    text: 'Free tools that show what a sale or a transfer leaves. They run in your browser and need no account.',
  },
  calculators: { title: 'Fee calculators', open: 'Open calculator' },
  more: { title: 'More tools', open: 'Open' },
} as const;
