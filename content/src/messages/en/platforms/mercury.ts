import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { sriLanka, unsourced } from './common.ts';

export const mercury = {
  name: 'Mercury',
  page: {
    meta: {
      title: `Mercuri Bank Fee Calculator | ${site.brand}`,
      description:
        'What a payment from a Mercury account costs: wires in dollars, conversion to other currencies, and what arrives at the other end.',
    },
    heading: 'Mercuri Bank Fee Calculator',
    lead: 'What a payment from a US business account at Mercury costs, and what arrives.',
    note: 'Mercury’s published fees. Tap any figure for its source. For some we found one source only; the result says how much.',
  },
  calculator: {
    title: 'Payment',
    result: 'What it costs',
    ownPage: 'Mercury’s own page',
    totals: {
      recipientGets: 'Recipient gets',
      planCost: 'Cost of the plan',
      net: 'You receive',
    },
    groups: {
      in: 'Money in',
      fees: 'Fees',
      payment: 'Payment',
      arrival: 'What arrives',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'What to work out',
      },
      kind: {
        label: 'Kind of payment',
      },
      to: {
        label: 'Currency of the recipient',
      },
      paidBy: {
        label: 'How the client pays',
      },
      amount: {
        label: 'Amount',
      },
      rate: {
        label: 'Your own exchange rate',
        help: 'How much arrives for 1 that is converted, as in 300 rupees for one dollar. When left out, the mid-market rate of our table.',
      },
      takenOnTheWay: {
        label: 'Taken by banks on the way',
        help: 'Typically $15 for each bank, from $5 to $50; your recipient’s bank can tell.',
      },
      plan: {
        label: 'Plan',
      },
      billing: {
        label: 'Paid',
      },
      months: {
        label: 'Months',
      },
    },
    boxes: {},
    choices: {
      what: {
        payment: 'A payment in dollars',
        convertedPayment: 'A payment in another currency',
        invoice: 'An invoice that a client pays',
        plan: 'A plan of the account',
      },
      kind: {
        abroadOur: 'Dollars abroad, you pay every bank',
        abroadShared: 'Dollars abroad, banks on the way take theirs',
        domesticOut: 'Wire inside the US',
        ach: 'ACH inside the US',
        domesticIn: 'Wire received from the US',
        fromAbroad: 'Wire received from abroad',
      },
      paidBy: {
        card: 'By card',
        achDebit: 'By ACH debit, on the Plus plan',
      },
      plan: {
        mercury: 'Mercury',
        plus: 'Plus',
        pro: 'Pro',
      },
      billing: {
        monthly: 'By the month',
        yearly: 'By the year',
      },
    },
    sample: {
      title: 'Supplier',
      amount: '1000.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      receivingBank: 'What the recipient’s bank takes for money that comes in.',
      banksOnTheWay:
        'What banks on the way take: enter it where you know it. Until then the recipient gets at most this.',
      plan: 'The monthly price of a plan.',
    },
    sources: {
      ...unsourced,
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'all fees',
      onTheWay: 'taken by banks on the way',
      amount: 'amount',
      fee: 'fee',
      debited: 'taken from your account',
      recipientGets: 'recipient gets',
      takenOnTheWay: 'taken on the way',
      cost: 'cost',
      conversionSpread: 'part of the rate that is kept',
      customerRate: 'rate you get',
      midRate: 'mid-market rate',
      planCost: 'cost of the plan',
      monthlyPrice: 'price of a month',
      months: 'months',
      feeRate: 'fee rate',
      fixedFee: 'fixed fee',
      net: 'what arrives',
    },
  },
  table: {
    plans: 'Plan',
    monthly: 'Paid by the month',
    yearly: 'Paid by the year',
    payments: 'Payment in dollars',
    abroadOur: 'Abroad, you pay every bank',
    abroadShared: 'Abroad, banks on the way take theirs',
    ach: 'ACH',
    conversionSpread: 'Conversion, taken off the rate',
    cardInvoice: 'Invoice paid by card',
    achDebitInvoice: 'Invoice paid by ACH debit',
    bookkeeping: 'Bookkeeping',
  },
} as const satisfies PlatformWords;
