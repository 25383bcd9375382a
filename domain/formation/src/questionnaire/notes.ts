import type { BasisKey } from './bases.ts';
import type { Outcome } from './questions.ts';
import type { When } from './when.ts';

/** What to know before taking an outcome; it weighs nothing. */
export type Note = When & Readonly<{ key: string; outcomes: readonly Outcome[]; basis: BasisKey }>;

const companies = ['us-llc', 'us-corporation', 'uk-ltd', 'hk-ltd'] as const;

/** Who lives in Sri Lanka and serves clients, whether alone or as a company. */
const servesFromHome = { residence: ['sri-lanka'], earning: ['freelance-platform', 'own-clients'] } as const;

/** Who runs a UK company from another country. */
const abroad = ['sri-lanka', 'us', 'hong-kong', 'elsewhere'] as const;

export const notes = [
  { key: 'etsy-asks-where-you-live', when: { payments: ['etsy'] }, outcomes: companies, basis: 'etsy' },
  {
    key: 'mercury-asks-for-an-address',
    when: { payments: ['mercury'] },
    outcomes: ['us-llc', 'us-corporation'],
    basis: 'mercury',
  },
  { key: 'directors-prove-identity', when: {}, outcomes: ['uk-ltd'], basis: 'uk-identity' },
  {
    key: 'sales-tax-of-the-state',
    when: { presence: ['us'] },
    outcomes: ['none-yet', 'us-llc', 'us-corporation'],
    basis: 'common',
  },
  {
    key: 'no-vat-threshold',
    when: { residence: abroad },
    outcomes: ['uk-ltd'],
    basis: 'uk-establishment',
  },
  { key: 'delaware-counts-shares', when: {}, outcomes: ['us-corporation'], basis: 'delaware-shares' },
  {
    key: 'offshore-claim-is-hard',
    when: { residence: ['sri-lanka', 'us', 'uk', 'elsewhere'] },
    outcomes: ['hk-ltd'],
    basis: 'hk-offshore',
  },
  { key: 'managed-from-sri-lanka', when: { residence: ['sri-lanka'] }, outcomes: companies, basis: 'lk-residence' },
  { key: 'fifteen-percent-alike', when: servesFromHome, outcomes: ['none-yet', 'lk-ltd'], basis: 'lk-fifteen-percent' },
  { key: 'dividend-taxed-again', when: {}, outcomes: ['lk-ltd'], basis: 'lk-dividends' },
  { key: 'secretary-from-the-start', when: {}, outcomes: ['lk-ltd'], basis: 'lk-secretary' },
  { key: 'return-after-the-meeting', when: {}, outcomes: ['lk-ltd'], basis: 'lk-annual-return' },
  { key: 'form-for-us-clients', when: { buyers: ['us'] }, outcomes: ['lk-ltd'], basis: 'us-form-of-companies' },
  { key: 'vat-on-stock-there', when: { presence: ['uk'] }, outcomes: ['none-yet', ...companies], basis: 'common' },
] as const satisfies readonly Note[];

export type NoteKey = (typeof notes)[number]['key'];
