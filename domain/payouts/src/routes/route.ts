import type { CompanyCountry, PayerWay } from '../question.ts';
import type { Leg } from './leg.ts';

/** What somebody must have before money can go this way. */
export const needKeys = [
  'paypal-account',
  'paypal-partner-bank',
  'company-us',
  'company-uk',
  'company-hk',
  'stripe-account',
  'mercury-account',
  'wise-account',
  'wise-business',
  'payoneer-account',
  'marketplace-account',
  'rupee-account',
  'foreign-currency-account',
] as const;
export type NeedKey = (typeof needKeys)[number];

/** What can go wrong, or be forgotten. */
export const riskKeys = [
  'paypal-new',
  'holds',
  'chargebacks',
  'banks-on-the-way',
  'bank-rate',
  'company-tax',
  'company-filings',
  'mercury-eligibility',
  'payoneer-range',
  'still-in-foreign-currency',
  'marketplace-fees',
  'etsy-not-offered',
] as const;
export type RiskKey = (typeof riskKeys)[number];

/** One way home: who pays how, what happens in order, what it needs, what can go wrong. */
export type Route = Readonly<{
  by: Exclude<PayerWay, 'any'>;
  company?: CompanyCountry;
  legs: readonly Leg[];
  needs: readonly NeedKey[];
  risks: readonly RiskKey[];
  /** The money stays in the client's currency; its rupees are its value, not a credit. */
  staysForeign?: true;
  /** Nobody offers this way, whatever it would cost. */
  notOffered?: true;
}>;
