import type { EntryKind, EntryState, Report, Words } from '../report.ts';

/** What a movement of the balance is: by its type, or by its reporting category. */
const kinds: Words<EntryKind> = {
  charge: 'sale',
  payment: 'sale',
  refund: 'refund',
  payment_refund: 'refund',
  partial_capture_reversal: 'refund',
  dispute: 'refund',
  dispute_reversal: 'refund',
  adjustment: 'refund',
  stripe_fee: 'fee',
  fee: 'fee',
  network_cost: 'fee',
  tax: 'fee',
  payout: 'payout',
  payout_cancel: 'payout',
  payout_failure: 'payout',
  payout_reversal: 'payout',
  transfer: 'payout',
  payment_failure_refund: 'other',
};

/** A payment that was refunded is a sale still: its fee is not given back. */
const states: Words<EntryState> = {
  paid: 'done',
  succeeded: 'done',
  refunded: 'done',
  'partial refund': 'done',
  'partially refunded': 'done',
  disputed: 'done',
  failed: 'failed',
  canceled: 'failed',
  blocked: 'failed',
  requires_payment_method: 'failed',
  incomplete: 'pending',
  pending: 'pending',
  uncaptured: 'pending',
  requires_capture: 'pending',
};

const payoutStates: Words<EntryState> = {
  paid: 'done',
  in_transit: 'pending',
  pending: 'pending',
  failed: 'failed',
  canceled: 'failed',
};

/** How a payment is made, where it has a price of its own. */
const methods = {
  ach_debit: 'achDirectDebit',
  us_bank_account: 'achDirectDebit',
  bacs_debit: 'bacsDirectDebit',
  sepa_debit: 'sepaDirectDebit',
  alipay: 'alipayOrWeChat',
  wechat_pay: 'alipayOrWeChat',
  klarna: 'klarna',
  card_present: 'terminal',
  '*': '',
} as const;

/** A payment is converted before its fee is taken: both are in the currency of the account. */
const amount = 'converted amount|amount';

/** Stripe writes its reports in English only. */
export const stripeReports: readonly Report[] = [
  {
    name: 'stripe-balance-history-en',
    program: 'Stripe',
    what: 'balance',
    platform: 'stripe',
    headers: ['id', 'type', 'amount', 'fee', 'net', 'currency'],
    amounts: { amount: ['amount'] },
    title: ['description', 'id'],
    currency: 'currency',
    day: { column: 'created (utc)', order: 'month-first' },
    kind: { column: 'type', words: kinds },
    revenue: ['amount'],
    charged: ['-fee'],
    value: ['amount'],
  },
  {
    name: 'stripe-balance-activity-en',
    program: 'Stripe',
    what: 'balance',
    platform: 'stripe',
    headers: ['balance_transaction_id', 'created', 'currency', 'gross', 'fee', 'net', 'reporting_category'],
    amounts: { amount: ['gross'] },
    title: ['description', 'balance_transaction_id'],
    currency: 'currency',
    day: { column: 'created', order: 'month-first' },
    kind: { column: 'reporting_category', words: kinds },
    revenue: ['gross'],
    charged: ['-fee'],
    value: ['gross'],
  },
  {
    name: 'stripe-payments-en',
    program: 'Stripe',
    what: 'payments',
    platform: 'stripe',
    headers: ['id', 'amount', 'amount refunded', 'currency', 'converted amount', 'fee', 'status'],
    amounts: { amount: [amount] },
    choices: { method: { column: 'payment source type', words: methods } },
    title: ['description', 'id'],
    currency: 'converted currency|currency',
    day: { column: 'created date (utc)|created (utc)', order: 'month-first' },
    state: { column: 'status', words: states },
    amountsBy: { amount: 'disputed amount', columns: ['dispute status'] },
    revenue: [amount],
    refunded: ['converted amount refunded|amount refunded', 'disputed amount: lost'],
    charged: ['-fee'],
    value: [amount],
  },
  {
    name: 'stripe-payouts-en',
    program: 'Stripe',
    what: 'payouts',
    platform: 'stripe',
    headers: ['id', 'amount', 'created (utc)', 'currency', 'arrival date (utc)', 'status', 'type', 'method'],
    amounts: {},
    title: ['description', 'id'],
    currency: 'currency',
    day: { column: 'created (utc)', order: 'month-first' },
    kind: [{ is: 'payout' }],
    state: { column: 'status', words: payoutStates },
    revenue: [],
    value: ['-amount'],
  },
];
