export { midRate, ratesOn, type MidRate } from './mid-rate.ts';
export { oldRate, type OldRate } from './old-rate.ts';
export type { Rated, RateTable } from './tables/exchange-rates.ts';
