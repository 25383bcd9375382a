import type { Report } from '../report.ts';

/** What is of the whole order stands in its first row; how it was paid decides whose fees it has, which it does not say. */
export const shopifyReports: readonly Report[] = [
  {
    name: 'shopify-orders-en',
    program: 'Shopify',
    what: 'orders',
    headers: ['name', 'financial status', 'currency', 'subtotal', 'shipping', 'taxes', 'total', 'lineitem quantity'],
    amounts: { amount: ['total'], soldPrice: ['subtotal', 'taxes'], shippingPrice: ['shipping'] },
    title: ['lineitem name', 'lineitem sku'],
    pieces: 'lineitem quantity',
    order: 'name',
    asAbove: { columns: ['financial status', 'currency'], within: 'order' },
    currency: 'currency',
    day: { column: 'created at' },
    state: {
      column: 'financial status',
      words: {
        paid: 'done',
        partially_refunded: 'done',
        refunded: 'done',
        pending: 'pending',
        authorized: 'pending',
        partially_paid: 'pending',
        voided: 'failed',
        expired: 'failed',
      },
    },
    revenue: ['subtotal', 'shipping'],
    tax: ['taxes'],
    refunded: ['refunded amount'],
    value: ['total'],
  },
];
