import type { Tool } from '../../src/tool.ts';

/** Every free tool, by the name that `toolLink` knows. */
export const tools = {
  ebay: {
    href: '/calculator/ebay',
    icon: 'gavel',
    title: { en: 'eBay Fee Calculator' },
    text: { en: 'What one sale leaves after fees, postage and the item itself.' },
  },
  paypal: {
    href: '/calculator/paypal',
    icon: 'wallet',
    title: { en: 'PayPal Fee Calculator' },
    text: { en: 'What is left of a sale when the buyer pays by PayPal.' },
  },
  wise: {
    href: '/calculator/wise',
    icon: 'send',
    title: { en: 'Wise Fee Calculator' },
    text: { en: 'What arrives, by currency, amount and way of paying.' },
  },
  amazon: {
    href: '/calculator/amazon',
    icon: 'package',
    title: { en: 'Amazon Fee Calculator' },
    text: { en: 'Referral, fulfilment and profit for each unit you sell.' },
  },
  etsy: {
    href: '/calculator/etsy',
    icon: 'store',
    title: { en: 'Etsy Fee Calculator' },
    text: { en: 'Listing, transaction, payment and offsite-ad fees together.' },
  },
  mercury: {
    href: '/calculator/mercury',
    icon: 'landmark',
    title: { en: 'Mercuri Bank Fee Calculator' },
    text: { en: 'Wire, conversion and plan charges on a US business account.' },
  },
  'profit-margin': {
    href: '/calculator/profit-margin',
    icon: 'percent',
    title: { en: 'Profit Margin Calculator' },
    text: { en: 'Margin, markup and the price that reaches a target.' },
  },
  'name-generator': {
    href: '/name-generator',
    icon: 'lightbulb',
    title: { en: 'Business Name Generator' },
    text: { en: 'Ideas for a company name, and the rules that it must meet.' },
  },
  'hsic-search': {
    href: '/hsic-search',
    icon: 'search',
    title: { en: 'HSIC Code Search' },
    text: { en: 'The six-digit code that Hong Kong asks every company for.' },
  },
  stripe: {
    href: '/calculator/stripe',
    icon: 'credit-card',
    title: { en: 'Stripe Fee Calculator' },
    text: { en: 'What a card payment leaves, by the country of your company.' },
  },
  payoneer: {
    href: '/calculator/payoneer',
    icon: 'wallet',
    title: { en: 'Payoneer Fee Calculator' },
    text: { en: 'Receiving, holding and withdrawing, each fee on its line.' },
  },
  bulk: {
    href: '/calculator/bulk',
    icon: 'list-checks',
    title: { en: 'Bulk Calculator' },
    text: { en: 'Fees of a whole list of sales at once, from a spreadsheet.' },
  },
  compare: {
    href: '/calculator/compare',
    icon: 'columns-2',
    title: { en: 'Fee Comparison' },
    text: { en: 'Up to four results side by side, with what differs marked.' },
  },
  payouts: {
    href: '/payouts',
    icon: 'banknote',
    title: { en: 'Payout Comparison' },
    text: { en: 'Ways from a client to a rupee account, by what lands.' },
  },
  'company-cost': {
    href: '/company-cost',
    icon: 'building-2',
    title: { en: 'Company Cost Calculator' },
    text: { en: 'What a company costs in its first year and after, by country.' },
  },
  deadlines: {
    href: '/deadlines',
    icon: 'calendar-clock',
    title: { en: 'Deadline Calendar' },
    text: { en: 'What your company must file, when, and what late costs.' },
  },
  'which-company': {
    href: '/which-company',
    icon: 'scale',
    title: { en: 'Which Company Fits' },
    text: { en: 'Ten questions: what cannot work, what fits, and when you need none.' },
  },
  'rule-checks': {
    href: '/rule-checks',
    icon: 'list-checks',
    title: { en: 'Rule Checks' },
    text: { en: 'BOI report, Form 5472, EIN, ITIN, UK identity: a few questions each.' },
  },
  fees: {
    href: '/fees',
    icon: 'book-open-text',
    title: { en: 'Fee Tables' },
    text: { en: 'Every published fee with its day and its source, and what changed.' },
  },
} satisfies Readonly<Record<string, Tool>>;

export type ToolName = keyof typeof tools;

/** “Other Business Calculators & Resources” under every calculator, in the order of the page. */
export const otherCalculators = [
  'ebay',
  'mercury',
  'etsy',
  'wise',
  'amazon',
  'profit-margin',
] as const satisfies readonly ToolName[];

/** The cards of the resources page, in the order of the page. */
export const resourceCards = ['ebay', 'paypal', 'wise', 'amazon'] as const satisfies readonly ToolName[];

/** The second group of the resources page; a tool is shown there once its page exists. */
export const moreTools = [
  'payouts',
  'company-cost',
  'deadlines',
  'which-company',
  'rule-checks',
  'name-generator',
  'hsic-search',
  'etsy',
  'stripe',
  'payoneer',
  'mercury',
  'profit-margin',
  'bulk',
  'fees',
] as const satisfies readonly ToolName[];
