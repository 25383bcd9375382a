import * as amazon from '@formation/fees/amazon-published';
import { readNumber, type Currency } from '@formation/money';
import { amountFrom } from '../../published/model-parts.ts';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

export const marketNames = ['us', 'uk', 'de'] as const satisfies readonly amazon.MarketName[];
export const fulfillments = ['fba', 'fbm'] as const;
export const plans = ['professional', 'individual'] as const;

/** How a product may be measured, whatever the marketplace measures in. */
export const unitSystems = ['in-lb', 'cm-kg'] as const;
const units = {
  'in-lb': { sideUnit: 'in', weightUnit: 'lb' },
  'cm-kg': { sideUnit: 'cm', weightUnit: 'kg' },
} as const satisfies Readonly<Record<(typeof unitSystems)[number], Partial<amazon.Packed>>>;

export const unitsFrom = (typed: Typed) => units[choice(unitSystems, typed['units'])];

/** What is not in another category comes first: it is where a form starts. */
const elsewhere = 'everything-else';

/** The marketplace, its currency, its categories, and the goods that have fees of their own there. */
export function marketFrom(typed: Typed) {
  const marketplace = choice(marketNames, typed['marketplace']);
  const { referral, cards } = amazon.markets[marketplace];
  const categories = [elsewhere, ...Object.keys(referral).filter((id) => id !== elsewhere)];
  return {
    marketplace,
    currency: amazon.marketCurrencies[marketplace],
    categories,
    category: categories.find((id) => id === typed['category']) ?? elsewhere,
    goods: amazon.goods.filter((name) => name !== 'apparel' || marketplace === 'us'),
    card: cards[0]?.value,
  };
}

/** The unit that the form describes; an empty field counts as 0. Each way of sending counts its own shipping. */
export function amazonInputs(typed: Typed): amazon.SaleInputs {
  const { marketplace, currency, category, goods } = marketFrom(typed);
  const amount = (name: string) => amountFrom(typed, name, currency as Currency);
  const number = (name: string) => readNumber(typed[name] ?? '');
  const fulfillment = choice(fulfillments, typed['fulfillment']);
  return {
    marketplace,
    category,
    fulfillment,
    plan: choice(plans, typed['plan']),
    goods: goods.find((name) => name === typed['goods']) ?? 'standard',
    sellingPrice: amount('sellingPrice'),
    shippingPrice: amount('shippingPrice'),
    packed: {
      sides: [number('length'), number('width'), number('height')],
      weight: number('weight'),
      ...unitsFrom(typed),
    },
    storedMonths: number('storedMonths'),
    productCost: amount('productCost'),
    ...(fulfillment === 'fba'
      ? { shippingToAmazon: amount('shippingToAmazon') }
      : { shippingToBuyer: amount('shippingToBuyer') }),
    marketingCost: amount('marketingCost'),
    otherCosts: amount('otherCosts'),
  };
}
