import type { BasisKey } from './bases.ts';
import type { Outcome } from './questions.ts';
import type { When } from './when.ts';

/** Answers that rule forms out, whatever else speaks for them. */
export type Condition = When & Readonly<{ key: string; refuses: readonly Outcome[]; basis: BasisKey }>;

/**
 * What comes before every weight. A company at home stays possible on a marketplace elsewhere. An idea can wait for its
 * account, so nothing refuses `none-yet` at that stage; and nothing refuses the corporation, so that there always is an
 * answer.
 */
export const conditions = [
  {
    key: 'funds-buy-corporations',
    when: { investors: ['us-funds'] },
    refuses: ['us-llc', 'uk-ltd', 'hk-ltd', 'lk-ltd'],
    basis: 'funds-practice',
  },
  { key: 'audit-every-year', when: { upkeep: ['least', 'some'] }, refuses: ['hk-ltd'], basis: 'hk-audit' },
  { key: 'audit-every-year', when: { upkeep: ['least', 'some'] }, refuses: ['lk-ltd'], basis: 'lk-audit' },
  { key: 'stripe-not-in-sri-lanka', when: { payments: ['stripe'] }, refuses: ['lk-ltd'], basis: 'stripe' },
  { key: 'etsy-not-in-sri-lanka', when: { payments: ['etsy'] }, refuses: ['lk-ltd'], basis: 'etsy' },
  {
    key: 'stripe-not-in-sri-lanka',
    when: { payments: ['stripe'], residence: ['sri-lanka'] },
    unless: { stage: ['idea'] },
    refuses: ['none-yet'],
    basis: 'stripe',
  },
  {
    key: 'etsy-not-in-sri-lanka',
    when: { payments: ['etsy'], residence: ['sri-lanka'] },
    unless: { stage: ['idea'] },
    refuses: ['none-yet'],
    basis: 'etsy',
  },
  {
    key: 'mercury-wants-us-company',
    when: { payments: ['mercury'] },
    refuses: ['uk-ltd', 'hk-ltd', 'lk-ltd'],
    basis: 'mercury',
  },
  {
    key: 'mercury-takes-no-person',
    when: { payments: ['mercury'] },
    unless: { stage: ['idea'] },
    refuses: ['none-yet'],
    basis: 'mercury',
  },
  {
    key: 'foreign-seller-either-way',
    when: { payments: ['us-marketplace'] },
    unless: { residence: ['uk'] },
    refuses: ['uk-ltd'],
    basis: 'amazon-countries',
  },
  {
    key: 'foreign-seller-either-way',
    when: { payments: ['us-marketplace'] },
    unless: { residence: ['hong-kong'] },
    refuses: ['hk-ltd'],
    basis: 'amazon-countries',
  },
  {
    key: 'foreign-seller-either-way',
    when: { payments: ['us-marketplace'] },
    unless: { residence: ['sri-lanka'] },
    refuses: ['lk-ltd'],
    basis: 'amazon-countries',
  },
  {
    key: 'foreign-seller-there-too',
    when: { payments: ['uk-marketplace'] },
    unless: { residence: ['us'] },
    refuses: ['us-llc'],
    basis: 'ours',
  },
  {
    key: 'foreign-seller-there-too',
    when: { payments: ['uk-marketplace'] },
    unless: { residence: ['hong-kong'] },
    refuses: ['hk-ltd'],
    basis: 'ours',
  },
  {
    key: 'foreign-seller-there-too',
    when: { payments: ['uk-marketplace'] },
    unless: { residence: ['sri-lanka'] },
    refuses: ['lk-ltd'],
    basis: 'ours',
  },
] as const satisfies readonly Condition[];

export type ConditionKey = (typeof conditions)[number]['key'];
