import { inForce, type IsoDate } from '../../schedule/schedule.ts';
import { firstCentsPast, toCents } from '../../solve/cents.ts';
import { costGoal } from '../../solve/highest-goal.ts';
import { priceGoals } from '../../solve/price-goals.ts';
import { limitsOf } from '../../value/tiered-fee.ts';
import { answer } from './answer.ts';
import type { UnitSale } from './question.ts';
import { markets } from './tables/markets.ts';

const currency = ({ sellingPrice }: UnitSale) => sellingPrice.currency;

/** Amazon asked backwards: prices for what is wanted, and the most that the product may cost. */
export const goals = [
  // Besides the referral fee, VAT, two kinds of VAT on fees, refunds and digital services are rounded and follow the price.
  ...priceGoals({ field: 'sellingPrice', currency, answer, breaks, tolerance: '0.035' }),
  costGoal({ field: 'productCost', currency, answer }),
];

/** The first selling price after each limit of the tables. */
function breaks({ marketplace, category, shippingPrice }: UnitSale, day: IsoDate): readonly bigint[] {
  const { referral, sizes, lowPrice } = markets[marketplace];
  const ofCategory = referral[category];
  const limits = ofCategory ? limitsOf(inForce(ofCategory, day).value) : [];
  const { priceBands, lowPriceDiscount } = inForce(sizes, day).value;
  const low = lowPrice ? [lowPrice.limit, lowPrice.limitOfExcluded] : [];
  return [
    ...limits.map((limit) => firstCentsPast(limit) - toCents(shippingPrice)),
    ...priceBands.flatMap(({ upTo }) => (upTo === undefined ? [] : firstCentsPast(upTo))),
    ...[...priceBands, lowPriceDiscount ?? {}].flatMap(({ below }) =>
      below === undefined ? [] : firstCentsPast(below, 'from'),
    ),
    ...low.map((limit) => firstCentsPast(inForce(limit, day).value.amount)),
  ];
}
