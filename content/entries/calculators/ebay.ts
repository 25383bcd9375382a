import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const ebay = {
  en: {
    paragraph:
      'A listing price is not what you earn. The fee is taken from the postage as well as from the price, and a parcel from Sri Lanka can cost as much as the item in it. Seeing the whole page before you list is the difference between a sale and a profit.',
    reasons: [
      { title: 'Fees and costs apart', text: 'What eBay takes and what you paid yourself stand on separate lines.' },
      {
        title: 'A loss shows at once',
        text: 'The profit follows every key you press, with its sign, before the item is listed.',
      },
      {
        title: 'Nothing leaves your browser',
        text: 'No account and no request to a server: your prices stay on your own device.',
      },
    ],
    steps: [
      { title: 'Enter the sale', text: 'The price, the postage you charge, and what item and parcel cost you.' },
      { title: 'Read the breakdown', text: 'Find the line that takes most. It is often the parcel, not the fee.' },
      {
        title: 'Try another price',
        text: 'Raise the price or the postage step by step until the profit is worth the work.',
      },
      {
        title: 'List, then compare',
        text: 'Set the first payout beside this page. If they differ, the category’s rate is why.',
      },
    ],
    questions: [
      {
        question: 'How much does eBay take from a sale?',
        answer:
          'A final value fee of 3.5% to 15% of the sale, depending on the category, and a payment fee of 2.9% + $0.30. The quick estimate uses one fixed rate for every category instead.',
        fact: 'ebay-payment-fee',
      },
      {
        question: 'Does postage count in the fee?',
        answer:
          'Yes. The final value fee is taken from the price and from the shipping you charge the buyer together, so free shipping with a higher price costs the same fee as a lower price with shipping on top.',
      },
      {
        question: 'What does a top rated seller save?',
        answer:
          'A top rated seller gets up to a 10% discount on final value fees. It requires 100+ transactions and 98%+ feedback.',
        fact: 'ebay-top-rated',
      },
      {
        question: 'Can I sell on eBay from Sri Lanka?',
        answer:
          'Yes. New sellers start with low monthly limits, and payouts go to a bank account or a payout provider that eBay accepts for your country. A company abroad is not required to begin.',
      },
      {
        question: 'Why do the six options not change the result?',
        answer:
          'The quick estimate has one rate and one fixed fee, so that two sales can be compared in a second. The options are listed because they exist on eBay; the estimate does not count them.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
