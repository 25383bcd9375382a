export { countryCurrencies, type CountryName } from './country.ts';
export type { Fees } from './fees.ts';
export type { SaleInputs } from './inputs.ts';
export { sale, type Sale } from './sale.ts';
export { highestItemCost, priceFor } from './solve.ts';
export { paysToSriLanka, shopFees } from './tables/everywhere.ts';
