import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const payoneer = {
  en: {
    paragraph:
      'How a client pays decides what Payoneer keeps: a marketplace payout can arrive whole, while a card payment loses several percent. The withdrawal to your bank costs a second time. Know the first part before you send the invoice.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose how it comes in', text: 'Card, American bank account, transfer or marketplace.' },
      { title: 'Enter the amount', text: 'In dollars, before any fee.' },
      { title: 'Compare the ways', text: 'Ask the client for the cheapest that they can use.' },
      { title: 'Follow it home', text: 'The page on LKR payouts adds the withdrawal to your bank.' },
    ],
    questions: [
      {
        question: 'What does a marketplace payout cost?',
        answer:
          'Money from a marketplace to your receiving account is free of a receiving fee in the table that we have read.',
      },
      {
        question: 'What does the withdrawal to rupees cost?',
        answer:
          'A part of the amount, with a least fee, inside the exchange rate. The exact tariff for rupees is an estimate in our table and is marked so.',
      },
      {
        question: 'Is there a yearly fee?',
        answer:
          'An account that receives little in twelve months pays a yearly fee. It is not counted here, because it does not belong to one payment.',
      },
      {
        question: 'Why is the card fee an estimate?',
        answer: 'Public pages give different numbers for it. We show the one that is dated, and mark it.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
