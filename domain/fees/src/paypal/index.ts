export { priceFor } from './price-for.ts';
export { sale } from './sale.ts';
