export { categories, fulfillments, marketplaces, type Category, type Fulfillment, type Marketplace } from './rates.ts';
export { priceFor } from './price-for.ts';
export { sale, type Sale, type SaleInputs } from './sale.ts';
export type { SizeTier } from './size-tier.ts';
