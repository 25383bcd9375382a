/** Words that several platforms share, by the keys of their questions and answers. */
export const groups = {
  where: 'Where you sell',
  sale: 'The sale',
  transfer: 'The transfer',
  costs: 'Your costs',
  options: 'Options',
  in: 'Money in',
  fees: 'Fees',
  out: 'Your costs',
  result: 'What is left',
} as const;

/** Figures of every sale. */
export const saleLines = {
  revenue: 'money in',
  totalFees: 'all fees',
  itemCost: 'item cost',
  shippingPrice: 'shipping',
  shippingCost: 'shipping cost',
  otherCosts: 'other costs',
  costs: 'your costs',
  profit: 'profit',
  profitMargin: 'profit margin',
  returnOnCosts: 'return on costs',
} as const;

/** Figures of every payment. */
export const paymentLines = {
  amount: 'amount',
  fee: 'fee',
  feeShare: 'fees as a part of the amount',
  net: 'what arrives',
} as const;

/** VAT that platforms abroad may add in Sri Lanka, and stamp duty on cards that pay them. */
export const sriLanka = {
  fields: { sriLankanVat: { label: 'The platform adds Sri Lankan VAT of 18% to its fees' } },
  lines: { sriLankanVat: 'Sri Lankan VAT on the fees', sriLankanVatRate: 'Sri Lankan VAT rate' },
  notCounted: {
    sriLankanVat:
      'Sri Lankan VAT of 18% on the fees since 1 Jul 2026. No page we found says if this platform charges it yet; an option counts it.',
  },
  stampDuty: {
    stampDuty: 'Stamp duty of 2.5% where a Sri Lankan credit card pays the fee (last seen in force in 2025).',
  },
} as const;

/** What several platforms cite that has no address. */
export const unsourced = { commonKnowledge: 'Common knowledge; no public page was found' } as const;
