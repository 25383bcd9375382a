import type { CompanyCountry } from '../question.ts';
import { filings, mercuryHome, upkeep, wiseHome } from './companies.ts';
import type { Leg } from './leg.ts';
import type { Route } from './route.ts';

/** Into an account that has dollars only, so that the client's bank converts anything else. */
const intoMercury: readonly Leg[] = [
  { step: 'convert', at: 'client', kind: 'convert', to: 'USD', spread: 'sender-margin' },
  { step: 'receive', at: 'company', kind: 'charge', fixed: 'mercury-in' },
  upkeep('us'),
];

/** Into account details of the currency that the client pays in, and on to rupees from there. */
const viaWise = (company: CompanyCountry): Route => ({
  by: 'bank',
  company,
  legs: [
    { step: 'receive', at: 'company', kind: 'charge', fixed: company === 'hk' ? 'wise-hk-in' : 'wise-in' },
    upkeep(company),
    ...wiseHome,
  ],
  needs: [`company-${company}`, 'wise-business', 'rupee-account'],
  risks: ['wise-eligibility', ...filings],
});

/** The ways of a bank transfer to the own company abroad. */
export const bankRoutes = {
  'bank-us-wise': viaWise('us'),
  'bank-uk-wise': viaWise('uk'),
  'bank-hk-wise': viaWise('hk'),
  'bank-us-mercury': {
    by: 'bank',
    company: 'us',
    legs: [...intoMercury, ...mercuryHome],
    needs: ['company-us', 'mercury-account', 'rupee-account'],
    risks: ['bank-rate', 'mercury-eligibility', ...filings],
  },
  'bank-us-mercury-wise': {
    by: 'bank',
    company: 'us',
    legs: [...intoMercury, { step: 'transfer', at: 'company', kind: 'charge', fixed: 'mercury-ach' }, ...wiseHome],
    needs: ['company-us', 'mercury-account', 'wise-business', 'rupee-account'],
    risks: ['mercury-eligibility', 'wise-eligibility', ...filings],
  },
} as const satisfies Readonly<Record<string, Route>>;
