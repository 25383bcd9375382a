import { site } from '../../../firm/site.ts';
import type { PlatformWords } from '../../../pages/platform-words.ts';
import { groups, saleLines, sriLanka } from './common.ts';

export const tiktokShop = {
  name: 'TikTok Shop',
  page: {
    meta: {
      title: `TikTok Shop Fee Calculator | ${site.brand}`,
      description:
        'What an order in a TikTok Shop in the US or the UK leaves you after TikTok’s fee, creators, postage and the item, and what a refund costs.',
    },
    heading: 'TikTok Shop Fee Calculator',
    lead: 'What an order leaves you after TikTok’s fee, creators, postage and the item.',
    note: 'TikTok’s published fees in the US and the UK. Tap any figure for its source. We found no page that lets a seller in Sri Lanka open a TikTok Shop. Ask TikTok before you form a company for it.',
  },
  calculator: {
    title: 'Order',
    result: 'Fee Breakdown',
    ownPage: 'TikTok’s own page',
    totals: { profit: 'Profit' },
    groups: {
      shop: 'Your shop',
      sale: 'The order',
      in: groups.in,
      fees: groups.fees,
      out: groups.out,
      result: groups.result,
      refund: 'If you refund it after shipping',
    },
    fields: {
      ...sriLanka.fields,
      market: { label: 'Country of the shop' },
      category: { label: 'What you sell' },
      price: {
        label: 'The buyer pays',
        help: 'Item and postage, after every discount. In the US without sales tax.',
      },
      platformDiscount: { label: 'Discount that TikTok pays for' },
      itemCost: { label: 'Item cost' },
      shippingCost: { label: 'Postage and packing that you pay' },
      otherFees: { label: 'Other fees of the order', help: 'For example a creator’s commission, or adverts.' },
    },
    boxes: {},
    choices: {
      market: { us: 'United States', uk: 'United Kingdom' },
      category: { other: 'Most categories', jewellery: 'Jewellery', electronics: 'Electronics and computers' },
    },
    sample: {
      title: 'Cinnamon gift box',
      market: 'us',
      category: 'other',
      price: '40.00',
      platformDiscount: '0.00',
      itemCost: '12.00',
      shippingCost: '7.00',
      otherFees: '4.00',
    },
    notCounted: {
      ...sriLanka.notCounted,
      newSellers: 'A lower fee that TikTok may give new sellers for a time. It changes often.',
      returns: 'Items that come back, and their postage.',
      payout:
        'Payouts and the conversion to rupees. We found no page that says how TikTok Shop pays a seller in Sri Lanka.',
      company: 'What a company in the country of the shop costs each year, if you need one.',
    },
    lines: {
      ...sriLanka.lines,
      price: 'the buyer pays',
      platformDiscount: 'discount that TikTok pays for',
      revenue: saleLines.revenue,
      commission: 'TikTok’s fee',
      commissionRate: 'TikTok’s fee rate',
      otherFees: 'other fees',
      totalFees: saleLines.totalFees,
      feeShare: 'fees as a part of the money in',
      itemCost: saleLines.itemCost,
      shippingCost: saleLines.shippingCost,
      costs: saleLines.costs,
      profit: saleLines.profit,
      profitMargin: saleLines.profitMargin,
      returnOnCosts: saleLines.returnOnCosts,
      refundFee: 'TikTok’s fee for the refund',
      refundRate: 'rate of the fee for a refund',
      refundMost: 'the most it charges for a refund',
    },
  },
  table: {
    commission: 'TikTok’s fee',
    us: 'United States',
    uk: 'United Kingdom, with VAT',
    other: 'Most categories',
    jewellery: 'Jewellery',
    electronics: 'Electronics and computers',
    euCommission: 'TikTok’s fee in the EU',
    refundAdministration: 'Refund after shipping in the US, of TikTok’s fee',
    smallestPayout: 'Smallest payout in the US',
  },
} as const satisfies PlatformWords;
