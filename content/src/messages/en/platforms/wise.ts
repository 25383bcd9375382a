import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { sriLanka } from './common.ts';

export const wise = {
  name: 'Wise',
  page: {
    meta: {
      title: `Wise (TransferWise) Fee Calculator | ${site.brand}`,
      description:
        'Compare five ways to pay for a Wise transfer: the fee of each, the volume discount and what the recipient gets in GBP, USD or EUR.',
    },
    heading: 'Wise Fee Calculator',
    lead: 'What the recipient gets when you send money with Wise.',
  },
  calculator: {
    title: 'Transaction Details',
    result: 'Fee Breakdown',
    ownPage: 'Wise’s own page',
    totals: {
      recipientGets: 'Recipient gets',
    },
    groups: {
      transfer: 'The transfer',
      in: 'Money you send',
      fees: 'Fees',
      arrival: 'What arrives',
    },
    fields: {
      ...sriLanka.fields,
      from: {
        label: 'Currency you send',
      },
      to: {
        label: 'Currency the recipient gets',
        help: 'Currencies with a published fee. Sri Lankan rupees aren’t among them.',
      },
      method: {
        label: 'You pay by',
      },
      amount: {
        label: 'You send',
      },
      volumeBefore: {
        label: 'Sent earlier this month, in pounds',
        help: 'In all currencies; more than £20,000 in a calendar month lowers the rate.',
      },
      rate: {
        label: 'Your own exchange rate',
        help: 'For example 1.15 euros for one pound. Leave it empty to use the mid-market rate.',
      },
    },
    boxes: {},
    choices: {
      method: {
        bankTransfer: 'Bank transfer, dollars by wire',
        ach: 'ACH transfer in the US',
        account: 'Wise balance',
        swift: 'SWIFT from a bank abroad',
        debitCard: 'Debit card',
        creditCard: 'Credit card',
      },
    },
    rows: {
      midRate: '{to} for 1 {from}',
    },
    notes: {
      'from.USD': 'The fixed fee of dollars is for money that comes by wire.',
    },
    notCounted: {
      ...sriLanka.notCounted,
      ownTariff: 'Wise’s own fee for these two currencies: the estimate has one rate for each payment method.',
      rateOfTheDay: 'The exchange rate of the day: those of the estimate are fixed.',
      achFunding: 'The difference when you pay by ACH: it isn’t published. This is the fee of a wire.',
      balanceFunding: 'What you save when you pay from a Wise balance: it isn’t published. The fee is at most this.',
      swiftFunding: 'The extra fee when you pay by SWIFT: it isn’t published. The fee is at least this.',
      cardFunding: 'The extra fee when you pay by card: it isn’t published. The fee is at least this.',
      ownBank: 'What your own bank takes for sending the money to Wise.',
      banksOnTheWay: 'What banks on the way and the recipient’s bank may take, as of dollars sent outside the US.',
    },
    lines: {
      ...sriLanka.lines,
      totalFees: 'all fees',
      amount: 'amount',
      feeBeforeDiscount: 'fee before discount',
      feeRate: 'fee rate',
      fixedFee: 'fixed fee',
      volumeDiscount: 'volume discount',
      volumeBefore: 'sent earlier this month',
      volumeDiscountLimit: 'limit of the month',
      volumeDiscountRate: 'taken off the rate',
      fee: 'fee',
      feeShare: 'fees as a part of the amount',
      midRate: 'mid-market rate',
      recipientGets: 'recipient gets',
      midToPounds: 'pounds for one',
    },
  },
  table: {
    corridors: 'Paid from a bank account, dollars by wire',
    'USD-EUR': 'US dollars to euros',
    'USD-GBP': 'US dollars to pounds',
    'USD-INR': 'US dollars to Indian rupees',
    'USD-AUD': 'US dollars to Australian dollars',
    'USD-CAD': 'US dollars to Canadian dollars',
    'USD-PHP': 'US dollars to Philippine pesos',
    'USD-MXN': 'US dollars to Mexican pesos',
    'GBP-EUR': 'Pounds to euros',
    'GBP-USD': 'Pounds to US dollars',
    'EUR-USD': 'Euros to US dollars',
    'EUR-GBP': 'Euros to pounds',
    banksOnTheWay: 'Banks on the way, dollars sent outside the US',
    volumeDiscount: 'Off the rate, for the parts of a month’s volume',
  },
} as const satisfies PlatformWords;
