import type { PaidIn } from '../question.ts';

const saleCurrencies = ['USD', 'GBP', 'EUR', 'AUD', 'CAD'] as const satisfies readonly PaidIn[];
export type SaleCurrency = (typeof saleCurrencies)[number];

/** The currency of the marketplace's site where a sale is made: dollars where the payer's has none. */
export function saleCurrency(currency: PaidIn): SaleCurrency {
  return saleCurrencies.find((one) => one === currency) ?? 'USD';
}
