import { site } from '../../firm/site.ts';
import { oldRate } from './old-rate.ts';

/** What reaches a rupee account: words for the keys of `@formation/payouts`, and for its page. */
const routes = {
  'paypal-lk': { name: 'PayPal in Sri Lanka', line: 'Into PayPal, and on to a linked bank in rupees' },
  'payoneer-card': { name: 'Payoneer, client pays by card', line: 'A payment request, paid by card' },
  'payoneer-bank': { name: 'Payoneer, client pays by bank', line: 'Into a Payoneer receiving account' },
  'wise-lk': { name: 'Wise, straight to rupees', line: 'The client sends with Wise to your rupee account' },
  'swift-lkr': { name: 'Bank wire to a rupee account', line: 'SWIFT, converted by your bank' },
  'swift-foreign': { name: 'Bank wire, stays in foreign currency', line: 'SWIFT to a foreign currency account' },
  'stripe-us-mercury': { name: 'Stripe, US company, Mercury', line: 'Card, US company, dollar wire to your bank' },
  'stripe-us-wise': { name: 'Stripe, US company, Wise', line: 'Card, US company, Wise to rupees' },
  'stripe-uk-wise': { name: 'Stripe, UK company, Wise', line: 'Card, UK company, Wise to rupees' },
  'stripe-hk-wise': { name: 'Stripe, Hong Kong company, Wise', line: 'Card, Hong Kong company, Wise to rupees' },
  'paypal-us-mercury': { name: 'PayPal, US company, Mercury', line: 'PayPal, US company, dollar wire to your bank' },
  'paypal-us-wise': { name: 'PayPal, US company, Wise', line: 'PayPal, US company, Wise to rupees' },
  'paypal-uk-wise': { name: 'PayPal, UK company, Wise', line: 'PayPal, UK company, Wise to rupees' },
  'paypal-hk-wise': { name: 'PayPal, Hong Kong company, Wise', line: 'PayPal, Hong Kong company, Wise to rupees' },
  'bank-us-wise': { name: 'Bank transfer, US company, Wise', line: 'Into your company’s Wise account, then to rupees' },
  'bank-uk-wise': { name: 'Bank transfer, UK company, Wise', line: 'Into your company’s Wise account, then to rupees' },
  'bank-hk-wise': {
    name: 'Bank transfer, Hong Kong company, Wise',
    line: 'Into your company’s Wise account, then to rupees',
  },
  'bank-us-mercury': {
    name: 'Bank transfer, US company, Mercury',
    line: 'Into Mercury, then a dollar wire to your bank',
  },
  'bank-us-mercury-wise': {
    name: 'Bank transfer, US company, Mercury, Wise',
    line: 'Into Mercury, on to Wise, then to rupees',
  },
} as const;

/** How a platform pays out, whichever it is. */
const payoutWays = {
  payoneer: { name: '{platform} to Payoneer', line: 'Paid out to Payoneer, then withdrawn in rupees' },
  bank: { name: '{platform} to your local bank', line: 'Paid out in rupees to your bank account' },
  wire: { name: '{platform} by dollar wire', line: 'A dollar wire, converted by your bank' },
  paypal: { name: '{platform} to PayPal', line: 'Paid out to PayPal' },
} as const;

const stops = {
  client: 'Your client',
  paypal: 'PayPal',
  stripe: 'Stripe',
  company: 'Your company’s account',
  payoneer: 'Payoneer',
  wise: 'Wise',
  marketplace: 'The marketplace',
  way: 'Banks in between',
  bank: 'Your bank in Sri Lanka',
} as const;

const steps = {
  sale: 'The marketplace’s fees',
  receive: 'Receiving the payment',
  settle: 'Conversion to the account’s currency',
  convert: 'Currency exchange',
  withdraw: 'Withdrawal',
  payout: 'Payout to the company’s account',
  transfer: 'On to your Wise account',
  upkeep: 'Company’s yearly costs, per payment',
  'annual-fee': 'Annual fee, per payment',
  send: 'Sending it home',
  'on-the-way': 'Taken by banks on the way',
  credit: 'Your bank, inward payment',
} as const;

const layers = { fees: 'Fees', margin: 'Exchange margin', fixed: 'Fixed charges' } as const;

const needs = {
  'paypal-account': 'A PayPal business account',
  'paypal-partner-bank':
    'An account at a bank that PayPal works with: Bank of Ceylon, Commercial Bank or Sampath Bank in May 2026. Ask any other bank',
  'company-us': 'A US company with an EIN',
  'company-uk': 'A UK company',
  'company-hk': 'A Hong Kong company',
  'stripe-account': 'A Stripe account of the company',
  'mercury-account': 'A Mercury account of the company',
  'wise-account': 'A client who pays with Wise',
  'wise-business': 'A Wise business account of the company',
  'payoneer-account': 'A Payoneer account in your name',
  'marketplace-account': 'Your seller or freelancer account',
  'rupee-account': 'A rupee account in your name',
  'foreign-currency-account': 'A foreign currency account at your bank',
} as const;

const risks = {
  'paypal-new':
    'PayPal announced payments to Sri Lanka on 15 May 2026. We found no page with its business fees: the rate is from PayPal’s pages for Korea and India.',
  holds: 'The platform can hold the money of new or unusual accounts for weeks.',
  chargebacks: 'A client can dispute the payment months later. A dispute costs a fee.',
  'banks-on-the-way': 'You can’t know in advance what banks in between charge.',
  'bank-rate': 'Your bank’s rate on that day applies. Ask for its buying rate for telegraphic transfers.',
  'company-tax': 'The company pays tax in its country. What it pays you is taxed in Sri Lanka.',
  'company-filings': 'Missed reports lead to penalties and can close the company.',
  'mercury-eligibility': 'Mercury decides which founders it accepts.',
  'wise-eligibility':
    'Wise decides company by company whose account it opens. Ask which currencies yours can receive before you send an invoice.',
  'payoneer-range': 'Payoneer shows your rate before you withdraw. Its pages say 1% to 4%.',
  'still-in-foreign-currency': 'Converting it later costs your bank’s margin.',
  'marketplace-fees': 'These are the usual fees. Enter your own.',
  'platform-rate': 'The platform’s bank sets the rate. The withdrawal form shows the last one.',
  'local-bank-list': 'Sri Lankan rupees were on an older list. Check in your account settings that they still are.',
} as const;

const assumptions = {
  'paypal-lk-rate': 'PayPal in Sri Lanka: fee on a payment (%)',
  'paypal-lk-fixed': 'PayPal in Sri Lanka: fixed fee per payment',
  'paypal-lk-spread': 'PayPal in Sri Lanka: exchange margin (%)',
  'paypal-lk-withdrawal': 'PayPal in Sri Lanka: withdrawal fee (%)',
  'paypal-us-rate': 'PayPal, US company: fee on a payment (%)',
  'paypal-us-fixed': 'PayPal, US company: fixed fee per payment',
  'paypal-us-spread': 'PayPal, US company: exchange margin (%)',
  'paypal-us-withdrawal': 'PayPal, US company: withdrawal fee (%)',
  'paypal-uk-rate': 'PayPal, UK company: fee on a payment (%)',
  'paypal-uk-fixed': 'PayPal, UK company: fixed fee per payment',
  'paypal-uk-spread': 'PayPal, UK company: exchange margin (%)',
  'paypal-uk-withdrawal': 'PayPal, UK company: withdrawal fee (%)',
  'paypal-hk-rate': 'PayPal, Hong Kong company: fee on a payment (%)',
  'paypal-hk-fixed': 'PayPal, Hong Kong company: fixed fee per payment',
  'paypal-hk-spread': 'PayPal, Hong Kong company: exchange margin (%)',
  'paypal-hk-withdrawal': 'PayPal, Hong Kong company: withdrawal fee (%)',
  'stripe-us-rate': 'Stripe, US company: fee on a payment (%)',
  'stripe-us-fixed': 'Stripe, US company: fixed fee per payment',
  'stripe-us-conversion': 'Stripe, US company: extra fee for another currency (%)',
  'stripe-us-payout': 'Stripe, US company: payout fee (%)',
  'stripe-uk-rate': 'Stripe, UK company: fee on a payment (%)',
  'stripe-uk-fixed': 'Stripe, UK company: fixed fee per payment',
  'stripe-uk-conversion': 'Stripe, UK company: extra fee for another currency (%)',
  'stripe-uk-payout': 'Stripe, UK company: payout fee (%)',
  'stripe-hk-rate': 'Stripe, Hong Kong company: fee on a payment (%)',
  'stripe-hk-fixed': 'Stripe, Hong Kong company: fixed fee per payment',
  'stripe-hk-conversion': 'Stripe, Hong Kong company: extra fee for another currency (%)',
  'stripe-hk-payout': 'Stripe, Hong Kong company: payout fee (%)',
  'mercury-in': 'Mercury: fee for an incoming payment',
  'mercury-ach': 'Mercury: transfer to another US account',
  'mercury-wire': 'Mercury: dollar wire abroad, all bank fees paid',
  'wise-in': 'Wise: fee for an incoming payment',
  'wise-hk-in': 'Wise, Hong Kong company: fee for an incoming payment',
  'wise-rate': 'Wise to rupees: fee (%)',
  'wise-fixed': 'Wise to rupees: fixed fee per transfer',
  'payoneer-card-rate': 'Payoneer: card payment fee (%)',
  'payoneer-card-fixed': 'Payoneer: fixed fee per card payment',
  'payoneer-bank-rate': 'Payoneer: bank payment fee (%)',
  'payoneer-market-rate': 'Payoneer: marketplace payout fee (%)',
  'payoneer-spread': 'Payoneer to rupees: exchange margin (%)',
  'payoneer-least': 'Payoneer to rupees: minimum fee',
  'payoneer-annual': 'Payoneer: annual fee',
  'payoneer-annual-below': 'Payoneer: no annual fee if you receive this much a year',
  'ebay-rate': 'eBay’s fee (%)',
  'ebay-fixed': 'eBay’s fixed fee per sale',
  'amazon-rate': 'Amazon’s fee (%)',
  'amazon-fixed': 'Amazon’s fixed fee per sale, if Amazon ships it',
  'upwork-rate': 'Upwork’s fee (%)',
  'upwork-payoneer': 'Upwork: withdrawal to Payoneer',
  'upwork-bank': 'Upwork: withdrawal to a local bank',
  'upwork-spread': 'Upwork to rupees: exchange margin (%)',
  'upwork-wire': 'Upwork: withdrawal by wire',
  'fiverr-rate': 'Fiverr’s fee (%)',
  'fiverr-payoneer': 'Fiverr: withdrawal to Payoneer',
  'sender-margin': 'Your client’s bank: exchange margin (%)',
  'swift-on-the-way': 'Wire: fees of banks in between, in all',
  'bank-margin': 'Your bank: exchange margin (%)',
  'bank-inward': 'Your bank: wire into a rupee account',
  'bank-foreign': 'Your bank: wire into a foreign currency account',
  'bank-payout-credit': 'Your bank: incoming payout',
  'upkeep-us': 'US company: yearly costs',
  'upkeep-uk': 'UK company: yearly costs',
  'upkeep-hk': 'Hong Kong company: yearly costs',
  'setup-us': 'US company: setting it up',
  'setup-uk': 'UK company: setting it up',
  'setup-hk': 'Hong Kong company: setting it up',
  'days-paypal': 'PayPal to a bank: bank days',
  'days-stripe': 'Stripe to the company’s account: bank days',
  'days-wise': 'Wise to rupees: bank days',
  'days-payoneer': 'Payoneer to a bank: bank days',
  'days-swift': 'Wire between banks: bank days',
  'days-local-bank': 'Platform to a local bank: bank days',
} as const;

const form = {
  title: 'Your payment',
  from: 'Who pays you',
  payers: { client: 'A client', ebay: 'eBay', amazon: 'Amazon', upwork: 'Upwork', fiverr: 'Fiverr', etsy: 'Etsy' },
  payout: '{platform} payout method',
  payouts: {
    any: 'Compare all',
    payoneer: 'To Payoneer',
    bank: 'To a local bank',
    wire: 'By bank wire',
    paypal: 'To PayPal',
  },
  amount: 'Your client pays',
  earned: 'You earn, before fees',
  currency: 'Currency',
  times: 'Times a month',
  country: 'Your client is in',
  countries: {
    US: 'United States',
    GB: 'United Kingdom',
    EEA: 'Europe (EEA)',
    HK: 'Hong Kong',
    elsewhere: 'Another country',
  },
  by: 'Payment method',
  ways: { any: 'Compare all', card: 'By card', bank: 'By bank transfer', paypal: 'By PayPal' },
  company: 'Your company',
  companies: { none: 'None', us: 'United States', uk: 'United Kingdom', hk: 'Hong Kong' },
  bank: 'Your bank',
  otherBank: 'Another bank',
  bankHelp:
    'Hatton National Bank: charges from its August 2024 tariff. The bank changed them in June 2025, and the new ones aren’t public. Other banks: a typical range. Enter your bank’s own charges in a breakdown.',
  rate: 'Rupees for {currency} 1',
  rateHelp: 'Leave blank to use {rate}, the mid-market rate of {day}.',
  readAs: 'read as {number}',
  useCurrency: 'Change the currency to {currency}',
  wrong: {
    times: 'Enter a whole number from {least} to {most}. We used {times}.',
    amount: 'Enter an amount from {least} to {most}, in digits.',
    rate: 'Enter a rate of {least} or more, in digits, or leave it blank.',
    own: 'Enter a number of 0 or more, in digits; at most {percent} percent.',
  },
  tax: 'I’m a tax resident of Sri Lanka: show how much to set aside for tax',
} as const;

const result = {
  title: 'Best to worst',
  none: 'Nothing to compare yet: {reason}',
  noWay: 'we can’t price any of these routes.',
  /** What a visitor without one needs for a route. */
  companies: { us: 'Needs a US company', uk: 'Needs a UK company', hk: 'Needs a Hong Kong company' },
  kept: '{percent}% arrives',
  arrives: 'You receive',
  rate: '{rate} rupees for {currency} 1; mid-market {mid} on {day}',
  ownRate: '{rate} rupees for {currency} 1; your rate {mid}',
  oldRate,
  days: 'Up to {days} bank days',
  daysWithout: 'Up to {days} bank days, without: {steps}',
  daysUnknown: 'No published time',
  worth: 'Value at the mid-market rate',
  valued: 'Stays in foreign currency. We show its value.',
  needs: 'What you need',
  risks: 'What can go wrong',
  open: 'See the breakdown',
  missing: 'We can’t price this yet. Not public: {numbers}. Enter it here.',
  refused: '{count} routes we can’t price yet',
  refusedOne: '1 route we can’t price yet',
  closed: {
    'not-offered': 'Not offered in Sri Lanka.',
    'not-confirmed': 'We found no page that confirms it for Sri Lanka.',
  },
  ledgerOf: 'Breakdown: {route}',
  tableTitle: 'The same in a table',
  table: {
    route: 'Route',
    received: 'You receive',
    share: 'Share',
    fees: 'Fees',
    margin: 'Exchange margin',
    fixed: 'Fixed charges',
    rate: 'Rupees for 1',
    days: 'Bank days',
    invoice: 'Invoice',
    paidIn: 'Invoice currency',
    currency: 'Currency',
    remark: 'Remark',
  },
  status: 'Best of {count} routes: {route}, {amount}',
  only: '{route}: you receive {amount}',
  /** What else can arrive, where our estimate is the least, between the ends, or the most. */
  bounds: {
    least: 'or more, up to {most}',
    between: 'from {least} to {most}',
    most: 'or less, down to {least}',
  },
  certain: 'It stays best whatever the fees that aren’t public.',
  decides: '{ahead} beats {other} if “{number}” is {value} or less.',
  decidesAbove: '{ahead} beats {other} if “{number}” is more than {value}.',
  together: '{other} could come out ahead: some of its fees aren’t public.',
  /** The bars of all routes: the ends of their scale. */
  scale: 'Bars run from {least} to {most}: what can arrive, our estimate marked. Solid: its place is certain.',
  place: 'place {best}, certain',
  places: 'place {best} to {worst}',
  /** In the line of a route that rests on a number which nothing confirms; and which number, beneath the best. */
  unconfirmed: 'fee not confirmed',
  unconfirmedBest: 'No page of its provider confirms “{number}”.',
  /** Whether the company of a route pays for itself. */
  paysBack: 'company pays back from {month} such payments a month',
  behind: 'Routes through a company that you don’t have: {count}. None brings more than {route}.',
  neverPaysBack: 'company never pays back',
  neverPaysBackWhy: 'Company never pays back: {route} brings more without one.',
  paysBackWhy:
    'Against {route}, each payment brings {saved} more before the company’s costs. {later} payments a year pay for it, {first} in its first year.',
  tooFew: 'You have {year} a year: too few.',
  counted: {
    us: 'Counted: a Wyoming LLC of one owner that you set up yourself, with an agent, an address and Form 5472: {later} a year, {first} in the first.',
    uk: 'Counted: a UK Ltd that you set up yourself, with an address and an accountant, VAT included: {later} a year, {first} in the first.',
    hk: 'Counted: a Hong Kong company that you set up yourself, with a secretary, an address, books and an audit: {later} a year, {first} in the first.',
  },
  companyCost: 'See what it costs, line by line',
  /** A route that nobody chose. */
  best: 'Best route: {route}',
  second: 'Second best: {route}',
} as const;

const backwards = {
  title: 'How much should I invoice?',
  wanted: 'Rupees you need a month',
  way: 'Route',
  answer: 'Invoice {invoice}, {times} times a month, to receive {month}.',
  answerOnce: 'Invoice {invoice} a month to receive {month}.',
  unreachable: 'No invoice is large enough.',
} as const;

const month = {
  title: 'A month with several sources',
  lead: 'Each source goes by the route that brings the most with what you have. Amounts are in the currency above.',
  source: 'Source {number}',
  wire: 'A bank wire, as from Google or a stock site',
  earned: 'Earned in a month, before fees ({currency})',
  noWay: 'We know no route to rupees',
  total: 'Arrives in a month',
  between: 'Between {least} and {most}: some numbers are not certain.',
  empty: 'Fill in what you earn from one source or more.',
} as const;

const breakEven = {
  title: 'When is one route better than another?',
  one: 'Route',
  other: 'Compared with',
  from: '{route} is better from {amount} a month.',
  always: '{route} is always better.',
  never: 'Both bring the same.',
  exact: 'Exact to the cent, before rounding.',
  chart: 'Share that arrives, by invoice amount',
  invoice: 'an invoice',
  invoiceColumn: 'Invoice',
} as const;

const panel = {
  changed: 'changed',
  published: 'Our figure: {value}',
  between: 'Between {low} and {high}.',
  calculator: 'Work out yours',
  changes: 'Your own figures: {count}. They are saved in the link you share.',
  reset: 'Undo all changes',
  percent: '%',
} as const;

const tax = {
  title: 'Set aside for income tax',
  amount: '{amount} a month',
  rule: 'If you receive {month} every month and earn nothing else: {relief} a year is tax-free, the next {first} is taxed at {firstRate}%, the rest at no more than {mostRate}%, if the money comes through a bank.',
  since: 'in force from {day}',
  notAdvice:
    'Not advice. Costs, other income and a company change it: ask a tax adviser. It isn’t deducted from the amounts above.',
} as const;

/** What costs something and is in none of the amounts. */
const notCounted = {
  clientsCharges: 'What a bank or card company charges your client on top.',
  banksOnTheWay: 'What banks in between charge for a transfer to your company from abroad.',
  refunds: 'Refunds and disputed payments.',
  saleCosts: 'The goods and their postage, ads, and the monthly price of a shop or plan.',
  formation: 'Setting up a company: only its yearly costs are counted.',
  companyTax: 'The tax that a company pays in its country.',
  audit: 'The audit of a busy Hong Kong company.',
  plan: 'The monthly price of a paid Mercury plan.',
  laterExchange: 'Converting your foreign currency to rupees later.',
  rateMoves: 'Changes in the exchange rate until your money is converted.',
  accountKeeping: 'What your bank charges for the account itself.',
  incomeTax: 'Your income tax in Sri Lanka.',
} as const;

export const payouts = {
  meta: {
    title: `What reaches my rupee account? | ${site.brand}`,
    description:
      'A client abroad or Upwork, eBay or Amazon pays you: see what arrives in Sri Lanka by PayPal, Payoneer, Wise, wire or a company, with every fee sourced.',
  },
  heading: 'What reaches my LKR account?',
  lead: 'A client or a platform abroad pays you. See how much arrives by each route after every fee, with sources. Where a fee isn’t public we show a range. Enter yours for an exact figure.',
  /** Under the routes: what a US payer asks for first. */
  usForms: {
    text: 'A US client, bank or platform asks you for a tax form before it pays.',
    link: 'Find your form, and what is withheld',
  },
  notAdvice:
    'A calculation, not a quote or advice. Exchange rates of {day}. Open a route to see and change its figures.',
  routes,
  payoutWays,
  stops,
  steps,
  layers,
  needs,
  risks,
  assumptions,
  form,
  result,
  backwards,
  breakEven,
  month,
  panel,
  tax,
  notCounted,
  /** What a figure is called inside a formula. */
  figures: {
    amount: 'paid',
    before: 'before',
    after: 'after',
    takes: 'charged',
    midRate: 'mid-market rate',
    ownRate: 'your rate',
    rate: 'rate',
    paymentsAYear: 'payments a year',
    cost: 'lost',
    worth: 'worth',
    received: 'arrives',
  },
} as const;
