/**
 * Whole questions as a seller, a freelancer or a founder asks them, with the answer that an adviser would sign. The
 * numbers are worked out here once more, from the public figures and in whole cents: no rule of the product is asked.
 */
import { codeBook, makeOrBuy, search, searchIndex, type SearchIndex } from '@formation/codes';
import { messages } from '@formation/content';
import { deadlines, readCompanyLink, type Deadline, type LinkFields } from '@formation/deadlines';
import { isRefusal, loadPlatform, readAnswers, type IsoDate, type PlatformName, type Texts } from '@formation/fees';
import { companyCost, delawareTax, whichCompany, type CostRequest } from '@formation/formation';
import { amountText, decimal, money } from '@formation/money';
import { expect, test } from 'vitest';
/* eslint-disable no-restricted-imports -- a face, and the tables that a page asks for */
import { answerCommand } from '../../apps/command-line/src/answer-command.ts';
import { tables } from '../../domain/codes/src/tables.ts';

const day = '2026-11-28';

/** A share of an amount, both in whole numbers: cents and hundredths of a percent; half a cent counts as one. */
const share = (cents: number, hundredthsOfPercent: number) => Math.floor((cents * hundredthsOfPercent + 5000) / 10_000);
const text = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/** Lines of a platform's answer as amounts. */
async function amounts(name: PlatformName, texts: Texts, onDay: IsoDate = day) {
  const { question, answer } = await loadPlatform(name);
  const found = answer(readAnswers(question, texts).answers, onDay);
  if (isRefusal(found)) throw new Error(found.refused);
  const line = (key: string) => {
    const value = found.lines[key]?.value;
    return value && 'currency' in value ? amountText(value) : undefined; // a share has no currency
  };
  return { line, notCounted: found.notCounted };
}

test('1: a seller in Sri Lanka sells for $45 on eBay.com to Germany', async () => {
  const price = 4500;
  const fees = share(price, 1360) + 40 + share(price, 130);
  const vat = share(fees, 1800);
  const { line, notCounted } = await amounts('ebay', { soldPrice: '45', sriLankanVat: 'yes', converted: 'yes' });

  expect(line('fees')).toBe(text(fees));
  expect(fees).toBe(711);
  expect(line('sriLankanVat')).toBe(text(vat));
  expect(line('conversionFee')).toBe(text(share(price - fees - vat, 300)));
  expect(notCounted).toEqual(expect.arrayContaining(['euDuty', 'responsiblePerson', 'importCharges']));
  // The buyer of an item of €45 pays €3 of duty, and the 19 % of Germany on both.
  const atTheBorder = 4500 + 300 + share(4500 + 300, 1900);
  for (const { platforms } of Object.values(messages))
    for (const { calculator } of [platforms.ebay, platforms.etsy])
      expect(calculator.notCounted.euDuty).toContain(`€${text(atTheBorder)}`);
});

test('2: the same with a Basic store and 12 % for advertising', async () => {
  const price = 4500;
  const fees = share(price, 1270) + 40 + share(price, 130) + share(price, 1200);
  const { line } = await amounts('ebay', { soldPrice: '45', store: 'basic', promotedRate: '12', converted: 'yes' });

  expect(line('fees')).toBe(text(fees));
  expect(line('totalFees')).toBe(text(fees + share(price - fees, 300)));
});

test.each([
  ['2026-10-14', 626, 1023],
  ['2026-10-15', 666, 1064],
] as const)('3: FBA, 14 × 9 × 3 in, 1.2 lb, $24.99, on %s', async (onDay, base, all) => {
  // 14 × 9 × 3 / 139 is 2.72 lb and counts, not the 1.2 lb on the scales.
  const fees = share(2499, 1500) + base + share(base, 350);
  const typed = { sellingPrice: '24.99', length: '14', width: '9', height: '3', weight: '1.2' };
  const { line } = await amounts('amazon', typed, onDay);

  expect(fees).toBe(all);
  expect(line('amazonFees')).toBe(text(fees));
});

/** Rupee cents of an amount in foreign cents, at a rate of so many rupees for 1; then less a charge in whole rupees. */
function rupees(cents: bigint, rate: string, charge: number): string {
  const [whole = '', part = ''] = rate.split('.');
  const unit = 10n ** BigInt(part.length);
  const exact = cents * BigInt(whole + part);
  return text(Number((exact + unit / 2n) / unit) - 100 * charge);
}

type Way = Readonly<{ way: string; received: string; range?: Readonly<{ low: string; high: string }> }>;

/** What each way brings, and the middle rate that it was worked out with. */
async function payoutWays(options: readonly string[]) {
  const { text: json } = await answerCommand(['payouts', ...options, '--day', day, '--json'], day);
  const { rate, ways } = JSON.parse(json) as Readonly<{ rate: Readonly<{ value: string }>; ways: readonly Way[] }>; // oxfmt-ignore
  return { rate: rate.value, by: (name: string) => ways.find(({ way }) => way === name), first: ways[0]?.way };
}

test('4: a client in Britain pays £2,000 a month, to an account at HNB', async () => {
  const { rate, by, first } = await payoutWays(['--amount', '2000', '--currency', 'GBP', '--payer', 'GB']);
  const ofWise = 200_000 - share(200_000, 100);
  const ofPayoneer = 200_000 - share(200_000, 200);

  expect(by('wise-lk')?.received).toBe(rupees(BigInt(ofWise), rate, 400));
  expect(by('payoneer-bank')?.received).toBe(rupees(BigInt(ofPayoneer), rate, 400));
  const order = ['wise-lk', 'swift-lkr', 'payoneer-bank', 'paypal-lk'].map((way) => Number(by(way)?.received));
  expect(order).toEqual(order.toSorted((a, b) => b - a));
  expect(first).toBe('wise-lk');
  // PayPal's rate here is read on one page of another country: its range is no narrower than that is sure.
  const { low = '', high = '' } = by('paypal-lk')?.range ?? {};
  expect(Number(high) - Number(low)).toBeGreaterThan(0.01 * Number(by('paypal-lk')?.received));
});

test('5: $5,000 by Payoneer, or by a Wyoming LLC, Mercury and Wise', async () => {
  const { rate, by } = await payoutWays(['--amount', '5000', '--company', 'us']);
  const upkeep = Math.floor((100 * (60 + 125 + 299 + 120) + 6) / 12); // a year of the company over twelve payments
  const sent = 500_000 - upkeep;

  expect(by('bank-us-mercury-wise')?.received).toBe(rupees(BigInt(sent - share(sent, 100)), rate, 400));
  expect(by('payoneer-bank')?.received).toBe(rupees(BigInt(500_000 - share(500_000, 200)), rate, 400));
});

test('6: a shop in France sells for €30 with an offsite ad', async () => {
  const price = 3000;
  const fees = share(price, 650) + share(price, 400) + 30 + share(price, 114) + share(price, 1500);
  const { line, notCounted } = await amounts('etsy', { country: 'FR', itemPrice: '30', offsiteAds: 'under' });
  const listing = 18; // $0.20 at 0.879 euros

  expect(line('totalFees')).toBe(text(fees + listing));
  expect(notCounted).toContain('vatOnFees');
});

/** The days of a company's duties. */
function daysOf(fields: Partial<LinkFields>, from: IsoDate, to: IsoDate) {
  const all = deadlines(readCompanyLink(fields, day).company, from, to);
  const only = (duty: string) => all.filter((one) => one.duty === duty).map(({ due }) => due);
  return { all, only };
}

/** What being late with a duty costs at first and then more. */
const lateAmounts = (all: readonly Deadline[], duty: string) =>
  all.find((one) => one.duty === duty)?.lateFees?.map(({ amount }) => amount);

test('7: a UK Ltd of 29 February 2024', () => {
  const { all, only } = daysOf({ country: 'uk', incorporated: '2024-02-29' }, '2024-02-29', '2026-12-31');

  expect(only('uk-corporation-tax-registration')).toEqual(['2024-05-29']); // three months after trading begins
  expect(only('uk-confirmation-statement').slice(0, 2)).toEqual(['2025-03-14', '2026-03-14']);
  expect(only('uk-accounts')[0]).toBe('2025-11-30'); // 21 months; the last day of a month stays the last, s. 443
  expect(only('uk-corporation-tax-payment')[0]).toBe('2025-12-01'); // nine months and a day after 28 February
  expect(only('uk-corporation-tax-return')[0]).toBe('2026-02-28');
  expect(lateAmounts(all, 'uk-accounts')).toEqual(['150', '375', '750', '1500']);
});

test('7: the 29 February 2025 does not exist', () => {
  expect(readCompanyLink({ country: 'uk', incorporated: '2025-02-29' }, day).company.incorporated).not.toBe(
    '2025-02-29',
  );
});

test('8: a Delaware corporation of 15 December 2026 with owners abroad', () => {
  const company = { country: 'us', state: 'DE', kind: 'corporation', owners: 'several', foreign: 'yes' };
  const { only } = daysOf({ ...company, incorporated: '2026-12-15' }, '2026-12-15', '2027-12-31');

  expect(only('us-foreign-investment-survey')).toEqual(['2027-01-29']); // 45 days
  expect(only('us-state-report')).toEqual(['2027-03-01']);
  expect(only('us-form-1120')).toEqual(['2027-04-15']);
  // 10,000,000 shares: $250, and $85 for each further 10,000 or part of them; $400 by assumed par value; $50 report.
  const byAuthorised = 250 + 85 * Math.ceil((10_000_000 - 10_000) / 10_000);
  const found = delawareTax({
    classes: [{ authorised: decimal('10000000'), par: decimal('0.0001') }],
    issued: decimal('8000000'),
    grossAssets: money('5000', 'USD'),
  });
  expect(found.byAuthorised).toEqual(money(String(byAuthorised), 'USD'));
  expect(amountText(found.pays)).toBe('450.00');
});

test('9: a Hong Kong company of 1 July 2026', () => {
  const { all, only } = daysOf({ country: 'hk', incorporated: '2026-07-01' }, '2026-07-01', '2028-12-31');

  expect(only('hk-controllers-register')).toEqual(['2026-07-01']);
  expect(only('hk-annual-return')).toEqual(['2027-08-12', '2028-08-12']); // 42 days
  expect(lateAmounts(all, 'hk-annual-return')).toEqual(['870', '1740', '2610', '3480']);
  expect(only('hk-annual-general-meeting')).toEqual(['2028-04-01']); // 18 months, with the first year of 12: nine after
});

test('10: investors in the US and stock there: a Delaware corporation', () => {
  const { leaders, ruledOut } = whichCompany({ residence: 'sri-lanka', investors: 'us-funds', presence: 'us' });

  expect(leaders.map(({ outcome }) => outcome)).toEqual(['us-corporation']);
  expect(ruledOut.length).toBeGreaterThan(0);
});

const cost = (form: CostRequest['form'], years: 1 | 5) => {
  const found = companyCost({ form, day, today: day, years });
  if ('refused' in found) throw new Error(found.refused);
  return found.total;
};

test('11: what a company costs in one year and in five', () => {
  const wyoming = (years: number) => 100 + years * (60 + 125 + 299 + 120);
  const british = (years: number) => 10_000 + years * (5000 + (3900 + 90_000) * 1.2); // what is bought has VAT on it
  for (const years of [1, 5] as const) {
    expect(amountText(cost({ country: 'us', state: 'WY', kind: 'llc' }, years).USD).replaceAll(',', '')).toBe(
      `${wyoming(years)}.00`,
    );
    expect(amountText(cost({ country: 'uk', kind: 'ltd' }, years).GBP).replaceAll(',', '')).toBe(text(british(years)));
  }
});

const index: SearchIndex = searchIndex(codeBook(tables));

test('12: who sells handmade batik clothes online is a retailer first, and asked whether they make them', () => {
  const phrase = 'selling handmade batik clothes online';
  const first = ['uk-sic', 'hsic', 'naics'].map(
    (system) => search(index, phrase).find(({ entry }) => entry.system === system)?.entry.code,
  );
  expect(first).toEqual(['47910', '478201', '458110']);

  const made = makeOrBuy(index, phrase)?.made.map(({ code }) => code);
  expect(made).toEqual(expect.arrayContaining([expect.stringMatching(/^14\d{3}$/)])); // clothing, not 13300
});
