import type { CalculatorSupport } from '../../src/calculator-support.ts';
import { claimTexts } from '../../src/claim-texts.ts';
import type { Everywhere } from '../../src/locales.ts';

export const amazon = {
  en: {
    paragraph:
      'Most products that lose money on Amazon lose it quietly: the referral fee is known, the fulfilment fee is not looked up, and advertising comes last. Enter one unit with its box and every cost you have, and see what is left before you order a thousand.',
    reasons: [
      { title: 'The whole unit', text: 'Referral, fulfilment, product, freight, marketing and storage in one sum.' },
      { title: 'Size decides', text: 'One inch can move a box from the standard tier to oversize. Try it here first.' },
      {
        title: 'Three measures of profit',
        text: 'Net profit, margin and return on investment, in green or red and with the sign.',
      },
    ],
    steps: [
      {
        title: 'Describe the product',
        text: 'Marketplace, category, price, and the size and weight of the packed box.',
      },
      { title: 'Add every cost', text: 'Freight to Amazon, advertising and storage belong to the unit too.' },
      { title: 'Calculate the profit', text: 'The results open once and then follow every change you make.' },
      { title: 'Change one thing', text: 'Try a smaller box, a higher price or your own shipping, and compare.' },
    ],
    questions: [
      {
        question: 'How long does Amazon’s seller verification take?',
        answer: `Amazon seller verification takes ${claimTexts('en').amazonVerification}. Have the passport, a recent bank statement and the company’s papers ready, with the same name and address on each.`,
      },
      {
        question: 'What is the difference between FBA and FBM?',
        answer:
          'With FBA Amazon stores, packs and ships for a fulfilment fee that depends on size and weight. With FBM you ship yourself: the fulfilment fee is zero here, and your postage belongs under your own costs.',
      },
      {
        question: 'When is a product oversize?',
        answer:
          'When the packed box passes any one of the limits: 18 inches on the longest side, 14 on the middle one, 8 on the shortest, or 20 lb of weight. The order in which you type the sides does not matter.',
      },
      {
        question: 'Can I sell on Amazon from Sri Lanka?',
        answer:
          'Yes, as a person or with a company; the marketplace checks your identity, your address and where payouts go. A US or UK company mainly helps with the bank account and with tax papers.',
      },
      {
        question: 'What does the estimate leave out?',
        answer:
          'Peak-season fees, surcharges, returns, long-term storage and taxes. It uses one size table for every marketplace, so treat pounds and euros as a first guess.',
        fact: 'amazon-fulfilment-table',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
