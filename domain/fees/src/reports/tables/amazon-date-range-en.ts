import type { EntryKind, EntryState, Report, Words } from '../report.ts';
import { dateRange } from './amazon-date-range.ts';

/** Kinds of fees and payouts that also reports in other languages have in English. */
export const englishKinds: Words<EntryKind> = {
  order: 'sale',
  refund: 'refund',
  refund_retrocharge: 'refund',
  'chargeback refund': 'refund',
  'a-to-z guarantee claim': 'refund',
  'service fee': 'fee',
  'fee adjustment': 'fee',
  'fba inventory fee': 'fee',
  'fba customer return fee': 'fee',
  'fba transaction fees': 'fee',
  'amazon fees': 'fee',
  'shipping services': 'fee',
  'delivery services': 'fee',
  transfer: 'payout',
  adjustment: 'other',
  'fba inventory reimbursement': 'other',
  order_retrocharge: 'other',
  debt: 'other',
};

const states: Words<EntryState> = { released: 'done', deferred: 'pending' };

const shared = {
  day: 'date/time',
  kind: 'type',
  kinds: englishKinds,
  order: 'order id',
  description: 'description',
  pieces: 'quantity',
  marketplace: 'marketplace',
  fulfilments: { seller: 'fbm' },
  goods: 'product sales',
  discount: 'promotional rebates',
  taxOfGoods: ['product sales tax', 'promotional rebates tax', 'sales tax collected'],
  taxOfPostage: ['shipping credits tax', 'giftwrap credits tax', 'postage credits tax', 'gift wrap credits tax'],
  fees: ['selling fees', 'fba fees', 'other transaction fees', 'regulatory fee', 'tax on regulatory fee'],
  other: 'other',
  state: { column: 'transaction status', words: states },
} as const;

export const amazonDateRangeEnglish: readonly Report[] = [
  dateRange({
    ...shared,
    language: 'en-us',
    dayOrder: 'month-first',
    fulfilment: 'fulfillment',
    postage: ['shipping credits', 'gift wrap credits'],
    isTaxApart: true,
  }),
  // What the buyer paid, and Amazon takes its share of, has the VAT in it, as in the other shops of Europe.
  dateRange({
    ...shared,
    language: 'en-gb',
    dayOrder: 'day-first',
    fulfilment: 'fulfilment',
    postage: ['postage credits', 'gift wrap credits'],
  }),
];
