import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const paypal = {
  en: {
    paragraph:
      'A buyer who pays by PayPal pays the price on the page; you receive less. Part goes to the payment fee, part to the exchange into rupees, and the item and the parcel are still to be paid. This page puts the lines of one sale under one another.',
    reasons: [
      {
        title: 'One sale on one page',
        text: 'Price, postage, fees and your own costs are added up to a single profit.',
      },
      {
        title: 'A note for Sri Lanka',
        text: 'The note beside the result gives the range that sellers in Sri Lanka usually meet.',
      },
      { title: 'Nothing leaves your browser', text: 'You need no account with us or with PayPal to try a price.' },
    ],
    steps: [
      { title: 'Enter the sale', text: 'What the buyer pays for the item and the shipping, and what both cost you.' },
      { title: 'Read the estimate', text: 'The fees and the profit follow every key you press.' },
      {
        title: 'Add the exchange',
        text: 'A payment from abroad is converted, and the conversion has a fee of its own.',
      },
      {
        title: 'Set your price',
        text: 'Raise the price until the profit covers the fees that the estimate leaves out.',
      },
    ],
    questions: [
      {
        question: 'What does PayPal charge a seller in Sri Lanka?',
        answer:
          'Fees typically range from 2.9% for domestic transactions to 4.4% plus a fixed fee for international transactions. Cross-border and currency conversion fees may apply.',
        fact: 'paypal-sri-lanka-fees',
      },
      {
        question: 'Can I receive money by PayPal in Sri Lanka?',
        answer:
          'Receiving was announced on 15 May 2026 with Bank of Ceylon, Commercial Bank and Sampath Bank. Payments go to the linked local bank account; no balance in foreign currency is kept. Before that, accounts in Sri Lanka could only send.',
        fact: 'paypal-sri-lanka-receiving',
      },
      {
        question: 'Why is the result the same as on the eBay page?',
        answer:
          'Both pages use one rule of thumb, a share of the sale and a fixed fee, so that the two can be compared. It is an estimate and not PayPal’s tariff; the note beside it gives the usual range.',
      },
      {
        question: 'Is PayPal through a UK or US company better?',
        answer:
          'Sometimes. A business account of a company abroad follows that country’s fees and keeps a balance in pounds or dollars, but the company has yearly costs. For a few payments a month they are rarely worth it.',
      },
      {
        question: 'What does a refund cost me?',
        answer:
          'The sale is returned to the buyer, but in most countries PayPal keeps the fee it charged you. Count a refund as a small loss, not as zero.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
