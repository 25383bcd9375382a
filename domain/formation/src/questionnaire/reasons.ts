import type { Outcome, Question, questions } from './questions.ts';

/** An answer that speaks for an outcome (weight above zero) or against it. */
type Reason<Q extends Question> = Readonly<{
  key: string;
  outcome: Outcome;
  question: Q;
  answers: readonly (typeof questions)[Q][number][];
  /** 1 is worth a mention, 2 matters, 4 decides among few answers, 8 among most. */
  weight: 1 | 2 | 4 | 8 | -1 | -2 | -4;
}>;

type AnyReason = { [Q in Question]: Reason<Q> }[Question];

/** Every reason. The keys are sentences in the content; each names one thing that follows from an answer. */
export const reasons = [
  { key: 'nothing-to-register-yet', outcome: 'none-yet', question: 'stage', answers: ['idea'], weight: 8 },
  { key: 'sales-can-carry-upkeep', outcome: 'none-yet', question: 'stage', answers: ['regular-sales'], weight: -2 },
  {
    key: 'platform-pays-persons',
    outcome: 'none-yet',
    question: 'earning',
    answers: ['freelance-platform'],
    weight: 4,
  },
  {
    key: 'local-buyers-need-no-foreign-company',
    outcome: 'none-yet',
    question: 'buyers',
    answers: ['sri-lanka'],
    weight: 4,
  },
  { key: 'money-arrives-already', outcome: 'none-yet', question: 'payments', answers: ['nothing-blocked'], weight: 2 },
  {
    key: 'cards-need-supported-country',
    outcome: 'none-yet',
    question: 'payments',
    answers: ['cards-on-own-site'],
    weight: -2,
  },
  { key: 'funds-need-a-company', outcome: 'none-yet', question: 'investors', answers: ['us-funds'], weight: -4 },
  { key: 'upkeep-eats-profit', outcome: 'none-yet', question: 'profit', answers: ['under-500'], weight: 4 },
  { key: 'profit-worth-protecting', outcome: 'none-yet', question: 'profit', answers: ['over-3000'], weight: -2 },
  { key: 'partners-need-an-agreement', outcome: 'none-yet', question: 'owners', answers: ['several'], weight: -2 },
  { key: 'no-upkeep-at-all', outcome: 'none-yet', question: 'upkeep', answers: ['least'], weight: 1 },

  { key: 'clients-know-the-llc', outcome: 'us-llc', question: 'buyers', answers: ['us', 'everywhere'], weight: 2 },
  { key: 'far-from-the-buyers', outcome: 'us-llc', question: 'buyers', answers: ['uk-europe', 'asia'], weight: -1 },
  { key: 'us-account-for-cards', outcome: 'us-llc', question: 'payments', answers: ['cards-on-own-site'], weight: 2 },
  { key: 'us-marketplace-home', outcome: 'us-llc', question: 'payments', answers: ['us-marketplace'], weight: 4 },
  { key: 'dollar-invoices', outcome: 'us-llc', question: 'payments', answers: ['invoices'], weight: 1 },
  { key: 'funds-want-shares', outcome: 'us-llc', question: 'investors', answers: ['us-funds'], weight: -4 },
  { key: 'one-owner-one-form', outcome: 'us-llc', question: 'owners', answers: ['one'], weight: 1 },
  { key: 'partnership-return', outcome: 'us-llc', question: 'owners', answers: ['several'], weight: -1 },
  { key: 'cheap-states', outcome: 'us-llc', question: 'upkeep', answers: ['least'], weight: 2 },
  { key: 'form-5472-every-year', outcome: 'us-llc', question: 'upkeep', answers: ['least', 'some'], weight: -1 },

  {
    key: 'funds-buy-delaware-shares',
    outcome: 'us-corporation',
    question: 'investors',
    answers: ['us-funds'],
    weight: 4,
  },
  {
    key: 'shares-from-the-start',
    outcome: 'us-corporation',
    question: 'investors',
    answers: ['perhaps-later'],
    weight: 1,
  },
  {
    key: 'taxed-twice-without-investors',
    outcome: 'us-corporation',
    question: 'investors',
    answers: ['none'],
    weight: -2,
  },
  { key: 'software-sold-to-us', outcome: 'us-corporation', question: 'earning', answers: ['software'], weight: 1 },
  {
    key: 'too-heavy-for-small-profit',
    outcome: 'us-corporation',
    question: 'profit',
    answers: ['under-500', '500-to-3000'],
    weight: -2,
  },
  { key: 'stock-for-several-owners', outcome: 'us-corporation', question: 'owners', answers: ['several'], weight: 1 },
  { key: 'corporate-return-every-year', outcome: 'us-corporation', question: 'upkeep', answers: ['least'], weight: -2 },

  { key: 'british-buyers-trust-ltd', outcome: 'uk-ltd', question: 'buyers', answers: ['uk-europe'], weight: 4 },
  { key: 'works-for-everywhere', outcome: 'uk-ltd', question: 'buyers', answers: ['everywhere'], weight: 1 },
  { key: 'uk-account-for-cards', outcome: 'uk-ltd', question: 'payments', answers: ['cards-on-own-site'], weight: 2 },
  { key: 'uk-marketplace-home', outcome: 'uk-ltd', question: 'payments', answers: ['uk-marketplace'], weight: 4 },
  { key: 'not-the-us-marketplace', outcome: 'uk-ltd', question: 'payments', answers: ['us-marketplace'], weight: -1 },
  { key: 'simple-shares', outcome: 'uk-ltd', question: 'owners', answers: ['several'], weight: 1 },
  { key: 'accounts-are-public', outcome: 'uk-ltd', question: 'upkeep', answers: ['least'], weight: -1 },
  { key: 'small-accounts-no-audit', outcome: 'uk-ltd', question: 'upkeep', answers: ['some'], weight: 1 },
  { key: 'funds-prefer-delaware', outcome: 'uk-ltd', question: 'investors', answers: ['us-funds'], weight: -2 },

  { key: 'asian-buyers-and-suppliers', outcome: 'hk-ltd', question: 'buyers', answers: ['asia'], weight: 4 },
  { key: 'far-from-western-buyers', outcome: 'hk-ltd', question: 'buyers', answers: ['us', 'uk-europe'], weight: -2 },
  { key: 'goods-from-asia', outcome: 'hk-ltd', question: 'earning', answers: ['online-shop'], weight: 1 },
  { key: 'audit-every-year', outcome: 'hk-ltd', question: 'upkeep', answers: ['least', 'some'], weight: -4 },
  { key: 'audit-is-no-obstacle', outcome: 'hk-ltd', question: 'upkeep', answers: ['audit-is-fine'], weight: 1 },
  { key: 'audit-costs-more-than-profit', outcome: 'hk-ltd', question: 'profit', answers: ['under-500'], weight: -2 },
] as const satisfies readonly AnyReason[];

export type ReasonKey = (typeof reasons)[number]['key'];
