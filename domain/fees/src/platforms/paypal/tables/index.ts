export type { BuyerRegion } from '../country.ts';
export { countries } from './countries.ts';
