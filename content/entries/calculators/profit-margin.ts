import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const profitMargin = {
  en: {
    paragraph:
      'Margin and markup are two names for the same profit, measured against different sums, and mixing them up is the most common pricing mistake. A markup of 50% is a margin of 33.3%. Enter a price and a cost and see both, exactly.',
    reasons: [
      { title: 'Both measures at once', text: 'Profit as a part of the price, and as a part of the cost.' },
      { title: 'It works backwards', text: 'Ask for a margin, a markup or a profit and take the price.' },
      { title: 'Exact to the cent', text: 'No binary rounding: the price always reaches what you asked for.' },
    ],
    steps: [
      { title: 'Enter price and cost', text: 'The cost is all that one unit costs you, parcel included.' },
      { title: 'Read both figures', text: 'Margin compares with other shops; markup is what you add.' },
      { title: 'Ask it backwards', text: 'Say which margin you need; the price that reaches it appears.' },
      { title: 'Add the platform', text: 'Then open eBay, Etsy or Amazon and count their fees too.' },
    ],
    questions: [
      {
        question: 'What is the difference between margin and markup?',
        answer:
          'Margin is profit divided by the price, markup is profit divided by the cost. At a price of 150 and a cost of 100 the margin is 33.3% and the markup is 50%.',
      },
      {
        question: 'Can a margin be 100% or more?',
        answer: 'Only if the item costs nothing. A markup can be as high as you like.',
      },
      {
        question: 'Are platform fees included?',
        answer:
          'No. Put them into the cost, or use the calculator of the platform, which knows its fees and solves for the price as well.',
      },
      {
        question: 'Why does the price sometimes give a little more?',
        answer: 'Prices are whole cents. Where no cent gives the margin exactly, the next one up is shown.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
