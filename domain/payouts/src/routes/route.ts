import type { Closed, PayoutMethod, PlatformKey } from '../platforms.ts';
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
  'wise-eligibility',
  'payoneer-range',
  'still-in-foreign-currency',
  'marketplace-fees',
  'platform-rate',
  'local-bank-list',
  'smallest-payout',
] as const;
export type RiskKey = (typeof riskKeys)[number];

/** One way home: who pays how, what happens in order, what it needs, what can go wrong. */
export type Route = Readonly<{
  /** The platform that pays out; a client pays where there is none. */
  platform?: PlatformKey;
  by: Exclude<PayerWay, 'any'> | PayoutMethod;
  company?: CompanyCountry;
  legs: readonly Leg[];
  needs: readonly NeedKey[];
  risks: readonly RiskKey[];
  /** The money stays in the client's currency; its rupees are its value, not a credit. */
  staysForeign?: true;
  /** Why nobody can go this way, whatever it would cost. */
  closed?: Closed;
}>;
