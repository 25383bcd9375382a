import { isRefusal } from '@formation/fees';
import * as amazon from '@formation/fees/amazon-published';
import { namesOf, type Command } from '../command.ts';

const markets = namesOf(amazon.marketCurrencies);
const categories = [
  ...new Set(Object.values(amazon.markets).flatMap(({ referral }) => Object.keys(referral))),
] as unknown as readonly [string, ...string[]]; // the tables have categories
const ways = ['fba', 'fbm'] as const;
const plans = ['professional', 'individual'] as const;

export const amazonCommand: Command = {
  about: 'what is left of one unit sold on Amazon',
  example: 'amazon --price 30 --market us --category home-kitchen --length 10 --width 8 --height 2 --weight 1',
  options: {
    price: { kind: 'amount', help: 'the selling price', needed: true },
    market: { kind: 'choice', help: 'the marketplace', choices: markets, atFirst: 'us' },
    category: { kind: 'choice', help: 'the referral category', choices: categories, atFirst: 'everything-else' },
    by: { kind: 'choice', help: 'who stores and sends: Amazon (fba) or you (fbm)', choices: ways, atFirst: 'fba' },
    length: { kind: 'number', help: 'one side of the packed product, in in (us) or cm' },
    width: { kind: 'number', help: 'another side' },
    height: { kind: 'number', help: 'the third side' },
    weight: { kind: 'number', help: 'its weight, in lb (us) or g' },
    goods: { kind: 'choice', help: 'the kind of goods', choices: amazon.goods, atFirst: 'standard' },
    plan: { kind: 'choice', help: 'the selling plan', choices: plans, atFirst: 'professional' },
    months: { kind: 'number', help: 'months in Amazon’s storage' },
    shipping: { kind: 'amount', help: 'what the buyer pays for delivery' },
    'product-cost': { kind: 'amount', help: 'what the product cost you' },
    'to-amazon': { kind: 'amount', help: 'what you pay to send it to Amazon' },
    'to-buyer': { kind: 'amount', help: 'what you pay to send it to the buyer' },
    'other-costs': { kind: 'amount', help: 'any other cost of yours' },
  },
  answer(given, day) {
    const marketplace = given.choice('market', markets);
    const metric = marketplace !== 'us';
    const amount = (name: string) => given.amount(name, amazon.marketCurrencies[marketplace]);
    const sale = amazon.sale(
      {
        marketplace,
        category: given.choice('category', ['everything-else', ...categories]),
        fulfillment: given.choice('by', ways),
        sellingPrice: amount('price'),
        shippingPrice: amount('shipping'),
        packed: {
          sides: [given.number('length'), given.number('width'), given.number('height')],
          sideUnit: metric ? 'cm' : 'in',
          weight: given.number('weight'),
          weightUnit: metric ? 'g' : 'lb',
        },
        goods: given.choice('goods', amazon.goods),
        plan: given.choice('plan', plans),
        storedMonths: given.number('months'),
        productCost: amount('product-cost'),
        shippingToAmazon: amount('to-amazon'),
        shippingToBuyer: amount('to-buyer'),
        otherCosts: amount('other-costs'),
      },
      day,
    );
    return isRefusal(sale) ? sale : { ...sale, units: { chargedWeight: metric ? 'g' : 'lb' } };
  },
};
