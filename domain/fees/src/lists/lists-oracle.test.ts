/**
 * Lists of 10,000 orders once more, from the published sentences about fees, in another arithmetic: whole numbers of
 * cents, and of hundred-thousandths where a share is taken. Nothing here uses our tables or our decimals to compute.
 */
import { toText, type Money } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ListReport } from './answer-list.ts';
import type { Settings } from './sale-answer.ts';
import type { Summary } from './summary.ts';
import { listed } from './testing.ts';

const ORDERS = 10_000;

type Row = readonly string[];

/** Cents as they are written, as another program writes them. */
const written = (cents: number) => (cents / 100).toFixed(2);

/** A share of cents in hundred-thousandths, half up to the cent: 13.6 % is 13600. */
const share = (cents: number, rate: number) => Math.floor((cents * rate + 50_000) / 100_000);
const sumOf = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0);

const item = fc.record({ cents: fc.integer({ min: 1, max: 40_000 }), pieces: fc.integer({ min: 1, max: 4 }) });
const order = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 3 }),
  postage: fc.nat(2_000),
  taxRate: fc.nat(30_000),
  discount: fc.nat(200),
  isEarly: fc.boolean(),
  isAbroad: fc.nat(9).map((at) => at === 0),
  refund: fc.option(fc.integer({ min: 1, max: 5_000 }), { nil: 0, freq: 5 }),
});
const orders = fc.sample(order, { numRuns: ORDERS, seed: 20_261_129 });
type Order = (typeof orders)[number];

const soldIn = ({ items }: Order) => sumOf(items.map(({ cents }) => cents));
const taxIn = (one: Order) => share(soldIn(one) + one.postage, one.taxRate);
const piecesIn = ({ items }: Order) => sumOf(items.map(({ pieces }) => pieces));

type Expected = Readonly<{ revenue: number; fees: number }>;

/** What each order comes to, and all of one currency together. */
function comesTo({ report, summary }: Readonly<{ report: ListReport; summary: Summary }>, currency: string) {
  const sales = report.orders.flatMap(({ answer }) => (answer?.sums.fees.currency === currency ? [answer.sums] : []));
  const sums = summary.byCurrency.find((one) => one.currency === currency)?.sums;
  const both = (all: Readonly<Record<'revenue' | 'fees', Money>> | undefined) =>
    all && [toText(all.revenue, 2), toText(all.fees, 2)].join(' ');
  return { each: sales.map(both), all: both(sums) };
}

function asWritten(expected: readonly Expected[]) {
  const both = ({ revenue, fees }: Expected) => `${written(revenue)} ${written(fees)}`;
  const all = { revenue: sumOf(expected.map((one) => one.revenue)), fees: sumOf(expected.map((one) => one.fees)) };
  return { each: expected.map(both), all: both(all) };
}

const read = (head: string, rows: readonly Row[], settings: Settings) =>
  listed([head.split('|'), ...rows], { settings });

test('eBay: 13.6 % of all that is paid, 13.25 % until 14 February 2025, 0.30 to ten dollars and 0.40 above', async () => {
  const head =
    'Transaction creation date|Type|Order number|Item ID|Item title|Quantity|Item subtotal|Shipping and handling|eBay collected tax|Gross transaction amount|Transaction currency';
  const rows = orders.flatMap((one, at): readonly Row[] => {
    const day = one.isEarly ? 'Feb 13, 2025' : 'Feb 14, 2025';
    const currency = one.isAbroad ? 'CAD' : 'USD';
    const sold = one.items.map(({ cents, pieces }, index): Row => {
      const [postage, tax] = index === 0 ? [one.postage, taxIn(one)] : [0, 0];
      const amounts = [cents, postage, tax, cents + postage].map(written);
      return [day, 'Order', `1-${at}`, `${at}${index}`, 'Scarf', String(pieces), ...amounts, currency];
    });
    const back = written(-one.refund);
    const refund = [day, 'Refund', `1-${at}`, '--', 'Scarf', '--', back, '0', '0', back, currency];
    return one.refund > 0 ? [...sold, refund] : sold;
  });
  const found = await read(head, rows, { registered: 'US' });

  const expected = orders
    .filter(({ isAbroad }) => !isAbroad)
    .map((one): Expected => {
      const revenue = soldIn(one) + one.postage;
      const base = revenue + taxIn(one);
      return { revenue, fees: share(base, one.isEarly ? 13_250 : 13_600) + (base <= 1_000 ? 30 : 40) };
    });
  expect(comesTo(found, 'USD')).toEqual(asWritten(expected));
  const canadian = orders
    .filter(({ isAbroad }) => isAbroad)
    .map((one): Expected => {
      const revenue = soldIn(one) + one.postage;
      const base = revenue + taxIn(one);
      return { revenue, fees: share(base, 13_600) + share(base, 1_650) + (base <= 1_000 ? 30 : 40) };
    });
  expect(comesTo(found, 'CAD')).toEqual(asWritten(canadian));
  const refunds = (isAbroad: boolean) => -sumOf(orders.map((one) => (one.isAbroad === isAbroad ? one.refund : 0)));
  expect(found.summary.apart.map(({ is, currency, sum }) => [is, currency, sum && toText(sum)]).toSorted()).toEqual([
    ['refund', 'CAD', written(refunds(true))],
    ['refund', 'USD', written(refunds(false))],
  ]);
});

test('Etsy: 6.5 % of price and postage, 5 % until 11 April 2022, 3 % and 0.25 of all, 0.20 a piece', async () => {
  const head =
    'Sale Date|Item Name|Quantity|Price|Discount Amount|Order Shipping|Order Sales Tax|Item Total|Currency|Transaction ID|Order ID';
  const rows = orders.flatMap((one, at) =>
    one.items.map(({ cents, pieces }, index): Row => {
      const discount = index === 0 ? Math.min(one.discount, cents) : 0;
      return [
        ...[one.isEarly ? '04/10/22' : '04/11/22', 'Fox card', String(pieces), '', written(discount)],
        ...[
          written(one.postage),
          written(taxIn(one)),
          written(cents),
          one.isAbroad ? 'CAD' : 'USD',
          `${at}${index}`,
          String(at),
        ],
      ];
    }),
  );
  const found = await read(head, rows, { country: 'US' });

  const expected = orders
    .filter(({ isAbroad }) => !isAbroad)
    .map((one): Expected => {
      const revenue = soldIn(one) - Math.min(one.discount, one.items[0]?.cents ?? 0) + one.postage;
      const transaction = share(revenue, one.isEarly ? 5_000 : 6_500);
      const processing = Math.floor(((revenue + taxIn(one)) * 3 + 2_500 + 50) / 100);
      return { revenue, fees: transaction + processing + 20 * piecesIn(one) };
    });
  expect(comesTo(found, 'USD')).toEqual(asWritten(expected));
  const others = orders.filter(({ isAbroad }) => isAbroad).length;
  expect([found.summary.orders, found.summary.problems.count]).toEqual([ORDERS - others, others]);
});

test('Stripe: 2.9 % and 0.30 of each payment, beside what was charged; refunds, payouts and euros stand apart', async () => {
  const rows = orders.flatMap((one, at): readonly Row[] => {
    const amount = soldIn(one);
    const fee = share(amount, 2_900) + 30 + (one.isEarly ? 0 : one.discount);
    const currency = one.isAbroad ? 'eur' : 'usd';
    const paid = [`txn_${at}`, 'charge', ...[amount, fee, amount - fee].map(written), currency, '2026-11-05 10:00:00'];
    const back = [
      `txn_r${at}`,
      'refund',
      ...[-one.refund, 0, -one.refund].map(written),
      currency,
      '2026-11-06 10:00:00',
    ];
    return one.refund > 0 ? [paid, back] : [paid];
  });
  const found = await read('id|Type|Amount|Fee|Net|Currency|Created (UTC)', rows, { country: 'US' });

  const dollars = orders.filter(({ isAbroad }) => !isAbroad);
  const expected = dollars.map((one): Expected => ({ revenue: soldIn(one), fees: share(soldIn(one), 2_900) + 30 }));
  expect(comesTo(found, 'USD')).toEqual(asWritten(expected));
  const above = dollars.map(({ isEarly, discount }) => (isEarly ? 0 : discount));
  const [charged] = found.summary.charged;
  expect(charged && [charged.more.orders, toText(charged.more.sum, 2), charged.less.orders]).toEqual([
    above.filter((cents) => cents > 0).length,
    written(sumOf(above)),
    0,
  ]);
  expect(found.summary.problems.count).toBe(orders.length - dollars.length);
});
