export type { Fees } from './fees.ts';
export type { SaleInputs } from './inputs.ts';
export { sale, type Sale } from './sale.ts';
export {
  buyerRegions,
  siteCurrencies,
  stores,
  type BuyerRegion,
  type Lasting,
  type SiteName,
  type Store,
} from './site.ts';
export { sites } from './tables/sites.ts';
export { highestAdRate, highestItemCost, priceFor } from './solve.ts';
