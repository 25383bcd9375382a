import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const gumroad = {
  name: 'Gumroad',
  page: {
    meta: {
      title: `Gumroad Fee Calculator | ${site.brand}`,
      description:
        'See what you keep of a Gumroad sale in Sri Lanka: by your own link or through Discover, with card processing, and what price to set.',
    },
    heading: 'Gumroad Fee Calculator',
    lead: 'What you keep of a sale after Gumroad’s fee and card processing.',
    note: 'Gumroad’s published fees. Tap any figure for its source. Gumroad pays rupees to a bank account in Sri Lanka. Its pricing page says card processing is included; its help page and its published code charge it on top. We count the higher cost.',
  },
  calculator: {
    title: 'Sale',
    result: 'Fee Breakdown',
    ownPage: 'Gumroad’s own page',
    totals: { net: 'You keep' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees, out: groups.out },
    fields: {
      ...sriLanka.fields,
      source: { label: 'How the buyer found you' },
      price: { label: 'Price' },
      beyondVolume: { label: 'Your direct sales this month are already above $20,000' },
      itemCost: { label: 'Your cost for this sale' },
    },
    boxes: {},
    choices: { source: { direct: 'By your own link', discover: 'Through Gumroad Discover' } },
    sample: { title: 'Recipe book', price: '20.00' },
    notCounted: {
      ...sriLanka.notCounted,
      salesTax: 'Sales tax and VAT: Gumroad charges them to the buyer on top and pays them.',
      payout: 'What your bank takes for money that comes in.',
    },
    sources: {
      gumroadLibrary: 'Library of facts on shops: Gumroad’s pricing page of 8 Oct 2026',
    },
    lines: {
      ...sriLanka.lines,
      price: 'price',
      fee: 'Gumroad’s fee',
      feeRate: 'fee rate',
      fixedFee: 'fixed fee',
      processingFee: 'card processing',
      processingRate: 'card processing rate',
      processingFixed: 'fixed card processing fee',
      totalFees: 'all fees',
      feeShare: 'fees as a part of the price',
      itemCost: 'your cost',
      net: 'what you keep',
    },
  },
  table: {
    direct: 'Direct sale',
    volume: 'High monthly sales',
    beyond: 'Monthly direct sales above',
    processing: 'Card processing of a direct sale',
    discover: 'Sale through Discover',
    payout: 'Payout',
    toRupees: 'Pays rupees to a bank in Sri Lanka',
    spread: 'Margin kept on the exchange rate',
    least: 'Smallest payout',
  },
} as const satisfies PlatformWords;
