import { asking, type AnswersOf } from '../../question/question.ts';

/** The markets whose base for the fee was found, and their currencies. */
const currencies = { us: 'USD', uk: 'GBP' } as const;
type Market = keyof typeof currencies;
type In = Readonly<{ market: Market }>;

const currency = ({ market }: In) => currencies[market];

/** What has a fee of its own in each market. */
const categories = ['other', 'jewellery', 'electronics'] as const;
const offeredIn = {
  us: ['other', 'jewellery'],
  uk: ['other', 'electronics'],
} as const satisfies Readonly<Record<Market, readonly (typeof categories)[number][]>>;

/** What decides what is left of an order in a shop on TikTok. */
export const question = asking()
  .group('shop')
  .choice('market', ['us', 'uk'], { aliases: ['country', 'site'] })
  .choice('category', categories, { offered: ({ market }) => offeredIn[market] })
  .group('sale')
  .amount('price', {
    currency,
    needed: true,
    perPiece: true,
    example: '40',
    aliases: ['paid', 'amount', 'total', 'gross', 'order-amount', 'selling-price'],
  })
  .amount('platformDiscount', { currency, aliases: ['tiktok-discount', 'platform-voucher'] })
  .amount('itemCost', { currency, perPiece: true, aliases: ['cost', 'costs', 'cogs'], shared: 'itemCost' })
  .amount('shippingCost', { currency, aliases: ['postage-cost', 'postage-paid'], shared: 'postageCost' })
  .amount('otherFees', { currency, aliases: ['affiliate-commission', 'adverts', 'other-fee'] })
  .yes('sriLankanVat')
  .asked();

export type Order = AnswersOf<typeof question>;
