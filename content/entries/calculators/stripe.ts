import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const stripe = {
  en: {
    paragraph:
      'Stripe’s price has more parts than the one on its front page: where the card was issued, whether the currency changes, and which of its products took the payment. They add up before the money reaches your company’s account.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the company', text: 'The country of your company decides the prices.' },
      { title: 'Choose the card', text: 'A card from another country costs more.' },
      { title: 'Tick the extras', text: 'Another currency, Invoicing and Billing each add a part.' },
      { title: 'Ask for enough', text: 'Raise the invoice until what arrives is what you need.' },
    ],
    questions: [
      {
        question: 'Can I open Stripe in Sri Lanka?',
        answer:
          'Stripe opens no accounts for businesses in Sri Lanka. A company in the United Kingdom or the United States can open one, with a bank account of its own there.',
      },
      {
        question: 'How many currencies does Stripe take?',
        answer:
          'Stripe names 135+ currencies. A payment in another currency than your account’s is converted for a further part of the amount.',
      },
      {
        question: 'Is the fee given back when I refund?',
        answer: 'No. Stripe keeps the fee of the first payment when you refund it.',
      },
      {
        question: 'What does a disputed payment cost?',
        answer:
          'A fixed fee for each dispute, which this page does not count. Answering one costs time as well; keep proof of delivery.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
