import type { EntryKind, EntryState, Report, Words } from '../report.ts';

/** British files have a few names of their own. */
const [soldOn, itemsPostage, postage] = ['sale date|date posted', 'order shipping|order delivery', 'shipping|delivery'];
const postageDiscount = '~shipping discount|delivery discount';
const itemsTax = ['order sales tax', 'vat paid by buyer'];

/** Etsy writes its downloads in English, the days of its orders month first. Postage and tax are of the whole order. */
const soldItems: Report = {
  name: 'etsy-sold-items-en',
  program: 'Etsy',
  what: 'items',
  platform: 'etsy',
  headers: ['item name', 'quantity', 'price', 'item total', 'currency', 'order id'],
  amounts: {
    itemPrice: ['item total', '~discount amount'],
    shippingPrice: [itemsPostage, postageDiscount],
    salesTax: itemsTax,
  },
  title: ['item name', 'sku'],
  pieces: 'quantity',
  order: 'order id',
  ofOrder: ['order shipping', 'order delivery', 'order sales tax'],
  currency: 'currency',
  day: { column: soldOn, order: 'month-first' },
  revenue: ['item total', '~discount amount', itemsPostage, postageDiscount],
  tax: itemsTax,
  value: ['item total'],
};

const states: Words<EntryState> = {
  completed: 'done',
  shipped: 'done',
  paid: 'done',
  refunded: 'done',
  'partially refunded': 'done',
  'fully refunded': 'done',
  canceled: 'failed',
  cancelled: 'failed',
};

/** Of what Etsy takes, it has what the payment costs only. A refund is what the totals have become less. */
const soldOrders: Report = {
  name: 'etsy-sold-orders-en',
  program: 'Etsy',
  what: 'orders',
  platform: 'etsy',
  headers: ['order id', 'number of items', 'currency', 'order value', 'sales tax', 'order total', 'status'],
  amounts: {
    itemPrice: ['order value', '~discount amount'],
    shippingPrice: [postage, postageDiscount],
    salesTax: ['sales tax'],
  },
  title: ['order id'],
  pieces: 'number of items',
  order: 'order id',
  currency: 'currency',
  day: { column: soldOn, order: 'month-first' },
  state: { column: 'status', words: states },
  revenue: ['order value', '~discount amount', postage, postageDiscount],
  tax: ['sales tax'],
  refunded: ['order total', '-adjusted order total|order total'],
  returned: ['card processing fees', '-adjusted card processing fees|card processing fees'],
  charged: ['-card processing fees'],
  isPartlyCharged: true,
  value: ['order total'],
};

const kinds: Words<EntryKind> = {
  sale: 'sale',
  tax: 'sale',
  refund: 'refund',
  fee: 'fee',
  vat: 'fee',
  gst: 'fee',
  marketing: 'fee',
  shipping: 'fee',
  postage: 'fee',
  deposit: 'payout',
  'buyer fee': 'other',
  reserve: 'hold',
};

const taken = 'fees & taxes';
const [tax, ...fees] = ['tax', 'fee', 'vat', 'gst', 'marketing', 'shipping', 'postage', 'refund'].map(
  (word) => `${taken}: ${word}`,
);

/** Each fee is a row that names its order; what the buyer paid as tax is in the sale, and taken off in a row of its own. */
const statement: Report = {
  name: 'etsy-statement-en',
  program: 'Etsy',
  what: 'statement',
  platform: 'etsy',
  headers: ['date', 'type', 'title', 'info', 'currency', 'amount', taken, 'net'],
  amounts: { itemPrice: ['amount', `${tax}`], salesTax: [`-${tax}`] },
  title: ['title'],
  order: 'info|title',
  orderAfter: 'order #',
  currency: 'currency',
  day: { column: 'date' },
  kind: { column: 'type', words: kinds },
  amountsBy: { amount: taken, columns: ['type'] },
  hasFeesOfOrders: true,
  feesElsewhere: ['listingFee'], // its rows name the listing
  revenue: ['amount', `${tax}`],
  tax: [`-${tax}`],
  charged: fees,
  value: ['amount', `${tax}`],
  paidOut: 'title',
};

export const etsyReports: readonly Report[] = [soldItems, soldOrders, statement];
