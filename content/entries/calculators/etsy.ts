import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const etsy = {
  en: {
    paragraph:
      'Etsy takes its share in up to six lines, and two of them count the postage and the tax. A listing fee is charged before anything sells, and an order from an advertisement outside Etsy pays once more. Only the whole statement shows what an order leaves.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Enter the order', text: 'Item price, the shipping you charge, and what both cost you.' },
      { title: 'Tick what applies', text: 'A buyer abroad, Offsite Ads, a listing in another currency.' },
      { title: 'Open the lines', text: 'Each fee shows its rate and the part of the order that it is taken from.' },
      { title: 'Set your price', text: 'Raise it until the order pays for the work, the parcel and the fees.' },
    ],
    questions: [
      {
        question: 'Can a shop in Sri Lanka use Etsy Payments?',
        answer:
          'Sri Lanka is not on the public list of countries for Etsy Payments that we have read. A shop needs a bank account in a country that is on it, such as that of a US or UK company.',
      },
      {
        question: 'Which parts of an order does Etsy charge?',
        answer:
          'The transaction fee is taken from the price, the shipping and the gift wrap. The payment fee is taken from those and from the sales tax as well.',
      },
      {
        question: 'What are Offsite Ads?',
        answer:
          'Advertisements that Etsy runs elsewhere. When one brings an order, a further fee is taken from it, up to a limit for each order. Shops with large sales cannot switch them off.',
      },
      {
        question: 'Is VAT on the fees included?',
        answer:
          'No. Where Etsy adds VAT to its fees depends on the country, and no page that we have read says so in full. Your statement shows it.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
