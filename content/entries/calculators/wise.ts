import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

export const wise = {
  en: {
    paragraph:
      'The fee is only part of what a transfer costs. How you pay changes it, the amount changes it, and a discount step can make the larger of two transfers the cheaper one for every pound sent. Here all of that stands on one page.',
    reasons: [
      {
        title: 'Five ways to pay, compared',
        text: 'The list shows the total fee of each way for your amount before you choose.',
      },
      {
        title: 'The discount is explained',
        text: 'Open it to see the original fee, the new fee and how much more reaches the next step.',
      },
      { title: 'Honest about rates', text: 'The exchange rates are fixed in this calculator, and the page says so.' },
    ],
    steps: [
      { title: 'Enter the amount', text: 'What you send, its currency, and the currency it should arrive in.' },
      { title: 'Choose how to pay', text: 'Compare the total fees. A bank transfer is usually the cheapest way.' },
      {
        title: 'Open the discount',
        text: 'See which step you are on and whether one larger transfer beats two small ones.',
      },
      {
        title: 'Check before you confirm',
        text: 'Wise shows its own fee and rate before you pay. That figure decides.',
      },
    ],
    questions: [
      {
        question: 'Is the exchange rate today’s rate?',
        answer:
          'No. It is fixed in this calculator, so that the same amount always gives the same result. Wise shows the rate that applies to you before you confirm a transfer.',
      },
      {
        question: 'Why is the bank transfer fee zero?',
        answer:
          'Paying in by bank transfer adds no fee of its own in this estimate. Your own bank may still charge you for sending the money to Wise.',
      },
      {
        question: 'When do I get a volume discount?',
        answer:
          'From 1,000 in the currency you send. It grows in five steps up to the largest one at 50,000, and it is taken from the fee, not from the amount.',
        fact: 'wise-volume-discount',
      },
      {
        question: 'Can Wise send to a bank account in Sri Lanka?',
        answer:
          'Rupees are among the currencies that Wise sends to. This page does not offer them, because we found no dated fee for rupees, and we do not guess one. Published fees name every currency pair that we found.',
      },
      {
        question: 'Why are the two cards marked with a limit?',
        answer:
          'Card payments are listed “for amounts above 10,000 LKR limit”. Cards also cost more than a bank transfer on the same amount, as the list shows.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
