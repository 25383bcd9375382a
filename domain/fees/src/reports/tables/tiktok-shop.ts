import type { Report } from '../report.ts';

/** A shop sells within its own country. */
const shopCurrencies = {
  'united states': 'USD',
  'united kingdom': 'GBP',
  germany: 'EUR',
  france: 'EUR',
  italy: 'EUR',
  spain: 'EUR',
  ireland: 'EUR',
  mexico: 'MXN',
  brazil: 'BRL',
  japan: 'JPY',
  singapore: 'SGD',
  malaysia: 'MYR',
  thailand: 'THB',
  vietnam: 'VND',
  philippines: 'PHP',
  indonesia: 'IDR',
} as const;

const goods = ['sku subtotal before discount', '-sku seller discount'];
const postage = 'shipping fee after discount';

/** What TikTok pays of a discount is paid to the seller. The line below the headers explains them. */
const orders: Report = {
  name: 'tiktok-shop-orders-en',
  program: 'TikTok Shop',
  what: 'orders',
  headers: ['order id', 'order status', 'sku subtotal before discount', 'sku seller discount', 'order amount'],
  amounts: { soldPrice: goods, shippingPrice: [postage] },
  title: ['product name', 'seller sku'],
  pieces: 'quantity',
  order: 'order id',
  ofOrder: [postage, 'taxes', 'order amount', 'order refund amount'],
  currencyBy: { words: { column: 'country', words: shopCurrencies } },
  day: {
    column: 'created time',
    orderBy: { column: 'country', words: { 'united states': 'month-first', '*': 'day-first' } },
  },
  state: {
    column: 'order status',
    words: {
      completed: 'done',
      delivered: 'done',
      shipped: 'done',
      'to ship': 'done',
      unpaid: 'pending',
      canceled: 'failed',
      cancelled: 'failed',
    },
  },
  filledIn: 'created time',
  revenue: [...goods, postage],
  tax: ['taxes'],
  refunded: ['order refund amount'],
  value: ['order amount'],
};

const settledGoods = ['gross sales', 'seller discount'];
const settledPostage = 'customer-paid shipping fee';

/** The sheet of orders of a settlement. Sums of columns stand beside them: each is read once. */
const settlement: Report = {
  name: 'tiktok-shop-settlement-en',
  program: 'TikTok Shop',
  what: 'settlement',
  headers: ['statement date', 'type', 'order/adjustment id', 'currency', 'gross sales', 'seller discount', 'fees'],
  amounts: { soldPrice: settledGoods, shippingPrice: [settledPostage] },
  title: ['product name', 'adjustment reason', 'type'],
  pieces: 'quantity',
  order: 'order/adjustment id',
  currency: 'currency',
  day: {
    column: 'order created date|statement date',
    orderBy: { column: 'currency', words: { usd: 'month-first', '*': 'day-first' } },
  },
  kind: {
    column: 'type',
    words: { order: 'sale', refund: 'refund', 'gmv payment for tiktok ads': 'fee', '*reimbursement*': 'other' },
  },
  revenue: [...settledGoods, settledPostage],
  tax: ['-sales tax payment'],
  charged: ['fees', 'tiktok shop shipping fee', 'return shipping fee'],
  value: [
    ...[...settledGoods, settledPostage],
    ...['gross sales refund', 'seller discount refund', 'customer-paid shipping fee refund', 'adjustment amount'],
  ],
};

export const tiktokShopReports: readonly Report[] = [orders, settlement];
