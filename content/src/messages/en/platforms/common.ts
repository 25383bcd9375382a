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
