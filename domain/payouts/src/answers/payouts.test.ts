import { money, toText, type Currency } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { expect, test } from 'vitest';
import { firstQuestion } from '../asked.ts';
import { assumptions } from '../assumptions/assumption.ts';
import { carriedNumbers } from '../carried-numbers.ts';
import { platformKeys } from '../platforms.ts';
import { paidIn, payerCountries, type PaidIn, type PayerCountry, type Question } from '../question.ts';
import { routeKeys, routeOf, type RouteKey } from '../routes/routes.ts';
import { banks } from '../tables/bank-boards.ts';
import { arrival, isArrival } from './arrival.ts';
import { payouts, routesFor } from './payouts.ts';

const day = '2026-11-21';
const filledIn = {
  'upkeep-us': '60',
  'upkeep-uk': '50',
  'swift-on-the-way': '40',
  'bank-margin': '0.012',
  'wise-rate': '0.008',
  'wise-fixed': '1',
  'stripe-uk-payout': '0',
  'upwork-payoneer': '2',
  'payoneer-annual-below': '2000',
} as const;
const ask = (amount: string, currency: PaidIn, changes: Partial<Question> = {}): Question => ({
  ...firstQuestion(day),
  amount: money(amount, currency),
  timesAMonth: 2,
  own: filledIn,
  carried: carriedNumbers(currency, day),
  ...changes,
});
const from = (country: PayerCountry) => ({ payer: { country, by: 'any' as const } });
const arrives = (key: RouteKey, question: Question) => {
  const answer = arrival(key, question.amount, { question, assumptions: assumptions(question) });
  return isArrival(answer) ? toText(answer.received.value) : answer;
};

test.each<[RouteKey, Question, string]>([
  // 500 − (4.4% + 0.30 = 22.30) = 477.70, × 330.90540472 × 0.97 = 153,331.31, − 400
  ['paypal-lk', ask('500', 'USD'), '152931.31'],
  // 2,400 − 69.90 = 2,330.10, − 60 ÷ 24 − 15 = 2,312.60, × 330.90540472 × 0.988 = 756,068.82, − 400
  ['stripe-us-mercury', ask('2400', 'USD'), '755668.82'],
  // 1,000 − (12.9% + 0.80 = 129.80) = 870.20, × 330.90540472 at the rate of the market = 287,953.88, − 400
  ['gumroad-bank', ask('1000', 'USD'), '287553.88'],
  // 1,000 € are 1,136.0720…; − (5.4% + 0.30 = 61.65) − 2.50 − 15, × 0.988 of the rate, − 400
  ['stripe-us-mercury', ask('1000', 'EUR', from('EEA')), '345144.32'],
  // 1,000 − 15.20 − 2.08 = 982.72, − (0.8% + 1 = 8.86), × 438.06…, − 400
  ['stripe-uk-wise', ask('1000', 'GBP', { ...from('GB'), own: { ...filledIn, 'wise-fixed': '1' } }), '426208.98'],
  // 1,000 − 35.39 − 2.50 − 15, × 0.988 of the rate, − 400
  ['paypal-us-mercury', ask('1000', 'USD'), '309242.97'],
  // from elsewhere 1.5% more: 1,000 − 50.39 − 2.50 = 947.11, − 8.58, × the rate, − 400
  ['paypal-us-wise', ask('1000', 'USD', from('elsewhere')), '310164.65'],
  // the client's bank takes 5% of the rate: 1,079.2684…, − 2.50 − 15, × 0.988 of the rate, − 400
  ['bank-us-mercury', ask('1000', 'EUR', from('EEA')), '346728.77'],
  // a client abroad by Swift: 5,000 − 6.11 − (604 ÷ 12 = 50.33) = 4,943.56, − 1% = 4,894.12, × the rate, − 400
  ['bank-us-wise', ask('5000', 'USD', { ...from('GB'), own: {}, timesAMonth: 1 }), '1619090.76'],
  // pounds inside Britain: 2,000 − (1,176.80 ÷ 12 = 98.07) = 1,901.93, − 1% = 1,882.91, × 438.06…, − 400
  ['bank-uk-wise', ask('2000', 'GBP', { ...from('GB'), own: {}, timesAMonth: 1 }), '824427.31'],
  // dollars reach Hong Kong by Swift: 1,000 − 6.11, − (19,755 ÷ 24 = 823.13 HKD = 104.93) = 888.96, − 8.89, × the rate, − 400
  ['bank-hk-wise', ask('1000', 'USD', { own: {} }), '290819.92'],
  // 1,000 − 40.39 = 959.61, × 0.98 of the rate, − 400
  ['payoneer-card', ask('1000', 'USD'), '310789.33'],
  // 80 − 1% = 79.20; 950 a year are below 2,000, so 29.95 ÷ 12 = 2.50 go; 3 dollars are more than 2%
  ['payoneer-bank', ask('80', 'USD', { ...from('elsewhere'), timesAMonth: 1 }), '23987.73'],
  ['payoneer-bank', ask('1000', 'USD'), '323887.30'], // a local account costs nothing
  ['wise-lk', ask('1000', 'USD'), '327527.26'], // 9.00 at 0.8% + 1
  ['swift-lkr', ask('1000', 'USD'), '313457.16'], // 960 × 0.988 of the rate, − 400
  ['swift-lkr', ask('1000', 'GBP', from('GB')), '419323.84'], // 40 dollars are 30.22 pounds, so 969.78 × 438.06…
  ['swift-foreign', ask('2000', 'USD'), '646920.07'], // 1,955 dollars, valued
  // 100 − (13.25% + 0.30 = 13.55) = 86.45, − 3 dollars, which are more than 2%, × the rate, − 400
  [
    'ebay-payoneer',
    ask('100', 'USD', { own: { ...filledIn, 'ebay-rate': '0.1325', 'ebay-fixed': '0.30' } }),
    '27214.06',
  ],
  ['upwork-payoneer', ask('1000', 'USD'), '290809.99'], // 900 − 2 = 898, × 0.98 of the rate, − 400
])('%s, row %#', (key, question, expected) => {
  expect(arrives(key, question)).toBe(expected);
});

test('5,000 dollars a month from a US client: Payoneer, or a Wyoming LLC with Mercury and Wise', () => {
  // With 484 of upkeep a year: (5,000 − 40.33) × 0.99 = 4,910.07, × 330.90540472 − 400; with 604: 4,900.17
  const monthly = (own: Question['own']) => ask('5000', 'USD', { own, timesAMonth: 1 });
  expect(arrives('bank-us-mercury-wise', monthly({ 'upkeep-us': '484' }))).toBe('1624368.70');
  expect(arrives('bank-us-mercury-wise', monthly({}))).toBe('1621092.74');
  expect(arrives('payoneer-bank', monthly({}))).toBe('1621036.48'); // 5,000 × 0.98 × the rate − 400
});

test.each<[RouteKey, Question, string, readonly [number, number] | undefined]>([
  // 1,000 × 0.9895 (332.30 on the board of 335.82) − 15 on the way, − 400; 5, 0.76% and 200, or 50, 1.76% and 600
  ['swift-lkr', ask('1000', 'USD', { own: {} }), '322119.43', [308_227.40, 326_548.57]],
  // Wise's 1%, of which two people tell 0.5% to 1%: 0.25% to 1.25%; − 400, or nothing for a credit from within the country
  ['wise-lk', ask('1000', 'USD', { own: {} }), '327196.35', [326_369.09, 330_078.14]],
  // a bank whose tariff nobody found: up to 1,500 rupees for a credit
  ['wise-lk', ask('1000', 'USD', { own: {}, bank: 'other' }), '327196.35', [325_269.09, 330_078.14]],
  // nothing, or 1% to receive it; 2% of the rate, or 1%, or 4%
  ['payoneer-bank', ask('1000', 'USD', { own: {} }), '323887.30', [314_092.5, 327_596.35]],
  // every number the visitor's own
  ['wise-lk', ask('1000', 'USD', { own: { ...filledIn, 'bank-payout-credit': '400' } }), '327527.26', undefined],
])('%s, row %#, lies between what the worst and the best numbers bring', (key, question, expected, ends) => {
  const [row] = payouts(question, [key]).rows;
  if (!row || !isArrival(row.answer)) throw new Error('no answer');
  expect(toText(row.answer.received.value)).toBe(expected);
  const { bounds } = row;
  const over = bounds && ends && [ends[0] - Number(toText(bounds.low)), Number(toText(bounds.high)) - ends[1]];
  expect(bounds === undefined).toBe(ends === undefined);
  for (const rounding of over ?? []) {
    expect(rounding).toBeGreaterThan(-0.005);
    expect(rounding).toBeLessThan(3.5); // a cent, rounded once on the way
  }
});

test.each(banks)('every way of a client can be computed for %s', (bank) => {
  for (const currency of paidIn) {
    for (const country of payerCountries) {
      const { rows } = payouts(ask('1000', currency, { own: {}, bank, ...from(country) }));
      expect(rows.filter(({ answer }) => !isArrival(answer))).toEqual([]);
    }
  }
});

test('the visitor’s own rate counts for every currency on the way', () => {
  const own = { ...filledIn, 'bank-payout-credit': '0' };
  // 991 dollars at 340
  expect(arrives('wise-lk', ask('1000', 'USD', { own, rate: '340' }))).toBe('336940.00');
  const euro = ask('1000', 'EUR', { ...from('EEA'), own: { ...own, 'wise-fixed': '0' }, rate: '360' });
  const tabled = ask('1000', 'EUR', { ...from('EEA'), own: { ...own, 'wise-fixed': '0' } });
  const [mine, table] = [euro, tabled].map((question) => Number(arrives('stripe-us-wise', question)));
  const mid = Number(toText(midRate('EUR', 'LKR', day).value, 8));
  expect((mine ?? 0) / (table ?? 1)).toBeCloseTo(360 / mid, 6);
});

test('on a day before the first known fee the first counts', () => {
  // 955.70 × 310.44136652 × 0.97 = 287,788.15, − 400
  expect(arrives('paypal-lk', ask('1000', 'USD', { own: {}, day: '2025-01-01' }))).toBe('287388.15');
});

test('what a visitor fills in makes a way computable', () => {
  expect(arrives('swift-lkr', ask('1000', 'USD', { own: { 'bank-margin': '0.01', 'swift-on-the-way': '0' } }))).toBe(
    '327196.35',
  );
});

test('a sale counts what the marketplace usually keeps, in the currency of its site', () => {
  for (const currency of paidIn) {
    const question = ask('1000', currency, { own: {} });
    const rows = (['ebay', 'amazon'] as const).flatMap(
      (platform) => payouts({ ...question, payer: { country: 'US', platform, by: 'any' } }).rows,
    );
    const known = rows.flatMap(({ answer }) => (isArrival(answer) ? [answer] : []));
    expect(known.map(({ route }) => route)).toEqual(['ebay-payoneer', 'amazon-payoneer']);
    for (const { share } of known) expect(Number(toText(share.value, 4))).toBeLessThan(0.91);
  }
});

test('Etsy pays nobody in Sri Lanka, whatever it would cost', () => {
  expect(arrives('etsy-payoneer', ask('1000', 'USD'))).toEqual({ route: 'etsy-payoneer', refused: 'not-offered' });
});

test('the layers of 500 dollars by PayPal', () => {
  const { rows } = payouts(ask('500', 'USD', { own: {} }), ['paypal-lk']);
  const answer = rows[0]?.answer;
  if (!answer || !isArrival(answer)) throw new Error('no answer');
  const { worth, gap, layers, effectiveRate, share, days } = answer;

  expect([worth, layers.fees, layers.margin, layers.fixed, gap].map(({ value }) => toText(value))).toEqual([
    '165452.70',
    '7379.19', // 22.30 dollars
    '4742.20', // 3% of 477.70 dollars
    '400.00',
    '12521.39',
  ]);
  expect([toText(effectiveRate.value, 4), toText(share.value, 4), toText(days.known.value, 0)]).toEqual([
    '305.8626',
    '0.9243',
    '5', // three to five, a Sri Lankan firm says
  ]);
  expect(answer.steps.map(({ step, at, after }) => [step, at, after.value.currency, toText(after.value)])).toEqual([
    ['receive', 'paypal', 'USD', '477.70'],
    ['convert', 'paypal', 'LKR', '153331.31'],
    ['withdraw', 'paypal', 'LKR', '153331.31'],
    ['credit', 'bank', 'LKR', '152931.31'],
  ] satisfies [string, string, Currency, string][]);
});

test('days that nobody has named are listed', () => {
  const { rows } = payouts(ask('500', 'USD'), ['stripe-us-wise']);
  const answer = rows[0]?.answer;
  expect(answer && isArrival(answer) && answer.days.unknown).toEqual(['days-stripe', 'days-wise']);
});

test('the most comes first, and a way that cannot be computed last', () => {
  const { rows } = payouts(ask('1000', 'USD', { own: {} }), [
    'etsy-payoneer',
    'paypal-lk',
    'swift-lkr',
    'payoneer-bank',
  ]);
  expect(rows.map(({ answer }) => answer.route)).toEqual(['payoneer-bank', 'swift-lkr', 'paypal-lk', 'etsy-payoneer']);
});

test('a way through a company is open to who has it', () => {
  const isOpen = (company: Question['company']) =>
    payouts(ask('1000', 'USD', { company }), ['paypal-lk', 'stripe-us-mercury']).rows.map((row) => row.isOpen);
  expect([isOpen('none'), isOpen('us'), isOpen('uk')].map((open) => open.every(Boolean))).toEqual([false, true, false]);
});

test('the way of paying picks the ways home', () => {
  const question = (by: Question['payer']['by']) => ask('1000', 'USD', { payer: { country: 'US', by } });
  expect(routesFor(question('any'))).toEqual(routeKeys.filter((key) => routeOf(key).platform === undefined));
  expect(routesFor(question('paypal'))).toEqual([
    'paypal-lk',
    'paypal-us-mercury',
    'paypal-us-wise',
    'paypal-uk-wise',
    'paypal-hk-wise',
  ]);
});

test('a platform is asked by itself, and ranks its own ways of paying out', () => {
  for (const platform of platformKeys) {
    const all = routesFor(ask('1000', 'USD', { payer: { country: 'US', platform, by: 'any' } }));
    expect(all).not.toEqual([]);
    expect(new Set(all.map((key) => routeOf(key).platform))).toEqual(new Set([platform]));
    for (const key of all) {
      const { by } = routeOf(key);
      expect(routesFor(ask('1000', 'USD', { payer: { country: 'US', platform, by } }))).toEqual([key]);
    }
  }
});

test('Upwork pays out in four ways, one of which nobody confirms', () => {
  const { rows } = payouts(
    ask('1000', 'USD', {
      own: { ...filledIn, 'upwork-spread': '0.03' },
      payer: { country: 'US', platform: 'upwork', by: 'any' },
    }),
  );
  expect(rows.map(({ answer }) => [answer.route, isArrival(answer) ? toText(answer.received.value) : answer])).toEqual([
    ['upwork-payoneer', '290809.99'],
    // 900 − 0.99 = 899.01, × 0.97 of the rate = 288,562.65, − 400
    ['upwork-bank', '288162.65'],
    // 900 − 50 − 40 = 810, × 0.988 of the rate, − 400
    ['upwork-wire', '264416.98'],
    ['upwork-paypal', { route: 'upwork-paypal', refused: 'not-confirmed' }],
  ]);
});

test('a small wire may bring nothing, and never less', () => {
  // 30 − 50 on the way − 1,500 at the bank at worst; at best 30 − 5, at 0.99% less than the middle of the market
  const [row] = payouts(ask('30', 'USD', { own: {}, bank: 'other' }), ['swift-lkr']).rows;

  expect(row?.bounds && toText(row.bounds.low)).toBe('0.00');
});

test('what a marketplace has kept of a sale counts once', () => {
  const arrives = (amount: string, fixed: string) => {
    const own = { ...filledIn, 'ebay-rate': '0', 'ebay-fixed': fixed };
    const [row] = payouts(ask(amount, 'USD', { own }), ['ebay-payoneer']).rows;
    return row && isArrival(row.answer) ? row.answer.received.value : undefined;
  };

  expect(arrives('100', '14')).toBeDefined();
  expect(arrives('100', '14')).toEqual(arrives('86', '0'));
});
