import type { Rated } from '@formation/money/exchange-rates';
import type { AssumptionKey } from '../assumptions/keys.ts';

/** What happens to the money on its way. The words are content. */
export const stepKeys = [
  'sale',
  'receive',
  'settle',
  'convert',
  'withdraw',
  'payout',
  'transfer',
  'upkeep',
  'annual-fee',
  'send',
  'on-the-way',
  'credit',
] as const;
export type StepKey = (typeof stepKeys)[number];

/** Where the money is while it happens. */
export const stopKeys = [
  'client',
  'paypal',
  'stripe',
  'company',
  'payoneer',
  'wise',
  'marketplace',
  'way',
  'bank',
] as const;
export type StopKey = (typeof stopKeys)[number];

/** A fraction and a fixed part, at most all there is. */
export type ChargeLeg = Readonly<{
  kind: 'charge';
  rate?: AssumptionKey;
  /** Added to the rate when the client pays in another currency than the account's. */
  rateIfConverted?: AssumptionKey;
  fixed?: AssumptionKey;
}>;

/** Another currency at the mid-market rate, less a fraction or at least an amount. */
export type ConvertLeg = Readonly<{ kind: 'convert'; to: Rated; spread?: AssumptionKey; least?: AssumptionKey }>;

/** A payment's share of what is paid by the year; with `below`, only when the year brings less than that. */
export type YearlyLeg = Readonly<{ kind: 'yearly'; amount: AssumptionKey; below?: AssumptionKey }>;

export type Leg = Readonly<{ step: StepKey; at: StopKey; days?: AssumptionKey }> & (ChargeLeg | ConvertLeg | YearlyLeg);

/** The numbers that a leg needs; days are not among them, for a route can be computed without. */
export function keysOf(leg: Leg, isConverted: boolean): readonly AssumptionKey[] {
  if (leg.kind === 'convert') return [leg.spread, leg.least].filter((key) => key !== undefined);
  if (leg.kind === 'yearly') return [leg.amount, leg.below].filter((key) => key !== undefined);
  const added = isConverted ? leg.rateIfConverted : undefined;
  return [leg.rate, added, leg.fixed].filter((key) => key !== undefined);
}
