import { rate } from '@formation/money';
import { asking, type AnswersOf } from '../../question/question.ts';
import {
  establishments,
  goods,
  isMarket,
  isVatTaken,
  marketCurrencies,
  marketNames,
  type Establishment,
  type MarketName,
} from './marketplace.ts';
import type { Packed } from './parcel.ts';
import { markets } from './tables/markets.ts';

/** What is not in another category comes first: it is where a form starts. */
const elsewhere = 'everything-else';
const categoriesOf = (names: readonly MarketName[]) => [
  ...new Set([elsewhere, ...names.flatMap((name) => Object.keys(markets[name].referral))]),
];
const offered = new Map(marketNames.map((name) => [name, categoriesOf([name])]));

/** How a product may be measured, whatever the marketplace measures in. */
const units = {
  'in-lb': { sideUnit: 'in', weightUnit: 'lb' },
  'cm-kg': { sideUnit: 'cm', weightUnit: 'kg' },
} as const satisfies Readonly<Record<string, Partial<Packed>>>;
type UnitSystem = keyof typeof units;

/** What the size of a parcel follows from: all of it, or there is no size. */
export const measures = ['length', 'width', 'height', 'weight'] as const;

type Market = Readonly<{ marketplace: MarketName }>;
type Sent = Market & Readonly<{ fulfilment: 'fba' | 'fbm' }>;
const isTaxed = ({ marketplace }: Market) => marketplace !== 'us';
const isFbaInUs = ({ marketplace, fulfilment }: Sent) => marketplace === 'us' && fulfilment === 'fba';

const currency = ({ marketplace }: Readonly<{ marketplace: MarketName }>) => marketCurrencies[marketplace];
const side = {
  needed: ({ fulfilment }: Readonly<{ fulfilment: 'fba' | 'fbm' }>) => fulfilment === 'fba',
  unit: (answers: Readonly<{ units: UnitSystem }>) => units[answers.units].sideUnit,
};

/** What decides what Amazon takes of one unit; `fba`: Amazon stores and sends it, `fbm`: the seller does. */
export const question = asking()
  .group('where')
  .choice('marketplace', marketNames, {
    aliases: ['site', 'shop', 'store', 'amazon-store'],
    spelled: { 'amazon-com': 'us', 'amazon-co-uk': 'uk', 'amazon-de': 'de' },
  })
  .choice('category', categoriesOf(marketNames), { offered: ({ marketplace }) => offered.get(marketplace) ?? [] })
  .choice('fulfilment', ['fba', 'fbm'], {
    name: 'fulfillment',
    aliases: ['fulfillment'],
    spelled: { amazon: 'fba', afn: 'fba', seller: 'fbm', merchant: 'fbm', mfn: 'fbm' }, // as reports of sales say it
  })
  .choice('plan', ['professional', 'individual'])
  .group('sale')
  .amount('sellingPrice', {
    currency,
    needed: true,
    aliases: [
      'price',
      'sold-for',
      'sale-price',
      'sold-price',
      'item-price',
      'your-price',
      'sales-price',
      'product-sales',
    ],
  })
  .amount('shippingPrice', {
    currency,
    aliases: ['shipping', 'postage', 'shipping-charged', 'shipping-and-handling', 'delivery', 'shipping-credits'],
  })
  .group('tax')
  .choice('established', establishments, {
    // Whether a company of France, Italy or Spain owes the VAT of a sale in Germany itself, we have no table for.
    offered: ({ marketplace }) => (marketplace === 'de' ? (['abroad', 'uk', 'de'] as const) : establishments),
    shared: 'country',
  })
  .choice('vatNumber', ['registered', 'none'], {
    applies: (sale) => isTaxed(sale) && isMarket(sale.established),
  })
  .choice('vatTaken', ['amazon', 'elsewhere'], {
    applies: (sale) => isTaxed(sale) && sale.established !== sale.marketplace,
  })
  .choice('vatKind', ['full', 'zero'], { applies: (sale) => sale.marketplace === 'uk' && isVatTaken(sale) })
  .group('product')
  .choice('units', Object.keys(units) as readonly UnitSystem[]) // its own keys
  .choice('goods', goods, {
    offered: ({ marketplace }) => goods.filter((name) => name !== 'apparel' || marketplace === 'us'),
  })
  .number('length', { ...side, aliases: ['longest-side', 'package-length'] })
  .number('width', { ...side, aliases: ['median-side', 'package-width'] })
  .number('height', { ...side, aliases: ['shortest-side', 'package-height'] })
  .number('weight', {
    ...side,
    unit: (answers) => units[answers.units].weightUnit,
    aliases: ['item-package-weight', 'package-weight', 'item-weight'],
  })
  .number('storedMonths', { unit: 'count' })
  .group('costs')
  .amount('productCost', {
    currency,
    aliases: ['cost', 'cost-of-goods', 'cogs', 'purchase-price', 'item-cost'],
    shared: 'itemCost',
  })
  .amount('shippingToAmazon', { currency, shared: 'inboundCost' })
  .amount('shippingToBuyer', { currency, shared: 'postageCost' })
  .amount('marketingCost', { currency })
  .amount('otherCosts', { currency })
  .group('extras')
  .choice('placement', ['optimised', 'single', 'split'], { box: 'placementFee', applies: isFbaInUs })
  .number('supplyDays', { box: 'lowStock', unit: 'count', example: '20', applies: isFbaInUs })
  .number('stockWeeks', { box: 'fullStore', unit: 'count', example: '26', applies: isFbaInUs })
  .number('stockDays', { box: 'agedStock', unit: 'count', example: '200', applies: isFbaInUs })
  .percent('returnRate', {
    box: 'returned',
    example: '5',
    most: '100',
    applies: ({ marketplace }) => marketplace === 'us',
  })
  .amount('returnCharge', {
    currency,
    box: 'returnsProcessing',
    applies: (sale) => isFbaInUs(sale) && sale.returnRate !== undefined,
  })
  .number('unitsPerMonth', {
    box: 'planShare',
    shared: 'monthlySales',
    unit: 'count',
    whole: true,
    least: '1',
    example: '100',
    applies: ({ plan }) => plan === 'professional',
  })
  .yes('ownPackaging', { applies: isFbaInUs })
  .yes('sriLankanVat', { applies: isFromAbroad })
  .asked();

/** Whether the seller may be in Sri Lanka. */
export function isFromAbroad({ established }: Readonly<{ established: Establishment }>): boolean {
  return established === 'abroad';
}

/** Everything about one unit that changes what Amazon charges; amounts in the currency of the shop. */
export type UnitSale = AnswersOf<typeof question>;

/** The product as packed; a measure that is left out is 0. */
export function packedOf({ length, width, height, weight, units: system }: UnitSale): Packed {
  const nothing = rate('0');
  return {
    sides: [length ?? nothing, width ?? nothing, height ?? nothing],
    weight: weight ?? nothing,
    ...units[system],
  };
}
