export { cheaperParcels, type CheaperParcel } from './cheaper-parcels.ts';
export type { SaleInputs } from './inputs.ts';
export { goods, marketCurrencies, type Goods, type MarketName } from './marketplace.ts';
export type { Packed } from './parcel.ts';
export { sale, type Sale } from './sale.ts';
export { markets } from './tables/markets.ts';
export { highestProductCost, priceFor } from './solve.ts';
