import type { CalculatorSupport } from '../../src/calculator-support.ts';
import type { Everywhere } from '../../src/locales.ts';

/** What speaks for every calculator that has only published fees. */
export const publishedReasons = {
  en: [
    {
      title: 'Every figure opens',
      text: 'The formula with your numbers in it, the day of the rate and where it was read.',
    },
    {
      title: 'Rates have days',
      text: 'A link made today brings the same result next year, with the fees of its day.',
    },
    {
      title: 'Nothing leaves your browser',
      text: 'No account and no request to a server: your prices stay on your own device.',
    },
  ],
} as const satisfies Everywhere<CalculatorSupport['reasons']>;
