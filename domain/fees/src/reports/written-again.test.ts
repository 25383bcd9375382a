/** Whatever orders there are: written as a platform writes them, they are read to the same sums. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  amazonSettlement,
  ebayOrders,
  ebayTransactions,
  etsyItems,
  etsyStatement,
  goodsOf,
  shopifyOrders,
  tiktokOrders,
  total,
  type Sold,
} from '../../tests/fixtures/reports/written.ts';
import { sumsIn } from './testing.ts';

const item = fc.record({ price: fc.integer({ min: 1, max: 9_999_99 }), pieces: fc.integer({ min: 1, max: 12 }) });
const order = fc.record({
  currency: fc.constantFrom('USD', 'GBP', 'EUR'),
  items: fc.array(item, { minLength: 1, maxLength: 4 }),
  postage: fc.nat(50_00),
  tax: fc.nat(99_99),
  fee: fc.nat(200_00),
});
const numbered = (all: readonly Omit<Sold, 'number'>[]): readonly Sold[] =>
  all.map((one, index) => ({ ...one, number: `12-${index + 1}` }));
const orders = fc.array(order, { minLength: 1, maxLength: 8 }).map(numbered);

/** What a reader of the file should find, by currency. */
function expected(sold: readonly Sold[], { hasPieces, hasFees }: Readonly<{ hasPieces: boolean; hasFees: boolean }>) {
  const codes = [...new Set(sold.map(({ currency }) => currency))];
  return Object.fromEntries(
    codes.map((code) => {
      const own = sold.filter(({ currency }) => currency === code);
      const plain = (amount: number) => String(amount / 100);
      const pieces = total(own.flatMap(({ items }) => items.map((each) => each.pieces)));
      return [
        code,
        {
          orders: own.length,
          pieces: hasPieces ? pieces : null,
          revenue: plain(total(own.map((one) => goodsOf(one) + one.postage))),
          tax: plain(total(own.map(({ tax }) => tax))),
          charged: hasFees ? plain(total(own.map(({ fee }) => fee))) : null,
        },
      ];
    }),
  );
}

const inDollars = (sold: readonly Sold[]) => sold.map((one) => ({ ...one, currency: 'USD' }));
const asTheyAre = (sold: readonly Sold[]) => sold;

test.each([
  { name: 'eBay transactions', write: ebayTransactions, of: asTheyAre, hasPieces: true, hasFees: true },
  { name: 'eBay orders', write: ebayOrders, of: asTheyAre, hasPieces: true, hasFees: false },
  { name: 'TikTok Shop orders', write: tiktokOrders, of: asTheyAre, hasPieces: true, hasFees: false },
  { name: 'Shopify orders', write: shopifyOrders, of: asTheyAre, hasPieces: true, hasFees: false },
  { name: 'Etsy items that repeat', write: etsyItems(true), of: asTheyAre, hasPieces: true, hasFees: false },
  { name: 'Etsy items that do not', write: etsyItems(false), of: asTheyAre, hasPieces: true, hasFees: false },
  { name: 'an Etsy statement', write: etsyStatement, of: asTheyAre, hasPieces: false, hasFees: true },
  { name: 'an Amazon settlement', write: amazonSettlement, of: inDollars, hasPieces: true, hasFees: true },
])('$name', ({ write, of, ...has }) => {
  fc.assert(
    fc.property(orders.map(of), (sold) => {
      const { sales, faults } = sumsIn(write(sold));
      expect(faults).toEqual([]);
      expect(sales).toEqual(expected(sold, has));
    }),
  );
});
