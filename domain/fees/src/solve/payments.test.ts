/** Payments and orders backwards: the answer put back gives the goal or the first value beyond it, nothing lower does. */
import { money, rate, subtract, toExactText, toText, type Currency, type Money } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explain, workedOut } from '../figure/explain.ts';
import * as etsy from '../etsy/index.ts';
import * as payoneer from '../payoneer/index.ts';
import * as paypal from '../paypal/published/index.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import { quickSource } from '../quick-source.ts';
import * as stripe from '../stripe/index.ts';
import { ofCents, ofCoins } from './cents.ts';
import { breakEven, surplusOver, type Goal } from './goal.ts';
import { isLowest } from './is-lowest.ts';

const day = '2026-11-21';
const dollars = (text: string) => money(text, 'USD');
const quoted = (text: string) => ({ ...quickSource('test'), value: rate(text) });
const given = <A extends object>(answer: A | Refusal): A => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};
const amountOf = (solution: Readonly<{ cents: bigint }> | Refusal) =>
  toText({ units: given(solution).cents, scale: 2 });

const rupees = { to: 'LKR', mid: quoted('330.90540472') } as const;
const fromSriLanka = {
  country: 'LK',
  product: 'commercial',
  buyer: 'restOfWorld',
  soldPrice: dollars('0'),
  shippingPrice: dollars('0'),
  itemCost: dollars('0'),
  shippingCost: dollars('0'),
} as const;
const inRupees = (cost: string) => ({
  ...fromSriLanka,
  converted: rupees,
  withdrawal: 'standard',
  itemCost: money(cost, 'LKR'),
  shippingCost: money('0', 'LKR'),
});
const american = { ...fromSriLanka, country: 'US', product: 'checkout', buyer: 'domestic' } as const;

test('a sale by PayPal, followed to a rupee account', () => {
  const { lines } = given(paypal.sale({ ...inRupees('100000'), soldPrice: dollars('500') }, day));

  expect([lines.net, lines.received, lines.arrives, lines.profit].map((line) => line && toText(line.value))).toEqual([
    '477.70', // 4.4% and 0.30
    '153331.31', // 3% below the middle of the market
    '153331.31',
    '53331.31',
  ]);
  expect(toText(lines.profitMargin.value, 4)).toBe('0.3223'); // of 165,452.70, which 500 dollars are worth
  const again = Object.entries(lines).map(([key, line]) => [key, toExactText(workedOut(explain(line)))]);
  expect(again).toEqual(Object.entries(lines).map(([key, { value }]) => [key, toExactText(value)]));
  expect(explain(lines.arrives).of?.[0]?.key).toBe('received'); // its trace leads back to what was sold
  expect(explain(lines.customerRate ?? lines.net).unit).toBe('to one');
});

test('what to ask for by PayPal to receive an amount', () => {
  const arrives = (amount: Money) => ({ arrives: amount });
  const sold = (inputs: paypal.SaleInputs, goal: Parameters<typeof paypal.priceFor>[1]) =>
    amountOf(paypal.priceFor(inputs, goal, day));

  expect(sold(fromSriLanka, arrives(dollars('477.70')))).toBe('500.00');
  expect(sold(inRupees('0'), arrives(money('153331.31', 'LKR')))).toBe('500.00');
  expect(sold(inRupees('153331.31'), breakEven)).toBe('500.00');
  expect(sold(american, arrives(dollars('100')))).toBe('104.12');
  expect(sold({ ...american, withdrawal: 'instant' }, arrives(dollars('19.50')))).toBe('21.23'); // less 1.23, then 0.50
});

test('a withdrawal has a most: an amount beyond it is refused, one within it is found', () => {
  const instant = { ...american, withdrawal: 'instant' };
  const most = { refused: 'out-of-range', what: 'amount', least: '0', most: '25000.00' };
  const priceFor = (wanted: string) => paypal.priceFor(instant, { arrives: dollars(wanted) }, day);

  expect(toText(given(priceFor('24625')).answer.lines.net.value)).toBe('25000.00'); // less 1.5%
  expect(priceFor('24625.01')).toEqual(most);
});

test('in yen no amount has cents', () => {
  const yen = (text: string) => money(text, 'JPY');
  const inputs = { country: 'US', product: 'checkout' } as const;
  const { cents, answer } = given(paypal.amountFor(yen('916'), inputs, day));

  expect(cents).toBe(1000n);
  expect(answer.lines.amount.value).toEqual(ofCoins(1000n, 'JPY'));
});

test('worked examples by Stripe, Payoneer and Etsy', () => {
  const order = {
    country: 'US',
    itemPrice: dollars('0'),
    shippingPrice: dollars('5'),
    salesTax: dollars('4'),
    itemCost: dollars('0'),
    shippingCost: dollars('0'),
  } as const;
  expect(amountOf(stripe.amountFor(dollars('96.80'), { country: 'US' }, day))).toBe('100.00');
  expect(
    amountOf(stripe.amountFor(money('94.55', 'GBP'), { country: 'GB', card: 'international', converted: true }, day)),
  ).toBe('100.00');
  expect(amountOf(payoneer.amountFor(dollars('95.52'), 'card', day))).toBe('100.00');
  expect(amountOf(etsy.priceFor(order, { profit: dollars('49.20') }, day))).toBe('49.99'); // as at 50.00: a fee line rounds up there
  expect(
    given(etsy.highestItemCost({ ...order, itemPrice: dollars('50') }, { profit: dollars('20') }, day)).value,
  ).toBe(2920n);
});

const cents = fc.nat(300_000).map((units) => ofCents(BigInt(units), 'USD'));
const aGoal = fc.oneof(
  cents.map((profit): Goal => ({ profit })),
  fc.integer({ min: 0, max: 400 }).map((units): Goal => ({ margin: { units: BigInt(units), scale: 3 } })),
  fc.integer({ min: 0, max: 3000 }).map((units): Goal => ({ returnOnCosts: { units: BigInt(units), scale: 3 } })),
);

test('PayPal: the answer is the lowest price for the goal, converted and withdrawn or not', () => {
  const product = fc.constantFrom(...Object.keys(paypal.countries.US.products));
  const ends = fc.constantFrom(
    {},
    { withdrawal: 'standard' },
    { withdrawal: 'personalInstant' },
    { converted: { to: 'USD', mid: quoted('1.13607202') } as const, withdrawal: 'personalInstant' },
    { converted: { to: 'LKR', mid: quoted('330.90540472') } as const, withdrawal: 'standard' },
  );

  fc.assert(
    fc.property(product, ends, cents, aGoal, (id, end, cost, goal) => {
      const from: Currency = end.converted?.to === 'USD' ? 'EUR' : 'USD';
      const to: Currency = end.converted?.to ?? from;
      const [sent, spent] = [money('0', from), { ...cost, currency: to }];
      const inputs = {
        ...american,
        product: id,
        soldPrice: sent,
        shippingPrice: sent,
        itemCost: spent,
        shippingCost: money('0', to),
        ...end,
      };
      const wanted: Goal = 'profit' in goal ? { profit: { ...goal.profit, currency: to } } : goal;
      const left = ({ lines }: paypal.Sale) => surplusOver(wanted, lines).units;
      const at = (price: bigint) => {
        const answer = paypal.sale({ ...inputs, soldPrice: ofCents(price, from) }, day);
        return isRefusal(answer) ? undefined : left(answer);
      };
      const solution = paypal.priceFor(inputs, wanted, day);
      if (isRefusal(solution)) return at(10n ** 13n) === undefined;
      return isLowest(solution, at, left);
    }),
    { numRuns: 10_000 },
  );
}, 120_000);

test('Etsy: the answer is the lowest price for the goal, the highest cost keeps it', () => {
  const anOrder = fc.record({
    shippingPrice: cents,
    salesTax: cents,
    itemCost: cents,
    pieces: fc.integer({ min: 1, max: 5 }),
    converted: fc.boolean(),
    ads: fc.constantFrom(undefined, 'under' as const, 'over' as const),
  });

  fc.assert(
    fc.property(anOrder, aGoal, ({ ads, ...rest }, goal) => {
      const fixed = { country: 'US', itemPrice: dollars('0'), shippingCost: dollars('3') } as const;
      const inputs = { ...fixed, ...rest, ...(ads && { offsiteAds: ads }) };
      const left = ({ lines }: etsy.Sale<'USD'>) => surplusOver(goal, lines).units;
      const at = (price: bigint) => left(given(etsy.sale({ ...inputs, itemPrice: ofCents(price, 'USD') }, day)));
      const solution = given(etsy.priceFor(inputs, goal, day));
      const priced = { ...inputs, itemPrice: ofCents(solution.cents, 'USD') };
      const most = given(etsy.highestItemCost(priced, goal, day));
      const dearer = given(etsy.sale({ ...priced, itemCost: ofCents(most.value + 1n, 'USD') }, day));
      return isLowest(solution, at, left) && left(most.answer) >= 0n && left(dearer) < 0n;
    }),
    { numRuns: 5_000 },
  );
}, 120_000);

test('Stripe and Payoneer: the answer is the lowest amount that leaves what is wanted', () => {
  const countries = fc.constantFrom('US', 'GB', 'IN', 'HK') satisfies fc.Arbitrary<stripe.CountryName>;
  const methods = fc.constantFrom(
    'card',
    'achDebit',
    'receivingAccount',
  ) satisfies fc.Arbitrary<payoneer.ReceivingMethod>;

  fc.assert(
    fc.property(countries, methods, fc.boolean(), cents, (country, method, isInvoice, wanted) => {
      const currency: Currency = stripe.countryCurrencies[country];
      const inputs: Omit<stripe.PaymentInputs, 'amount'> = {
        country,
        with: isInvoice && country === 'US' ? ['invoicing', 'billing'] : [],
      };
      const received = { ...wanted, currency };
      const leftOf = (lines: Readonly<{ net: Readonly<{ value: Money }> }>) => subtract(lines.net.value, wanted).units;
      const paid = (amount: bigint) => given(stripe.payment({ ...inputs, amount: ofCents(amount, currency) }, day));
      const got = (amount: bigint) => given(payoneer.receipt({ method, amount: ofCents(amount, 'USD') }, day));
      return (
        isLowest(
          given(stripe.amountFor(received, inputs, day)),
          (at) => leftOf(paid(at).lines),
          ({ lines }) => leftOf(lines),
        ) &&
        isLowest(
          given(payoneer.amountFor(wanted, method, day)),
          (at) => leftOf(got(at).lines),
          ({ lines }) => leftOf(lines),
        )
      );
    }),
    { numRuns: 10_000 },
  );
}, 120_000);
