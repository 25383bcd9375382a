import type { PaidIn } from '../question.ts';
import type { Leg } from './leg.ts';
import type { Route } from './route.ts';

const saleCurrencies = ['USD', 'GBP', 'EUR', 'AUD', 'CAD'] as const satisfies readonly PaidIn[];
export type SaleCurrency = (typeof saleCurrencies)[number];

/** The currency of the marketplace's site where a sale is made: dollars where the payer's has none. */
export function saleCurrency(currency: PaidIn): SaleCurrency {
  return saleCurrencies.find((one) => one === currency) ?? 'USD';
}

/** A way that begins with a sale: the marketplace keeps its fees, and pays the rest to Payoneer. */
function fromSale(sale: readonly Leg[], payoneerHome: readonly Leg[]): Route {
  return {
    by: 'marketplace',
    legs: [...sale, { step: 'receive', at: 'payoneer', kind: 'charge', rate: 'payoneer-market-rate' }, ...payoneerHome],
    needs: ['marketplace-account', 'payoneer-account', 'rupee-account'],
    risks: ['marketplace-fees', 'holds', 'payoneer-range'],
  };
}

const sale = { step: 'sale', at: 'marketplace', kind: 'charge' } as const;

/** The ways that begin with a sale, or with work for a client of a freelance site. */
export const marketplaceRoutes = (payoneerHome: readonly Leg[]) =>
  ({
    'ebay-payoneer': fromSale([{ ...sale, rate: 'ebay-rate', fixed: 'ebay-fixed' }], payoneerHome),
    'amazon-payoneer': fromSale([{ ...sale, rate: 'amazon-rate', fixed: 'amazon-fixed' }], payoneerHome),
    'upwork-payoneer': fromSale(
      [
        { ...sale, rate: 'upwork-rate' },
        { step: 'withdraw', at: 'marketplace', kind: 'charge', fixed: 'upwork-withdrawal' },
      ],
      payoneerHome,
    ),
    'etsy-payoneer': { ...fromSale([], payoneerHome), risks: ['etsy-not-offered'], notOffered: true },
  }) as const satisfies Readonly<Record<string, Route>>;
