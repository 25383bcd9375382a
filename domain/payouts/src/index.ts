export { arrival, isArrival, type Arrival, type NoArrival } from './answers/arrival.ts';
export { breakEvens, type BreakEven } from './answers/break-even.ts';
export { curve, type CurvePoint } from './answers/curve.ts';
export { invoiceFor } from './answers/invoice-for.ts';
export { payouts, routesFor, type Payouts, type Ranked } from './answers/payouts.ts';
export {
  assumptions,
  isFraction,
  isPossible,
  valueOf,
  type Assumption,
  type Assumptions,
} from './assumptions/assumption.ts';
export { assumptionKeys, type AssumptionKey } from './assumptions/keys.ts';
export type { AssumptionUnit, Published } from './assumptions/published.ts';
export { banks, companyCurrencies, firstQuestion, paidIn, payerCountries, payerWays } from './question.ts';
export type { CompanyCountry, PaidIn, PayerCountry, PayerWay, Question } from './question.ts';
export { stepKeys, stopKeys, type StepKey, type StopKey } from './routes/leg.ts';
export { needKeys, riskKeys, type NeedKey, type RiskKey, type Route } from './routes/route.ts';
export { keysUsedBy, routeKeys, routeOf, type RouteKey } from './routes/routes.ts';
export { layerKeys, type LayerKey, type Step } from './routes/walk.ts';
export { taxRules, type TaxRule } from './tax/tables.ts';
export { taxSetAside, type TaxSetAside } from './tax/tax-set-aside.ts';
export { workedInvoice, type Reading, type WorkedInvoice } from './worked-invoice/worked-invoice.ts';
