import { decimal, type Currency } from '@formation/money';
import { entryFor } from '../../published/entries-for.ts';
import type { Refusal } from '../../published/refusal.ts';
import { limitsOf } from '../../published/tiered-fee.ts';
import type { IsoDate } from '../../schedule.ts';
import { firstCentsPast, ofCents, toCents } from '../../solve/cents.ts';
import { surplusOver, type Goal } from '../../solve/goal.ts';
import { highestKeeping } from '../../solve/highest-keeping.ts';
import { lowestReaching, type Solution } from '../../solve/lowest-reaching.ts';
import type { SaleInputs } from './inputs.ts';
import { sale, type Sale } from './sale.ts';
import { markets } from './tables/markets.ts';

/** The referral fee is the one rounded line that depends on the price. */
const wobble = decimal('0.01');

/** A hundred billion in cents: what lies above is no cost. */
const highestCost = 10n ** 13n;

const outcome = <C extends Currency>({ lines }: Sale<C>) => ({
  profit: lines.netProfit,
  revenue: lines.revenue,
  costs: lines.yourCosts,
});

/**
 * The lowest selling price that reaches a goal, everything else as given.
 *
 * @returns the price in cents with its sale, and the two nearest where no price gives the goal exactly.
 */
export function priceFor<C extends Currency>(
  inputs: SaleInputs<C>,
  goal: Goal,
  day: IsoDate,
): Solution<Sale<C>> | Refusal {
  const { currency } = inputs.sellingPrice;
  return lowestReaching({
    at: (cents) => sale({ ...inputs, sellingPrice: ofCents(cents, currency) }, day),
    surplus: (answer) => surplusOver(goal, outcome(answer)),
    breaks: priceBreaks(inputs, day),
    wobble,
  });
}

/** The most that the product can cost for the goal still to be kept. */
export function highestProductCost<C extends Currency>(inputs: SaleInputs<C>, goal: Goal, day: IsoDate) {
  const { currency } = inputs.productCost;
  return highestKeeping({
    at: (cents) => sale({ ...inputs, productCost: ofCents(cents, currency) }, day),
    keeps: (answer) => surplusOver(goal, outcome(answer)).units >= 0n,
    least: 0n,
    most: highestCost,
  });
}

/** The first selling price after each limit of the tables. */
function priceBreaks<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): readonly bigint[] {
  const market = markets[inputs.marketplace];
  const referral = entryFor(market.referral[inputs.category], day)?.value;
  const card = entryFor(market.cards, day)?.value;
  const low = entryFor(market.lowPrice, day)?.value;
  const shipping = inputs.shippingPrice ? toCents(inputs.shippingPrice) : 0n;
  const ofRevenue = referral ? limitsOf(referral.tiered) : [];
  const bands = card?.priceBands ?? [];
  return [
    ...ofRevenue.map((limit) => firstCentsPast(limit) - shipping),
    ...bands.flatMap(({ upTo }) => (upTo === undefined ? [] : firstCentsPast(upTo))),
    ...[...bands, card?.lowPriceDiscount ?? {}].flatMap(({ below }) =>
      below === undefined ? [] : firstCentsPast(below, 'from'),
    ),
    ...(low ? [firstCentsPast(low.limit), firstCentsPast(low.limitOfExcluded)] : []),
  ];
}
