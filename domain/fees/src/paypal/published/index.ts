export { conversion, type Conversion, type ConversionInputs } from './conversion.ts';
export { countries, type CountryName } from './countries.ts';
export { buyerRegions, type BuyerRegion } from './country.ts';
export { payment, type Payment, type PaymentInputs } from './payment.ts';
export { withdrawal, type WithdrawalAnswer, type WithdrawalInputs } from './withdrawal.ts';
export { amountFor } from './solve.ts';
