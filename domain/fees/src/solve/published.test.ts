/** Questions backwards on the published tables, 100,000 in all: the answer put back gives the goal, nothing lower does. */
import { compare, money, rate, subtract, toText, type Money } from '@formation/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as amazon from '../amazon/published/index.ts';
import * as ebay from '../ebay/published/index.ts';
import * as paypal from '../paypal/published/index.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import { quickSource } from '../quick-source.ts';
import * as wise from '../wise/published/index.ts';
import { corridors } from '../wise/published/tables/corridors.ts';
import { ofCents } from './cents.ts';
import { breakEven, surplusOver, type Goal } from './goal.ts';
import { isLowest } from './is-lowest.ts';

const day = '2026-09-30';
const quoted = (text: string) => ({ ...quickSource('test'), value: rate(text) });
const dollars = (text: string) => money(text, 'USD');
const given = <A extends object>(answer: A | Refusal): A => {
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
  return answer;
};

test.each([
  ['10', '12.04', true], // 13.6% and the fee of orders above 10
  ['8.20', '9.84', true], // 13.6% and the fee of orders up to 10
  ['1000', '1157.87', true],
])('a profit of %s on eBay takes a price of %s', (profit, price, isExact) => {
  const solution = given(ebay.priceFor(ebaySale({}), { profit: dollars(profit) }, day));
  const { lines } = solution.answer;

  expect([toText({ units: solution.cents, scale: 2 }), solution.isExact]).toEqual([price, isExact]);
  expect(toText(lines.profit.value)).toBe(toText(dollars(profit)));
});

test('between two steps of a table no price gives the goal: the nearest two, and why', () => {
  // from 150.00 on shoes cost 8% and no fee per order: 129.19 is left at 149.99, and 138.00 at 150.00
  const shoes = ebaySale({ category: 'athletic-shoes' });
  const solution = given(ebay.priceFor(shoes, { profit: dollars('135') }, day));

  expect([solution.cents, solution.isExact, solution.why, solution.below?.cents]).toEqual([
    15000n,
    false,
    'step',
    14999n,
  ]);
  expect(toText(solution.answer.lines.profit.value)).toBe('138.00');
  expect(solution.below && toText(solution.below.answer.lines.profit.value)).toBe('129.19');
});

test('costs, ad rates and break-even', () => {
  const inputs = ebaySale({ soldPrice: dollars('100'), itemCost: dollars('50') });
  const cost = given(ebay.highestItemCost(inputs, { profit: dollars('20') }, day));
  const ads = given(ebay.highestAdRate(inputs, { profit: dollars('20') }, day));
  const even = given(ebay.priceFor(inputs, breakEven, day));

  expect(cost.value).toBe(6600n); // 100 less 13.60, 0.40 and 20
  expect(ads.value).toBe(1600n); // 16%
  expect(toText({ units: even.cents, scale: 2 })).toBe('58.33');
  expect(ebay.highestItemCost(inputs, { profit: dollars('90') }, day)).toEqual({ refused: 'unreachable' });
  expect(ebay.priceFor({ ...inputs, category: 'unknown' }, breakEven, day)).toMatchObject({ refused: 'not-published' });
  expect(given(amazon.highestProductCost(book('20'), { margin: rate('0.5') }, day)).value).toBe(129n); // 20 - 3 - 1.80 - 3.91 - 10
});

test('gross-up: 100.00 kept by PayPal Checkout takes 104.12', () => {
  const inputs = { country: 'US', product: 'checkout' } as const;
  expect(given(paypal.amountFor(dollars('100'), inputs, day))).toMatchObject({ cents: 10412n, isExact: true });
});

function ebaySale(rest: Partial<ebay.SaleInputs<'USD'>>): ebay.SaleInputs<'USD'> {
  const nothing = {
    soldPrice: dollars('0'),
    shippingPrice: dollars('0'),
    itemCost: dollars('0'),
    shippingCost: dollars('0'),
  };
  return { site: 'US', category: 'most-categories', ...nothing, ...rest };
}

function book(price: string): amazon.SaleInputs<'USD'> {
  const packed = {
    sides: [rate('9'), rate('6'), rate('0.7')],
    sideUnit: 'in',
    weight: rate('0.75'),
    weightUnit: 'lb',
  } as const;
  const sold = { sellingPrice: dollars(price), productCost: dollars('0') };
  return { marketplace: 'us', category: 'books', fulfillment: 'fba', packed, ...sold };
}

const cents = fc.nat(300_000).map((units) => dollars((units / 100).toFixed(2)));
const permille = (most: number) => fc.integer({ min: 0, max: most }).map((units) => rate((units / 1000).toFixed(3)));
const aGoal = fc.oneof(
  fc.record({ profit: cents }),
  fc.record({ margin: permille(400) }),
  fc.record({ returnOnCosts: permille(3000) }),
);

const anEbaySale = fc
  .record({
    shippingPrice: cents,
    itemCost: cents,
    salesTaxRate: permille(100),
    topRated: fc.boolean(),
    store: fc.constantFrom('none', 'basic'),
  })
  .chain((rest) => {
    const categories = Object.keys(ebay.sites.US.stores[rest.store === 'none' ? 'none' : 'basic'] ?? {});
    const fixed = { soldPrice: dollars('0'), shippingCost: dollars('3'), site: 'US' as const };
    return fc.record({ category: fc.constantFrom(...categories) }).map(({ category }): ebay.SaleInputs<'USD'> => ({
      ...fixed,
      ...rest,
      store: rest.store === 'none' ? 'none' : 'basic',
      category,
    }));
  });

test('eBay: the answer is the lowest price that reaches the goal', () => {
  fc.assert(
    fc.property(anEbaySale, aGoal, (inputs, goal) => {
      const left = ({ lines }: ebay.Sale<'USD'>) => surplusOver(goal, lines).units;
      const at = (price: bigint) => {
        const answer = ebay.sale({ ...inputs, soldPrice: ofCents(price, 'USD') }, day);
        return isRefusal(answer) ? undefined : left(answer);
      };
      return isLowest(given(ebay.priceFor(inputs, goal, day)), at, left);
    }),
    { numRuns: 30_000 },
  );
}, 120_000);

const size = fc.integer({ min: 1, max: 300 }).map((units) => rate((units / 10).toFixed(1)));
const markets = fc.constantFrom(...(['us', 'uk', 'de'] as const));
const anAmazonSale = fc
  .record({ market: markets, sides: fc.tuple(size, size, size), weight: size, cost: fc.nat(5000) })
  .chain(({ market, sides, weight, cost }) => {
    const { currency, referral } = amazon.markets[market];
    const isUs = market === 'us';
    const packed = { sides, sideUnit: isUs ? 'in' : 'cm', weight, weightUnit: isUs ? 'oz' : 'kg' } as const;
    const amount = (units: number): Money => money((units / 100).toFixed(2), currency);
    return fc.constantFrom(...Object.keys(referral)).map((category): amazon.SaleInputs => ({
      marketplace: market,
      category,
      packed,
      fulfillment: 'fba',
      sellingPrice: amount(0),
      productCost: amount(cost),
    }));
  });

test('Amazon: the answer is the lowest price that reaches the goal', () => {
  fc.assert(
    fc.property(anAmazonSale, aGoal, (inputs, wanted) => {
      const { currency } = inputs.sellingPrice;
      const goal: Goal = 'profit' in wanted ? { profit: { ...wanted.profit, currency } } : wanted;
      const left = ({ lines }: amazon.Sale) =>
        surplusOver(goal, { profit: lines.netProfit, revenue: lines.revenue, costs: lines.yourCosts }).units;
      const at = (price: bigint) => {
        const answer = amazon.sale({ ...inputs, sellingPrice: ofCents(price, currency) }, day);
        return isRefusal(answer) ? undefined : left(answer);
      };
      const solution = amazon.priceFor(inputs, goal, day);
      if (isRefusal(solution)) return at(10n ** 13n) === undefined || (at(10n ** 13n) ?? 0n) < 0n;
      return isLowest(solution, at, left);
    }),
    { numRuns: 15_000 },
  );
}, 120_000);

test('PayPal: the answer is the lowest amount that leaves what is wanted', () => {
  const products = fc.constantFrom(...Object.keys(paypal.countries.US.products));
  const buyers = fc.constantFrom('domestic' as const, 'restOfWorld' as const);

  fc.assert(
    fc.property(products, buyers, cents, (product, buyer, wanted) => {
      const inputs = { country: 'US', product, buyer } as const;
      const left = ({ lines }: paypal.Payment<'USD'>) => subtract(lines.net.value, wanted).units;
      const at = (amount: bigint) => left(given(paypal.payment({ ...inputs, amount: ofCents(amount, 'USD') }, day)));
      return isLowest(given(paypal.amountFor(wanted, inputs, day)), at, left);
    }),
    { numRuns: 40_000 },
  );
}, 120_000);

test('Wise: the answer is the lowest amount with which the recipient gets what is wanted', () => {
  const routes = fc.constantFrom(...Object.keys(corridors));
  const mids = fc.constantFrom('0.88022588', '1.13607202', '18.5', '57.1');
  const before = fc.nat(40_000_000);

  fc.assert(
    fc.property(routes, mids, fc.nat(100_000_000), before, (route, mid, units, volume) => {
      const [from, to] = route.split('-') as ['USD', 'EUR'];
      const wanted = ofCents(BigInt(units), to);
      const rates = { mid: quoted(mid), midToPounds: quoted('0.75'), volumeBefore: ofCents(BigInt(volume), 'GBP') };
      const left = ({ lines }: wise.Transfer<'USD', 'EUR'>) => subtract(lines.recipientGets.value, wanted).units;
      const at = (amount: bigint) => left(given(wise.transfer({ ...rates, amount: ofCents(amount, from), to }, day)));
      return isLowest(given(wise.amountFor(wanted, { ...rates, from }, day)), at, left);
    }),
    { numRuns: 15_000 },
  );
}, 120_000);

test('no lower price reaches the goal: every one tried', () => {
  fc.assert(
    fc.property(anEbaySale, fc.nat(20_000), (inputs, profit) => {
      const goal = { profit: ofCents(BigInt(profit), 'USD') };
      const { cents: found, isExact } = given(ebay.priceFor(inputs, goal, day));
      const reaches = (price: bigint) => {
        const { lines } = given(ebay.sale({ ...inputs, soldPrice: ofCents(price, 'USD') }, day));
        return compare(lines.profit.value, goal.profit) >= 0;
      };
      let first = found > 3000n ? found - 3000n : 0n;
      while (!reaches(first)) first += 1n;
      expect(isExact ? found - first < 24n : found === first).toBe(true);
    }),
    { numRuns: 30 },
  );
}, 120_000);
