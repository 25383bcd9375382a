import { amazon } from '@formation/fees';
import { amountText, readLooseAmount, readLooseNumber, readsAs, toExactText, type Decimal } from '@formation/money';
import { choice } from '../../../../lib/typed/choice.ts';
import type { Typed } from '../../../../lib/typed/use-typed.ts';

export type NumberFieldName =
  | 'sellingPrice'
  | 'productCost'
  | 'lengthIn'
  | 'widthIn'
  | 'heightIn'
  | 'weightLbs'
  | 'shippingToAmazon'
  | 'marketingCost'
  | 'storageCost';

export const marketplaceNames = ['us', 'uk', 'de'] as const satisfies readonly amazon.Marketplace[];

/** The sale that the form describes; what cannot be read counts as 0. */
export function typedSale(typed: Typed) {
  const marketplace = choice(marketplaceNames, typed['marketplace']);
  const amount = (name: NumberFieldName) => readLooseAmount(typed[name] ?? '', amazon.marketplaces[marketplace]);
  const number = (name: NumberFieldName) => readLooseNumber(typed[name] ?? '');
  return {
    marketplace,
    category: choice(amazon.categories, typed['category']),
    fulfillment: choice(amazon.fulfillments, typed['fulfillment']),
    sellingPrice: amount('sellingPrice'),
    productCost: amount('productCost'),
    shippingToAmazon: amount('shippingToAmazon'),
    marketingCost: amount('marketingCost'),
    storageCost: amount('storageCost'),
    lengthIn: number('lengthIn'),
    widthIn: number('widthIn'),
    heightIn: number('heightIn'),
    weightLb: number('weightLbs'),
  };
}

/** The number as it was read, when that is not plainly what was typed; otherwise nothing. */
export function readAs(text: string): string | undefined {
  const value: Decimal = readLooseNumber(text);
  if (readsAs(text, value)) return undefined;
  return value.scale <= 2 ? amountText(value).replace(/\.00$/, '') : toExactText(value);
}
