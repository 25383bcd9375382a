import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, paymentLines, sriLanka } from './common.ts';

export const fiverr = {
  name: 'Fiverr',
  page: {
    meta: {
      title: `Fiverr Fee Calculator | ${site.brand}`,
      description:
        'See what you keep of a Fiverr order and its tip in Sri Lanka after the 20% fee, what your buyer pays on top, and what price to set.',
    },
    heading: 'Fiverr Fee Calculator',
    lead: 'What you keep of an order after Fiverr’s 20%, and what your buyer pays.',
    note: 'Fiverr’s published fees. Tap any figure for its source. Withdrawing to Payoneer and converting to rupees cost extra.',
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
      withdrawal: 'Fiverr’s withdrawal fee and the conversion to rupees. “What reaches my LKR account” counts both.',
    },
    sources: {
      fiverrCalculator: 'Fiverr fee calculator, fees checked on 6 Aug 2026',
      fiverrHelp: 'Fiverr’s help on withdrawals, as of 4 Aug 2026',
      fiverrResearch: 'Research on freelance platforms: how Fiverr pays out',
      fiverrLog: 'Log of a fee tool: Fiverr’s own pages differ on the fee for Payoneer',
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
    most: 'Maximum per withdrawal',
  },
} as const satisfies PlatformWords;
