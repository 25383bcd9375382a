export { conversion, type Conversion, type ConversionInputs } from './conversion.ts';
export { countries, type CountryName } from './countries.ts';
export { buyerRegions, type BuyerRegion, type Country } from './country.ts';
export { payment, type Payment, type PaymentInputs } from './payment.ts';
export { sale, type Sale, type SaleInputs } from './sale.ts';
export { withdrawal, type WithdrawalAnswer, type WithdrawalInputs } from './withdrawal.ts';
export { amountFor, priceFor } from './solve.ts';
