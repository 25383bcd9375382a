import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';
import { publishedReasons } from './published-reasons.ts';

export const mercury = {
  en: {
    paragraph:
      'A bank that charges nothing for a payment can still deliver less than you sent: banks on the way take their share, and a conversion hides its cost in the rate. See what leaves your account and what arrives before you press send.',
    reasons: publishedReasons.en,
    steps: [
      { title: 'Choose the payment', text: 'A wire abroad, inside the US, or money that comes in.' },
      { title: 'Enter the amount', text: 'In dollars, as you would type it in the bank.' },
      { title: 'Add the banks between', text: 'When costs are shared, each bank on the way takes its own fee.' },
      { title: 'Compare what arrives', text: 'Paying every bank yourself can be cheaper than sharing.' },
    ],
    questions: [
      {
        question: 'Why is the name spelt Mercuri here?',
        answer: 'The bank is Mercury. The card keeps the label under which visitors know this tool.',
      },
      {
        question: 'Can a founder in Sri Lanka open an account?',
        answer:
          'The account belongs to a company in the United States with its EIN. Mercury decides on each application and excludes some countries; check its own list before you form a company for it.',
      },
      {
        question: 'Who are the banks on the way?',
        answer:
          'A wire abroad often passes one or two intermediary banks. When costs are shared, each takes an amount from the money itself, typically $10 to $30.',
      },
      {
        question: 'Why are most lines marked as estimates?',
        answer:
          'We have read them in one place only. They change to verified when a second source, or Mercury’s own page, confirms them.',
      },
    ],
  },
} satisfies Everywhere<CalculatorSupport>;
