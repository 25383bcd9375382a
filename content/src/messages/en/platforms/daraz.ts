import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, saleLines } from './common.ts';

export const daraz = {
  name: 'Daraz',
  page: {
    meta: {
      title: `Daraz Fee Calculator Sri Lanka | ${site.brand}`,
      description:
        'What a sale on Daraz.lk leaves you in rupees after commission, payment fee, delivery and the item, by the rates in your Seller Center.',
    },
    heading: 'Daraz Fee Calculator',
    lead: 'What a sale on Daraz leaves you, by the rates of your own shop.',
    note: 'We found no page where Daraz publishes its rates for Sri Lanka, so we assume none. Your Seller Center shows the commission of each category. Enter your own rates.',
  },
  calculator: {
    title: 'Sale',
    result: 'Fee Breakdown',
    totals: { profit: 'Profit' },
    groups: {
      sale: groups.sale,
      rates: 'Your rates on Daraz',
      in: groups.in,
      fees: groups.fees,
      out: groups.out,
      result: groups.result,
    },
    fields: {
      price: { label: 'Selling price', help: 'What the buyer pays for the item, after your own vouchers.' },
      itemCost: { label: 'Item cost' },
      shippingCost: { label: 'Delivery and packing that you pay' },
      commissionRate: { label: 'Commission', help: 'As Seller Center shows it for the category.' },
      paymentRate: {
        label: 'Payment fee',
        help: 'As your account statement shows it. Write 0 if there is none.',
      },
      otherFees: { label: 'Other fees of the order', help: 'For example a handling fee, or tax that Daraz adds.' },
    },
    boxes: {},
    choices: {},
    sample: {
      title: 'Handloom cushion cover',
      price: '2500.00',
      itemCost: '1200.00',
      shippingCost: '100.00',
      commissionRate: '12',
      paymentRate: '2',
      otherFees: '0.00',
    },
    notCounted: {
      promotions: 'Adverts, campaigns and free delivery that you join on Daraz.',
      returns: 'Parcels that come back, and penalties for late or cancelled orders.',
    },
    lines: {
      price: 'selling price',
      commission: 'commission',
      commissionRate: 'your commission rate',
      paymentFee: 'payment fee',
      paymentRate: 'your payment fee rate',
      otherFees: 'other fees',
      totalFees: saleLines.totalFees,
      feeShare: 'fees as a part of the price',
      itemCost: saleLines.itemCost,
      shippingCost: saleLines.shippingCost,
      costs: saleLines.costs,
      profit: saleLines.profit,
      profitMargin: saleLines.profitMargin,
      returnOnCosts: saleLines.returnOnCosts,
    },
  },
  table: {},
} as const satisfies PlatformWords;
