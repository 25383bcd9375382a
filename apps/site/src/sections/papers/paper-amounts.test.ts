/** The amounts on the papers of calculators are those that the fees of the day printed on them come to. */
import { papers, type Paper, type PaperName } from '@formation/content';
import { isRefusal, loadPlatform, readAnswers, type IsoDate, type PlatformName } from '@formation/fees';
import { isCurrency, toText } from '@formation/money';
import { expect, test } from 'vitest';
import { shortDay } from '../../lib/text/dates/short-day.ts';

type Case = Readonly<{
  paper: PaperName;
  platform: PlatformName;
  /** What the paper does not say. */
  texts?: Readonly<Record<string, string>>;
  /** Fields that the paper fills in, and the lines on which it does. */
  asked: Readonly<Record<string, string>>;
  /** Lines of the paper, and the lines of the answer that they are. */
  lines: Readonly<Record<string, string>>;
}>;

const day: IsoDate = '2026-11-28';

/** The text of a line; the last number in it is what the line says. */
function textOf(name: PaperName, label: string): string {
  const { lines }: Paper = papers[name];
  const line = lines.find((each) => each.label === label);
  if (!line) throw new Error(`${name} has no line “${label}”`);
  return line.text;
}
const decimalsIn = (number: string) => number.split('.')[1]?.length ?? 0;

/** The last number of a text; a percentage as the share that it is. */
function numberIn(text: string): string {
  const number =
    text
      .match(/\d[\d,]*(?:\.\d+)?/g)
      ?.at(-1)
      ?.replaceAll(',', '') ?? '';
  return text.endsWith('%') ? (Number(number) / 100).toFixed(decimalsIn(number) + 2) : number;
}
const written = (currency: string) => (currency === 'USD' ? /\$|USD/ : new RegExp(currency));

async function linesOf({ paper, platform, texts, asked }: Omit<Case, 'lines'>) {
  const { question, answer } = await loadPlatform(platform);
  const filled = Object.entries(asked).map(([field, label]) => [field, numberIn(textOf(paper, label))]);
  const { answers, faults } = readAnswers(question, { ...texts, ...Object.fromEntries(filled) });
  expect(faults).toEqual([]);
  const found = answer(answers, day);
  if (isRefusal(found)) throw new Error(found.refused);
  return found.lines;
}

const fba = { fulfilment: 'fba', category: 'home-kitchen', length: '10', width: '7', height: '3', weight: '0.9' };
const cases: readonly Case[] = [
  {
    paper: 'ebay',
    platform: 'ebay',
    texts: { registered: 'LK', buyer: 'domestic', salesTaxRate: '8' },
    asked: { soldPrice: 'Item and postage' },
    lines: {
      'Final value fee': 'finalValueFee',
      'Per-order fee': 'perOrderFee',
      'International fee': 'internationalFee',
      'Order earnings': 'profit',
    },
  },
  {
    paper: 'paypal',
    platform: 'paypal',
    texts: { country: 'US', buyer: 'restOfWorld' },
    asked: { soldPrice: 'Gross amount' },
    lines: { 'PayPal fee': 'fee', 'Net amount': 'net' },
  },
  {
    paper: 'wise',
    platform: 'wise',
    texts: { from: 'GBP', to: 'EUR', method: 'bankTransfer' },
    asked: { amount: 'You send' },
    lines: { 'Total fee': 'fee', 'Exchange rate': 'midRate', 'Recipient gets': 'recipientGets' },
  },
  {
    paper: 'amazon',
    platform: 'amazon',
    texts: { marketplace: 'us', storedMonths: '0', ...fba },
    asked: { sellingPrice: 'Product charges' },
    lines: { 'Referral fee': 'referralFee', 'FBA fee': 'fulfilmentFee', Total: 'netProfit' },
  },
  {
    paper: 'etsy',
    platform: 'etsy',
    texts: { country: 'US' },
    asked: { itemPrice: 'Sale, postage included' },
    lines: {
      'Listing fee': 'listingFee',
      'Transaction fee': 'transactionFee',
      'Processing fee': 'processingFee',
      Net: 'profit',
    },
  },
  {
    paper: 'shopify',
    platform: 'shopify',
    asked: { price: 'Order' },
    lines: { PayHere: 'cardFee', 'Shopify’s fee': 'outsideFee', Left: 'profit' },
  },
  {
    paper: 'daraz',
    platform: 'daraz',
    texts: { commissionRate: '12', paymentRate: '2' },
    asked: { price: 'Item price' },
    lines: { Commission: 'commission', 'Payment fee': 'paymentFee', Payout: 'profit' },
  },
  {
    paper: 'tiktok-shop',
    platform: 'tiktok-shop',
    texts: { market: 'us' },
    asked: { price: 'Buyer pays', otherFees: 'Creator' },
    lines: { 'Referral fee': 'commission', Settlement: 'profit' },
  },
  {
    paper: 'upwork',
    platform: 'upwork',
    texts: { feeRate: '10' },
    asked: { amount: 'Client’s payment' },
    lines: { 'Service fee': 'fee', Earnings: 'net' },
  },
  {
    paper: 'fiverr',
    platform: 'fiverr',
    asked: { amount: 'Order', tip: 'Tip' },
    lines: { 'Fiverr’s fee': 'fee', Earnings: 'net' },
  },
  {
    paper: 'youtube',
    platform: 'youtube',
    texts: { taxForm: 'treaty', usShare: '10' },
    asked: { amount: 'Earnings' },
    lines: { 'US tax withheld': 'withheld', Payment: 'net' },
  },
  {
    paper: 'patreon',
    platform: 'patreon',
    asked: { price: 'Payment' },
    lines: { 'Platform fee': 'fee', 'Payment processing': 'processingFee', Earnings: 'net' },
  },
  {
    paper: 'udemy',
    platform: 'udemy',
    texts: { taxForm: 'treaty', usShare: '10' },
    asked: { amount: 'Paid by students' },
    lines: {
      'Service fee': 'serviceFee',
      'Udemy’s share': 'udemyPart',
      'US tax withheld': 'withheld',
      Earnings: 'net',
    },
  },
  {
    paper: 'gumroad',
    platform: 'gumroad',
    asked: { price: 'Price' },
    lines: { 'Gumroad fee': 'fee', 'Card processing': 'processingFee', Balance: 'net' },
  },
  {
    paper: 'app-store',
    platform: 'app-store',
    texts: { program: 'small' },
    asked: { price: 'Customer price' },
    lines: { Commission: 'fee', Proceeds: 'net' },
  },
  {
    paper: 'google-play',
    platform: 'google-play',
    asked: { price: 'Charge' },
    lines: { 'Service fee': 'fee', 'Billing fee': 'billingFee', Earnings: 'net' },
  },
  {
    paper: 'stripe',
    platform: 'stripe',
    texts: { country: 'US', card: 'international' },
    asked: { amount: 'Amount' },
    lines: { Fee: 'fee', Net: 'net' },
  },
  {
    paper: 'payoneer',
    platform: 'payoneer',
    texts: { what: 'convertedWithdrawal', to: 'LKR' },
    asked: { amount: 'From your balance', rate: 'Exchange rate' },
    lines: { Fee: 'cost', 'To your bank': 'received' },
  },
  {
    paper: 'mercury',
    platform: 'mercury',
    texts: { what: 'payment', kind: 'abroadOur' },
    asked: { amount: 'Amount' },
    lines: { 'Wire fee (OUR)': 'fee', 'Total debited': 'debited' },
  },
  {
    paper: 'profit-margin',
    platform: 'profit-margin',
    asked: { price: 'Price', cost: 'Cost' },
    lines: { Profit: 'profit', Margin: 'margin', Markup: 'markup' },
  },
  {
    paper: 'payouts',
    platform: 'bank-wires',
    texts: { what: 'credit', bank: 'HNB', account: 'rupees', rate: '330', markup: '1' },
    asked: { amount: 'Received' },
    lines: { Rate: 'bankRate', Charge: 'charge', Credited: 'credited' },
  },
];

test.each(cases)('the amounts on the picture of $paper are those of the day on it', async (one) => {
  const answer = await linesOf(one);
  expect(papers[one.paper].heading).toContain(shortDay('en', day));
  for (const [label, key] of Object.entries(one.lines)) {
    const text = textOf(one.paper, label);
    const value = answer[key]?.value;
    if (!value) throw new Error(`no ${key}`);
    expect(numberIn(text), label).toBe(toText(value, decimalsIn(numberIn(text))));
    if (value.currency && isCurrency(value.currency)) expect(text).toMatch(written(value.currency));
  }
});

test.each([
  'ebay',
  'paypal',
  'amazon',
  'etsy',
  'shopify',
  'daraz',
  'tiktok-shop',
  'upwork',
  'fiverr',
  'youtube',
  'patreon',
  'udemy',
  'gumroad',
  'app-store',
  'google-play',
  'stripe',
  'mercury',
] as const)('the picture of %s adds up to its last line', (name) => {
  const { lines }: Paper = papers[name];
  const cents = lines.map(({ text }) => Number(text.replace('−', '-').replaceAll(/[$,.]/g, '')));
  const last = cents.pop();
  expect(cents.reduce((sum, each) => sum + each, 0)).toBe(last);
});

test('the comparison shows what each of the two platforms leaves of the same invoice, and the difference', async () => {
  const amount = /\$(\d+\.\d\d)/.exec(papers.compare.heading)?.[1] ?? '';
  const abroad = { country: 'US', asked: {} };
  const paper = 'compare';
  const paypal = await linesOf({ ...abroad, paper, platform: 'paypal', texts: { country: 'US', soldPrice: amount } });
  const texts = { country: 'US', card: 'international', amount };
  const stripe = await linesOf({ ...abroad, paper, platform: 'stripe', texts });
  const [ofPaypal, ofStripe] = [paypal, stripe].map(({ net }) => (net ? toText(net.value, 2) : ''));

  expect(papers.compare.heading).toContain(shortDay('en', day));
  expect(numberIn(textOf(paper, 'PayPal, you keep'))).toBe(ofPaypal);
  expect(numberIn(textOf(paper, 'Stripe, you keep'))).toBe(ofStripe);
  expect(Number(numberIn(textOf(paper, 'Difference')))).toBeCloseTo(Number(ofStripe) - Number(ofPaypal), 5);
});
