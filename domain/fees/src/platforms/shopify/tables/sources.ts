import type { Source } from '../../../schedule/schedule.ts';
import { payHereSource } from '../../payhere.ts';

/** Where Shopify's prices were read; `checked` is the day of the page or of its reading. */
export const sources = {
  'pricing-2026-09': {
    title: 'Study of a card seller: Shopify’s plans and card fees in the US, as read on 30 September 2026',
    href: 'https://www.shopify.com/pricing',
    checked: '2026-09-30',
  },
  'uk-2026-08': {
    title:
      'Fee file of a UK seller’s project: Shopify’s plans and its fee for other gateways, as read on 16 August 2026',
    href: 'https://www.shopify.com/uk/pricing',
    checked: '2026-08-16',
  },
  tazapay: {
    title: 'Tazapay help: Shopify’s 2% where Shopify Payments is not offered',
    href: 'https://support.tazapay.com/why-is-there-2-charge-on-top-of-your-1.8-or-3-on-shopify',
    checked: '2026-11-28',
    undated: true,
  },
  thumbtube: {
    title: 'Thumbtube: Shopify’s 2%, 1% and 0.6% for other gateways',
    href: 'https://thumbtube.com/blog/what-percentage-does-shopify-charge-on-each-transaction/',
    checked: '2026-11-28',
    undated: true,
  },
  bluebarry: {
    title: 'Bluebarry: calculator of Shopify’s fees, with 1.5% more for cards from abroad',
    href: 'https://bluebarry.ai/tools/shopify-fees-calculator',
    checked: '2026-11-28',
    undated: true,
  },
  payhere: payHereSource,
} as const satisfies Readonly<Record<string, Source>>;
