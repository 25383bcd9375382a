import { asking, type AnswersOf } from '../../question/question.ts';

const currency = 'USD';

/** What takes the card: PayHere in Sri Lanka, Shopify Payments of a US company, or another gateway by its own rate. */
const gateways = ['payhere', 'shopify', 'other'] as const;
type Gateway = (typeof gateways)[number];

const isBy =
  (one: Gateway) =>
  ({ gateway }: Readonly<{ gateway: Gateway }>) =>
    gateway === one;

/** What decides what is left of an order in a shop on Shopify. */
export const question = asking()
  .group('shop')
  .choice('gateway', gateways)
  .choice('plan', ['basic', 'grow', 'advanced'])
  .number('ordersPerMonth', { unit: 'count', whole: true, least: '1', aliases: ['orders'] })
  .group('sale')
  .amount('price', {
    currency,
    needed: true,
    perPiece: true,
    example: '50',
    aliases: ['total', 'amount', 'order-total', 'gross', 'selling-price'],
  })
  .amount('itemCost', { currency, perPiece: true, aliases: ['cost', 'costs', 'cogs'], shared: 'itemCost' })
  .amount('shippingCost', { currency, aliases: ['postage-cost', 'postage-paid'], shared: 'postageCost' })
  .percent('gatewayRate', {
    needed: isBy('other'),
    default: '0',
    most: '100',
    applies: isBy('other'),
    aliases: ['gateway-fee'],
  })
  .amount('gatewayFixed', { currency, applies: isBy('other'), aliases: ['gateway-fixed-fee'] })
  .yes('cardFromAbroad', { applies: isBy('shopify') })
  .yes('sriLankanVat', { applies: ({ gateway }) => gateway !== 'shopify' })
  .asked();

export type Order = AnswersOf<typeof question>;
