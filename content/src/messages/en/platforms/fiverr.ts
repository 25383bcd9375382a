import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const fiverr = {
  name: 'Fiverr',
  page: {
    meta: {
      title: `Fiverr Fee Calculator | ${site.brand}`,
      description:
        'What Fiverr leaves of an order and its tip to a seller in Sri Lanka, what the buyer pays on top, and which price leaves what you want.',
    },
    heading: 'Fiverr Fee Calculator',
    lead: 'What you keep of an order after Fiverr’s 20%, and what your buyer pays.',
    note: 'Fiverr’s published fees. Tap any figure for its source. The way to rupees begins after this: a withdrawal to Payoneer has a fee of its own.',
  },
  calculator: {
    title: 'Order',
    result: 'Fee Breakdown',
    ownPage: 'Fiverr’s own page',
    totals: { net: 'You keep' },
    groups: { sale: groups.sale, in: groups.in, fees: groups.fees, buyer: 'What your buyer pays' },
    fields: {
      ...sriLanka.fields,
      amount: { label: 'Order with its extras' },
      tip: { label: 'Tip' },
    },
    boxes: {},
    choices: {},
    sample: { title: 'Logo design', amount: '100.00', tip: '10.00' },
    notCounted: {
      ...sriLanka.notCounted,
      withdrawal:
        'What Fiverr charges for a withdrawal, and what is lost on the way to rupees: “What reaches my LKR account” counts both.',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      revenue: 'money in',
      totalFees: 'all fees',
      fee: 'Fiverr’s fee',
      feeRate: 'fee rate',
      amount: 'order with its extras',
      tip: 'tip',
      net: 'what you keep',
      buyerFee: 'buyer’s service fee',
      buyerFeeRate: 'service fee rate of the buyer',
      smallOrderFee: 'fee for a small order',
      buyerPays: 'the buyer pays, without the tip',
    },
  },
  table: {
    commission: 'Fee of the seller',
    buyer: 'Paid by the buyer on top',
    serviceFee: 'Service fee',
    smallOrder: 'For a small order',
    withdrawal: 'Withdrawal',
    payoneer: 'To Payoneer',
    bank: 'To a bank',
    paypal: 'To PayPal',
    most: 'The most at once',
  },
} as const satisfies PlatformWords;
