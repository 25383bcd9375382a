import { site } from '../../firm/site.ts';
import { published } from './published.ts';
import { sharing } from './sharing.ts';

/** What every calculator page shares, in the order of the page. */
const shared = {
  breadcrumb: 'Resources',
  schedule: {
    legend: 'Which fees to use',
    quick: 'Quick estimate',
    published: 'Published fees',
    withoutScript: 'This calculator needs JavaScript to follow what you type.',
  },
  notInQuick: 'not part of the quick estimate',
  moneyIn: 'Money in',
  moneyOut: 'Money out',
  readAs: 'read as {number}',
  seeBreakdown: 'See breakdown',
  actions: {
    copy: 'Copy result',
    copied: 'Result copied',
    share: 'Share link',
    shared: 'Link copied',
    print: 'Print',
    csv: 'Save as CSV',
  },
  sharing,
  compare: { keep: 'Add to comparison', kept: 'Added for this visit.', now: 'Compare now ({count})' },
  close: 'Close',
  why: 'Why Use This Calculator?',
  takingAction: 'Taking Action',
  others: 'Other Business Calculators & Resources',
  open: 'Open calculator',
  questions: 'Your Questions, Our Expertise',
  reviewed: 'Fee facts on this page were last reviewed on {day}.',
} as const;

const chat = {
  button: 'Any questions? Ask on WhatsApp!',
  panelTitle: 'Ask on WhatsApp',
  panelText: 'Opens WhatsApp with “Hello! I have a question.” Nothing is sent until you press send there.',
  open: 'Open WhatsApp',
  prefilled: 'Hello! I have a question.',
} as const;

/** The eBay form; the PayPal page shows the same one. */
const listing = {
  card: 'Listing Detail',
  fields: {
    soldPrice: { label: 'Sold Price', helper: 'sale price not including shipping charge' },
    shippingPrice: { label: 'Shipping Price', helper: 'charged to buyer' },
    itemCost: { label: 'Item Cost', helper: 'price you paid for item' },
    shippingCost: { label: 'Shipping Cost', helper: 'price you paid for shipping' },
  },
  category: {
    label: 'Item Category',
    options: { collectibles: 'Collectibles', electronics: 'Electronics', fashion: 'Fashion' },
  },
  options: {
    legend: 'Options',
    topRatedSeller: 'Top Rated Seller',
    belowStandardSeller: 'Below Standard Seller',
    internationalFee: 'International Fee',
    promotedListing: 'Promoted Listing',
    salesTax: 'Sales Tax',
    otherFees: 'Other Fees',
  },
  breakdown: {
    card: 'Fee Breakdown',
    income: 'Sold price + shipping',
    finalValueFee: 'Final value fee',
    managedPaymentsFee: 'Managed payments fee',
    itemCost: 'Item cost',
    shippingCost: 'Shipping cost',
    profit: 'Profit from sale:',
  },
  shares: {
    fees: 'Fees {percent}%',
    costs: 'Your costs {percent}%',
    profit: 'Profit {percent}%',
  },
  quickNote: 'A rule of thumb: {rate} of the sale plus {fixed}. Category and options don’t change it.',
} as const;

const paypal = {
  quickNote:
    'A rule of thumb: {rate} of the sale plus {fixed}. These aren’t PayPal’s own fees. Category and options don’t change it.',
  feeInformation: {
    title: 'Fee Information',
    text: 'PayPal fees in Sri Lanka typically range from 2.9% for domestic transactions to 4.4% plus a fixed fee for international transactions. Cross-border and currency conversion fees may apply.',
  },
} as const;

const wise = {
  quickNote: 'A rule of thumb with fixed fees and a fixed exchange rate, not today’s.',
  card: 'Transaction Details',
  youSend: 'You send',
  senderCurrency: 'Currency you send',
  rateLine: '1 {from} = {rate} {to}',
  rateFixed: 'fixed in this calculator',
  recipientGets: 'Recipient gets',
  recipientCurrency: 'Currency the recipient gets',
  payBy: 'How would you like to pay?',
  methods: {
    bankTransfer: { name: 'Bank Transfer', line: 'Transfer money using your bank account' },
    account: { name: 'Your Account', line: 'Use money in your account to pay instantly' },
    swift: { name: 'Swift Transfer', line: 'Send from your bank account abroad' },
    debitCard: { name: 'Debit Card', line: 'For amounts above 10,000 LKR limit' },
    creditCard: { name: 'Credit Card', line: 'For amounts above 10,000 LKR limit' },
  },
  breakdown: {
    card: 'Fee Breakdown',
    takenFrom: 'Fees on {amount}',
    bankTransferFee: 'Bank transfer fee',
    ourFee: 'Our fee',
    volumeDiscount: 'Volume discount',
    total: 'Total included fees ({pct}%)',
    totalAlone: 'Total included fees',
    ofOneTransfer:
      'This estimate gives the discount of this transfer alone. Wise counts everything you send in a month: see the questions below.',
  },
  payDialog: {
    title: 'How would you like to pay?',
    text: 'Here are the ways you can pay for this transfer',
    totalFee: 'total fee',
  },
  discountDialog: {
    title: 'Volume Discount Breakdown',
    originalFee: 'Original fee',
    newFee: 'New fee',
    totalSaving: 'Total saving',
    whyTitle: 'Why you got a discount',
    whyText: "You're sending {amount} {currency} in this transfer, so we're dropping our fee from {x}% to {y}%.",
    meansTitle: 'What this means',
    meansText: "You'll get this discount on this transfer. Increase your amount to unlock bigger discounts.",
    meansTopText: "You'll get this discount on this transfer. It is the largest one.",
    noneTitle: 'No discount yet',
    noneText: 'Send {amount} {currency} more to get {percent}% off our fee.',
  },
} as const;

const amazon = {
  quickNote:
    'A rule of thumb with one size table, in inches and pounds. Peak-season fees and surcharges aren’t included.',
  quickNoteAbroad:
    'The quick estimate uses US sizes, in inches and pounds. For this marketplace it shows the same amounts in {symbol}, without VAT. The published fees include VAT.',
  readBack: 'read as {number}',
  market: {
    title: 'Market place category',
    marketplace: 'Amazon Marketplace',
    marketplaces: {
      us: `United States (${site.amazonUsHost})`,
      uk: 'United Kingdom (amazon.co.uk)',
      de: 'Germany (amazon.de)',
    },
    category: 'Product Category',
    categories: {
      everything_else: 'Everything Else',
      electronics: 'Electronics',
      clothing: 'Clothing & Accessories',
      books: 'Books',
    },
  },
  pricing: {
    title: 'Pricing & Costs',
    sellingPrice: 'Selling Price',
    productCost: 'Product Cost',
    fulfilment: 'Product Category',
    fulfilmentName: 'Product Category: fulfillment method',
    fulfilments: { fba: 'FBA (Fulfillment by Amazon)', fbm: 'FBM (Merchant Fulfilled)' },
  },
  size: {
    title: 'Pricing & Costs',
    titleName: 'Pricing & Costs: package size',
    lengthIn: 'Length (inches)',
    widthIn: 'Width (inches)',
    heightIn: 'Height (inches)',
    weightLb: 'Weight (lbs)',
  },
  additional: {
    title: 'Additional Costs (Optional)',
    shippingToAmazon: 'Shipping to Amazon',
    marketingCost: 'Marketing Cost',
    storageCost: 'Additional storage',
  },
  submit: 'Calculate Profit',
  metrics: {
    title: 'Key Performance Metrics',
    netProfit: 'Net Profit',
    profitMargin: 'Profit Margin',
    roi: 'Return on Investment (ROI)',
    totalRevenue: 'Total Revenue',
    totalCosts: 'Total Costs',
    summary: 'Net profit {netProfit}, margin {margin}%, return on investment {roi}%.',
  },
  chart: {
    title: 'Key Performance Metrics',
    titleName: 'Key Performance Metrics: chart',
    loading: 'Loading chart…',
    part: 'Part',
    amount: 'Amount',
    share: 'Share',
    slices: {
      shippingAndMarketing: 'Shipping & Marketing',
      netProfit: 'Net Profit',
      productDetails: 'Product Details',
      amazonFees: 'Amazon Fees',
    },
    centre: 'margin',
  },
  fees: {
    title: 'Amazon Fees',
    referral: 'Referral Fee',
    referralWhy: '{percent}% of {price}, {category}',
    fulfilment: 'Fulfillment Fee',
    fulfilmentWhy: {
      standard: 'standard size, {weight} lb',
      oversize: 'oversize, {weight} lb',
      merchant: 'you ship it yourself',
      noWeight: 'no weight entered',
    },
    total: 'Total Amazon Fees',
  },
  costs: {
    title: 'Your Costs',
    productCost: 'Product Cost',
    shippingToAmazon: 'Shipping to Amazon',
    marketingCost: 'Marketing Cost',
    storageCost: 'Additional Storage',
    total: 'Total Your Costs',
  },
  perUnit: {
    title: 'Per Unit Analysis',
    revenue: 'Revenue per Unit',
    cost: 'Cost per Unit',
    fees: 'Fees per Unit',
  },
  analysis: {
    title: 'Analysis & Recommendations',
    low: 'Low Profitability Product',
    healthy: 'Healthy Profitability',
    lowText:
      'Each unit costs more than it brings in: net profit is {profit}% of revenue. Amazon fees take {fees}% and your own costs {costs}%.',
    healthyText: '{profit}% of revenue stays with you. Amazon fees take {fees}% and your own costs {costs}%.',
    roiText: 'ROI is {roi}%; aim for 50%+ for growth.',
    noCosts: 'Enter what the unit costs you to see the ROI; aim for 50%+ for growth.',
    recommendations: {
      price: 'Raise the price or cut product cost.',
      costs: 'Reduce shipping and marketing, now {percent}% of revenue.',
      noShipping: 'Enter shipping and marketing too: most units need them. Then reduce them.',
      size: 'Review packaging to stay in the standard tier.',
    },
  },
} as const;

/** The four calculators: every label, dialog and note of the pages. What stands below them is in entries/calculators. */
export const calculators = { published, shared, chat, listing, paypal, wise, amazon } as const;
