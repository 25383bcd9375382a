export { midRate, ratesOn, type MidRate } from './mid-rate.ts';
export type { Rated, RateTable } from './tables/exchange-rates.ts';
