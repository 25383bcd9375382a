import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { paymentLines, sriLanka, unsourced } from './common.ts';

export const stripe = {
  name: 'Stripe',
  page: {
    meta: {
      title: `Stripe Fee Calculator | ${site.brand}`,
      description:
        'What Stripe keeps of a card payment, by the country of the account, the card, the currency and the extras, and what to ask for.',
    },
    heading: 'Stripe Fee Calculator',
    lead: 'Stripe’s fee on a payment to your company, and what you receive.',
    note: 'Stripe’s published prices. Tap any figure for its source. Stripe doesn’t open accounts in Sri Lanka: you need a company abroad.',
  },
  calculator: {
    title: 'Payment',
    result: 'Fee Breakdown',
    ownPage: 'Stripe’s own page',
    totals: {
      net: 'You receive',
    },
    groups: {
      options: 'Options',
      in: 'Money in',
      fees: 'Fees',
      payment: 'Payment',
      result: 'What is left',
    },
    fields: {
      ...sriLanka.fields,
      what: {
        label: 'What to work out',
      },
      country: {
        label: 'Country of the company',
      },
      card: {
        label: 'Card',
      },
      amount: {
        label: 'Amount',
        help: 'What the client pays; of a payout, what is paid out.',
      },
      method: {
        label: 'Way to pay',
      },
      speed: {
        label: 'How fast',
      },
      converted: {
        label: 'The client pays in another currency',
      },
      invoicing: {
        label: 'Paid through Stripe Invoicing',
      },
      billing: {
        label: 'Paid through Stripe Billing',
      },
      manualEntry: {
        label: 'The card is typed in by hand',
      },
      managedPayments: {
        label: 'With Managed Payments',
      },
      disputed: {
        label: 'What you do',
        help: 'If you lose, the payment itself goes back as well. The fee for an answer comes back if you win.',
      },
    },
    boxes: {
      withoutCard: 'Paid without a card on the page',
      dispute: 'The payment is disputed',
    },
    choices: {
      what: {
        payment: 'A payment from a client',
        payout: 'A payout to the company’s bank',
      },
      country: {
        US: 'United States',
        GB: 'United Kingdom',
        HK: 'Hong Kong',
        SG: 'Singapore',
        AU: 'Australia',
        CA: 'Canada',
        EU: 'Euro countries',
        IN: 'India',
        NZ: 'New Zealand',
        MY: 'Malaysia',
      },
      card: {
        domestic: 'From the same country',
        premium: 'Premium card from the same country',
        eea: 'From the European Economic Area',
        uk: 'From the United Kingdom',
        international: 'From another country',
      },
      method: {
        achDirectDebit: 'ACH direct debit',
        linkByBank: 'Link, paid by bank',
        bacsDirectDebit: 'Bacs Direct Debit',
        sepaDirectDebit: 'SEPA Direct Debit',
        alipayOrWeChat: 'Alipay or WeChat Pay',
        stablecoin: 'Stablecoin',
        terminal: 'Card at a terminal',
        klarna: 'Klarna',
      },
      speed: {
        standard: 'Standard',
        instant: 'Instant',
      },
      disputed: {
        accepted: 'Accept it',
        answered: 'Answer it',
      },
    },
    sample: {
      title: 'Website',
      amount: '1000.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      conversion:
        'What Stripe keeps when it converts the payment into the currency of the account: an option counts it.',
      lowerInAustralia:
        'Stripe announced a lower rate for Australian cards from 1 Oct 2026. We have not found it: your fee is at most this.',
      dispute: 'Disputes, which cost an amount each.',
      paymentBack: 'The payment itself: when a dispute is accepted or lost, it goes back to the card’s holder.',
      refunds: 'Refunds: Stripe keeps its fee.',
      receivingBank: 'What your bank takes for money that comes in.',
      payout: 'What the payout to the company’s bank costs.',
    },
    sources: {
      ...unsourced,
      lkShop: 'A Sri Lankan shop’s notes',
      lkFounder: 'A Sri Lankan founder’s notes',
    },
    lines: {
      ...sriLanka.lines,
      ...paymentLines,
      feeRate: 'fee rate',
      fixedFee: 'fixed fee',
      totalFees: 'all fees',
      conversionRate: 'added for another currency',
      payout: 'the fee for this payout',
      disputeFee: 'dispute fee',
      leftIfLost: 'left once the payment has gone back',
      disputeEach: 'fee of a dispute',
      disputeAnswer: 'fee to answer it',
      tax: 'tax on fees',
      taxRate: 'tax rate',
      leastFee: 'least the fee can be',
      payoutRate: 'payout rate',
      manualEntryFee: 'fee for typed card numbers',
      manualEntryRate: 'rate for typed card numbers',
      invoicingFee: 'invoicing fee',
      mostFee: 'most the fee can be',
      invoicingRate: 'invoicing rate',
      billingFee: 'billing fee',
      billingRate: 'billing rate',
      managedPaymentsFee: 'managed payments fee',
      managedPaymentsRate: 'managed payments rate',
    },
  },
  table: {
    countries: '',
    card: 'Card from the same country',
    cardFrom: 'Card',
    premium: 'Premium, from the same country',
    conversion: 'Added for another currency',
    methods: 'Without a card',
    extras: 'Added for',
    manualEntry: 'A card typed in by hand',
    managedPayments: 'Managed Payments',
    payouts: 'Payout',
    dispute: 'Dispute',
    each: 'Each',
    answer: 'To answer it',
    invoicing: 'Invoicing',
    billing: 'Billing',
    atlas: 'Atlas, to set up a company',
    taxOnFee: 'Tax on the fees',
    opensInSriLanka: 'Opens accounts in Sri Lanka',
  },
} as const satisfies PlatformWords;
