import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { paymentLines, sriLanka } from './common.ts';

export const payoneer = {
  name: 'Payoneer',
  page: {
    meta: {
      title: `Payoneer Fee Calculator | ${site.brand}`,
      description:
        'What Payoneer keeps when a client or a marketplace pays you, and what is left in dollars before the withdrawal to your bank.',
    },
    heading: 'Payoneer Fee Calculator',
    lead: 'Payoneer’s fees on what you’re paid, and what you receive.',
    note: 'Payoneer’s published fees. Tap any figure for its source. What the withdrawal to rupees costs is on the page “What reaches my LKR account”.',
  },
  calculator: {
    title: 'Payment',
    result: 'Fee Breakdown',
    ownPage: 'Payoneer’s own page',
    totals: {
      net: 'Left in your account',
      received: 'What arrives',
      annualFee: 'Fee of the year',
    },
    groups: {
      in: 'Money in',
      fees: 'Fees',
      payment: 'Payment',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'What to work out',
      },
      method: {
        label: 'How the money comes in',
      },
      currency: {
        label: 'Currency',
      },
      to: {
        label: 'Currency that arrives',
      },
      amount: {
        label: 'Amount',
        help: 'For a year of the account: what came in within twelve months.',
      },
      rate: {
        label: 'Your own exchange rate',
        help: 'How much arrives for 1 that is converted, as in 300 rupees for one dollar. When left out, the mid-market rate of our table.',
      },
      monthBefore: {
        label: 'Withdrawn earlier this month',
      },
    },
    boxes: {},
    choices: {
      what: {
        receipt: 'A payment that comes in',
        withdrawal: 'A withdrawal in the same currency',
        convertedWithdrawal: 'A withdrawal in another currency',
        exchange: 'Dollars into another balance',
        year: 'A year of the account',
      },
      method: {
        card: 'A client pays by card',
        achDebit: 'A client pays from an American account (ACH debit)',
        bankTransfer: 'A client pays by bank transfer',
        receivingAccount: 'To your receiving account: marketplaces and clients',
        payoneerBalance: 'From another Payoneer balance',
      },
    },
    sample: {
      title: 'Translation',
      amount: '500.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      withdrawal: 'What the withdrawal to your bank costs.',
      receivingBank: 'What your bank takes for money that comes in.',
      annualFee: 'The annual fee of an account that receives little.',
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'all fees',
      ...paymentLines,
      annualFee: 'yearly fee',
      withdrawalRate: 'withdrawal rate',
      receivingRate: 'receiving rate',
      receivingFixed: 'receiving, fixed',
      cost: 'cost',
      spread: 'part that is kept',
      changed: 'what is converted',
      received: 'after conversion',
      midRate: 'mid-market rate',
      leastFee: 'least the fee can be',
    },
  },
  table: {
    receiving: 'Receiving',
    achDebit: 'A client pays by ACH debit',
    receivingAccount: 'To your receiving account',
    balanceConversion: 'Exchange between balances',
    sameCurrencyWithdrawal: 'Withdrawal in the same currency',
    fixed: 'Each',
    monthLimit: 'Up to so much in a month',
    above: 'Beyond that',
    USD: 'in dollars',
    EUR: 'in euros',
    GBP: 'in pounds',
    otherCurrencyWithdrawal: 'Withdrawal in another currency',
    rupeeWithdrawal: 'Withdrawal to a rupee account',
    yearlyFee: 'Annual fee',
    amount: 'Amount',
    below: 'For accounts that received less than',
  },
} as const satisfies PlatformWords;
