/** The questions, in order, with their answers. All may be left out; the words are content. */
export const questions = {
  residence: ['sri-lanka', 'us', 'uk', 'hong-kong', 'elsewhere'],
  stage: ['idea', 'first-sales', 'regular-sales'],
  earning: ['freelance-platform', 'own-clients', 'online-shop', 'software'],
  buyers: ['us', 'uk-europe', 'asia', 'sri-lanka', 'everywhere'],
  payments: [
    'nothing-blocked',
    'invoices',
    'cards-on-own-site',
    'stripe',
    'us-marketplace',
    'uk-marketplace',
    'etsy',
    'mercury',
  ],
  presence: ['none', 'us', 'uk', 'hong-kong', 'elsewhere'],
  investors: ['none', 'perhaps-later', 'us-funds'],
  profit: ['under-500', '500-to-3000', 'over-3000'],
  owners: ['one', 'several'],
  upkeep: ['least', 'some', 'audit-is-fine'],
} as const;

export type Question = keyof typeof questions;

/** What a visitor answered so far. */
export type Answers = Readonly<{ [Q in Question]?: (typeof questions)[Q][number] }>;

/** What can come out. `none-yet`: stay as you are for now. */
export const outcomes = ['none-yet', 'us-llc', 'us-corporation', 'uk-ltd', 'hk-ltd', 'lk-ltd'] as const;

export type Outcome = (typeof outcomes)[number];
