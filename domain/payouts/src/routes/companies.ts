import { companyCurrencies, type CompanyCountry } from '../question.ts';
import type { Leg } from './leg.ts';
import type { NeedKey, Route } from './route.ts';

/** What every company owes, wherever it is. */
export const filings = ['company-tax', 'company-filings'] as const;

/** A payment's part of what the company costs a year. */
export const upkeep = (company: CompanyCountry): Leg => ({
  step: 'upkeep',
  at: 'company',
  kind: 'yearly',
  amount: `upkeep-${company}`,
});

const byStripe = (company: CompanyCountry): readonly Leg[] => [
  { step: 'settle', at: 'stripe', kind: 'convert', to: companyCurrencies[company] },
  {
    step: 'receive',
    at: 'stripe',
    kind: 'charge',
    rate: `stripe-${company}-rate`,
    rateIfConverted: `stripe-${company}-conversion`,
    fixed: `stripe-${company}-fixed`,
  },
  { step: 'payout', at: 'stripe', kind: 'charge', rate: `stripe-${company}-payout`, days: 'days-stripe' },
  upkeep(company),
];

const byPaypal = (company: CompanyCountry): readonly Leg[] => [
  { step: 'receive', at: 'paypal', kind: 'charge', rate: `paypal-${company}-rate`, fixed: `paypal-${company}-fixed` },
  {
    step: 'convert',
    at: 'paypal',
    kind: 'convert',
    to: companyCurrencies[company],
    spread: `paypal-${company}-spread`,
  },
  { step: 'withdraw', at: 'paypal', kind: 'charge', rate: `paypal-${company}-withdrawal`, days: 'days-paypal' },
  upkeep(company),
];

/** A bank at home converts what a wire brings. */
export const atBank: readonly Leg[] = [
  { step: 'convert', at: 'bank', kind: 'convert', to: 'LKR', spread: 'bank-margin' },
  { step: 'credit', at: 'bank', kind: 'charge', fixed: 'bank-inward' },
];

/** What banks between the sender's and the one at home take of a wire. */
export const onTheWay: Leg = {
  step: 'on-the-way',
  at: 'way',
  kind: 'charge',
  fixed: 'swift-on-the-way',
  days: 'days-swift',
};

/** Dollars by wire, every bank on the way paid by the sender. */
export const mercuryHome: readonly Leg[] = [
  { step: 'send', at: 'company', kind: 'charge', fixed: 'mercury-wire', days: 'days-swift' },
  ...atBank,
];

/** Wise takes its fee out of the amount and converts at the mid-market rate. */
export const wiseHome: readonly Leg[] = [
  { step: 'send', at: 'wise', kind: 'charge', rate: 'wise-rate', fixed: 'wise-fixed', days: 'days-wise' },
  { step: 'convert', at: 'wise', kind: 'convert', to: 'LKR' },
  { step: 'credit', at: 'bank', kind: 'charge', fixed: 'bank-payout-credit' },
];

const viaMercury = (by: 'stripe' | 'paypal'): Route => ({
  by: by === 'stripe' ? 'card' : 'paypal',
  company: 'us',
  legs: [...(by === 'stripe' ? byStripe('us') : byPaypal('us')), ...mercuryHome],
  needs: ['company-us', `${by}-account`, 'mercury-account', 'rupee-account'],
  risks: ['holds', 'chargebacks', 'bank-rate', 'mercury-eligibility', ...filings],
});

const viaWise = (by: 'stripe' | 'paypal', company: CompanyCountry): Route => ({
  by: by === 'stripe' ? 'card' : 'paypal',
  company,
  legs: [...(by === 'stripe' ? byStripe(company) : byPaypal(company)), ...wiseHome],
  needs: [`company-${company}`, `${by}-account`, 'wise-business', 'rupee-account'] satisfies readonly NeedKey[],
  risks: ['holds', 'chargebacks', 'wise-eligibility', ...filings],
});

/** The ways of a card or PayPal payment to a company abroad. */
export const companyRoutes = {
  'stripe-us-mercury': viaMercury('stripe'),
  'stripe-us-wise': viaWise('stripe', 'us'),
  'stripe-uk-wise': viaWise('stripe', 'uk'),
  'stripe-hk-wise': viaWise('stripe', 'hk'),
  'paypal-us-mercury': viaMercury('paypal'),
  'paypal-us-wise': viaWise('paypal', 'us'),
  'paypal-uk-wise': viaWise('paypal', 'uk'),
  'paypal-hk-wise': viaWise('paypal', 'hk'),
} as const satisfies Readonly<Record<string, Route>>;
