import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, sriLanka } from './common.ts';

export const gumroad = {
  name: 'Gumroad',
  page: {
    meta: {
      title: `Gumroad Fee Calculator | ${site.brand}`,
      description:
        'What Gumroad leaves of a sale to a creator in Sri Lanka: by your own link or through Discover, with the card’s payment, and which price leaves what you want.',
    },
    heading: 'Gumroad Fee Calculator',
    lead: 'What you keep of a sale after Gumroad’s fee and the card’s payment.',
    note: 'Gumroad’s published fees. Tap any figure for its source. Gumroad pays rupees to a bank account in Sri Lanka. Its pricing page says that the card’s payment is included, its help and its program add it: we add it.',
  },
  calculator: {
    title: 'Sale',
    result: 'Fee Breakdown',
    ownPage: 'Gumroad’s own page',
    totals: { net: 'You keep' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees, out: groups.out },
    fields: {
      ...sriLanka.fields,
      source: { label: 'How the buyer came' },
      price: { label: 'Price' },
      beyondVolume: { label: 'Your direct sales passed the month’s limit already' },
      itemCost: { label: 'Your cost of the sale' },
    },
    boxes: {},
    choices: { source: { direct: 'By your own link', discover: 'Through Gumroad Discover' } },
    sample: { title: 'Recipe book', price: '20.00' },
    notCounted: {
      ...sriLanka.notCounted,
      salesTax: 'Sales tax and VAT, which Gumroad adds to the price for the buyer and pays.',
      payout: 'What your bank charges for money that comes in.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'price',
      fee: 'Gumroad’s fee',
      feeRate: 'fee rate',
      fixedFee: 'fixed fee',
      processingFee: 'the card’s payment',
      processingRate: 'rate of the card’s payment',
      processingFixed: 'the card’s payment, fixed',
      totalFees: 'all fees',
      feeShare: 'fees as a part of the price',
      itemCost: 'your cost',
      net: 'what you keep',
    },
  },
  table: {
    direct: 'Direct sale',
    volume: 'After many sales in a month',
    beyond: 'Sales of the month',
    processing: 'Card’s payment of a direct sale',
    discover: 'Sale through Discover',
    payout: 'Payout',
    toRupees: 'Pays rupees to a bank in Sri Lanka',
    spread: 'Kept of the rate',
    least: 'Smallest payout',
  },
} as const satisfies PlatformWords;
