import type { EntryState, KindRule, Report, Words } from '../report.ts';
import { amazonDateRangeEnglish } from './amazon-date-range-en.ts';
import { amazonDateRangeOther } from './amazon-date-range-other.ts';
import { amazonDateRangeWest } from './amazon-date-range-west.ts';
import { englishFulfilments, marketplaces } from './amazon-shops.ts';

const orderStates: Words<EntryState> = {
  shipped: 'done',
  'shipped - delivered to buyer': 'done',
  'shipped - picked up': 'done',
  complete: 'done',
  unshipped: 'pending',
  pending: 'pending',
  shipping: 'pending',
  cancelled: 'failed',
  canceled: 'failed',
  'shipped - returned to seller': 'refunded',
  'shipped - returning to seller': 'refunded',
  'shipped - rejected by buyer': 'refunded',
};

/** The reports of orders are of every shop of a region, each row in its own currency, discounts with or without a minus. */
const goods = ['item-price', '~item-promotion-discount'];
const postage = ['shipping-price', '~ship-promotion-discount', 'gift-wrap-price'];

const ordersReport = {
  platform: 'amazon',
  amounts: { sellingPrice: goods, shippingPrice: postage },
  choices: {
    marketplace: { column: 'sales-channel', words: marketplaces },
    fulfilment: { column: 'fulfillment-channel', words: englishFulfilments },
  },
  title: ['product-name', 'sku'],
  order: 'amazon-order-id',
  currency: 'currency',
  day: { column: 'purchase-date' },
  /** Orders of other shops that Amazon sends out have no price. */
  kind: [{ is: 'other', where: { 'sales-channel': 'non-amazon*' } }, { is: 'sale' }],
  revenue: [...goods, ...postage],
  tax: ['item-tax', 'shipping-tax', 'gift-wrap-tax'],
  value: ['item-price'],
} as const satisfies Partial<Report>;

const orders: readonly Report[] = [
  {
    ...ordersReport,
    name: 'amazon-all-orders-en',
    program: 'Amazon',
    what: 'orders',
    headers: ['amazon-order-id', 'order-status', 'sales-channel', 'quantity', 'currency', 'item-price'],
    pieces: 'quantity',
    state: { column: 'order-status', words: orderStates },
  },
  {
    ...ordersReport,
    name: 'amazon-fba-shipments-en',
    program: 'Amazon',
    what: 'shipments',
    headers: ['amazon-order-id', 'shipment-id', 'quantity-shipped', 'currency', 'item-price', 'sales-channel'],
    pieces: 'quantity-shipped',
  },
];

const settlementKinds: readonly KindRule[] = [
  { is: 'payout', where: { 'transaction-type': '' } },
  { is: 'sale', where: { 'transaction-type': 'order' } },
  { is: 'refund', where: { 'transaction-type': '*refund' } },
  { is: 'refund', where: { 'transaction-type': 'chargeback*' } },
  { is: 'fee', where: { 'transaction-type': 'servicefee' } },
  { is: 'fee', where: { 'transaction-type': 'fbafees' } },
  { is: 'hold', where: { 'amount-description': '*reserve amount*' } },
  { is: 'other', where: { 'amount-type': '*reimbursement' } },
  { is: 'fee', where: { 'amount-description': '*fee*' } },
];

const [price, promotion] = ['amount: itemprice', 'amount: promotion'];
const settledGoods = [`${price} / principal`, `${promotion} / principal`];
const settledPostage = [`${price} / shipping`, `${price} / giftwrap`, `${promotion} / shipping`];
const settledTax = [
  ...[`${price} / tax`, `${price} / shippingtax`, `${price} / giftwraptax`],
  ...[`${promotion} / tax`, `${promotion} / taxdiscount`],
];
const settledFees = ['amount: itemfees'];
const withheld = 'amount: itemwithheldtax';
const isLess = (columns: readonly string[]) => columns.map((column) => `-${column}`);

/** A row is one amount; the first has what was paid out and the currency of all. */
const settlement: Report = {
  name: 'amazon-settlement-v2-en',
  program: 'Amazon',
  what: 'settlement',
  platform: 'amazon',
  headers: [
    'settlement-id',
    'total-amount',
    'currency',
    'transaction-type',
    'amount-type',
    'amount-description',
    'amount',
  ],
  amounts: { sellingPrice: settledGoods, shippingPrice: settledPostage },
  choices: {
    marketplace: { column: 'marketplace-name', words: marketplaces },
    fulfilment: { column: 'fulfillment-id', words: englishFulfilments },
  },
  title: ['sku', 'amount-description', 'amount-type'],
  pieces: 'quantity-purchased',
  order: 'order-id',
  item: 'sku',
  asAbove: { columns: ['currency'], within: 'file' },
  currency: 'currency',
  day: { column: 'posted-date|deposit-date' },
  kind: settlementKinds,
  amountsBy: { amount: 'amount', columns: ['amount-type', 'amount-description'] },
  revenue: [...settledGoods, ...settledPostage],
  tax: settledTax,
  charged: settledFees,
  value: ['-total-amount', 'amount', ...isLess([...settledTax, withheld, ...settledFees])],
};

export const amazonReports: readonly Report[] = [
  ...amazonDateRangeEnglish,
  ...amazonDateRangeWest,
  ...amazonDateRangeOther,
  ...orders,
  settlement,
];
