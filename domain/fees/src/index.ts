export * as amazon from './amazon/index.ts';
export * as ebay from './ebay/index.ts';
export * as paypal from './paypal/index.ts';
export * as wise from './wise/index.ts';
export { explain, workedOut, type Explanation } from './figure/explain.ts';
export type { Figure, Line, Unit } from './figure/figure.ts';
export type { Cited, Dated, IsoDate, Schedule, ScheduleName, Source, Status } from './schedule.ts';
export { inForce } from './schedule.ts';
export { saleShares, type SaleShares } from './sale-shares.ts';
