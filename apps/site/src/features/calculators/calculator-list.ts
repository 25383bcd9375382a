import { messages, supportFor, supportOfMore, type Locale } from '@formation/content';

/** The calculators by the end of their address: their own words, and what stands under them. */
export function calculatorList(locale: Locale) {
  const { amazon, ebay, paypal, published, wise } = messages[locale].calculators;
  return {
    ebay: { words: ebay, support: supportFor('ebay') },
    paypal: { words: paypal, support: supportFor('paypal') },
    wise: { words: wise, support: supportFor('wise') },
    amazon: { words: amazon, support: supportFor('amazon') },
    etsy: { words: published.etsy, support: supportOfMore.etsy },
    stripe: { words: published.stripe, support: supportOfMore.stripe },
    payoneer: { words: published.payoneer, support: supportOfMore.payoneer },
    mercury: { words: published.mercury, support: supportOfMore.mercury },
    'profit-margin': { words: published.profitMargin, support: supportOfMore.profitMargin },
  } as const;
}

export type CalculatorName = keyof ReturnType<typeof calculatorList>;
