import { compare, decimal, money, rate, type Currency, type Rate } from '@formation/money';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import { limitsOf } from '../../published/tiered-fee.ts';
import type { IsoDate } from '../../schedule.ts';
import { firstCentsWhere, ofCents, toCents } from '../../solve/cents.ts';
import { surplusOver, type Goal } from '../../solve/goal.ts';
import { highestKeeping } from '../../solve/highest-keeping.ts';
import { lowestReaching, type Solution } from '../../solve/lowest-reaching.ts';
import { businessEntries } from './entries.ts';
import type { SaleInputs } from './inputs.ts';
import { sale, takings, type Sale } from './sale.ts';
import { sites } from './tables/sites.ts';

/** Ten rounded lines of half a cent. */
const wobble = decimal('0.05');

/** A hundred billion in cents: what lies above is no cost. */
const highestCost = 10n ** 13n;

/**
 * The lowest sold price that reaches a goal, everything else as given.
 *
 * @returns the price in cents with its sale, and the two nearest where no price gives the goal exactly.
 */
export function priceFor<C extends Currency>(
  inputs: SaleInputs<C>,
  goal: Goal,
  day: IsoDate,
): Solution<Sale<C>> | Refusal {
  const { currency } = inputs.soldPrice;
  return lowestReaching({
    at: (cents) => sale({ ...inputs, soldPrice: ofCents(cents, currency) }, day),
    surplus: ({ lines }) => surplusOver(goal, lines),
    breaks: priceBreaks(inputs, day),
    wobble,
  });
}

/** The most that the item can cost for the goal still to be kept. */
export function highestItemCost<C extends Currency>(inputs: SaleInputs<C>, goal: Goal, day: IsoDate) {
  const { currency } = inputs.itemCost;
  return highestKeeping({
    at: (cents) => sale({ ...inputs, itemCost: ofCents(cents, currency) }, day),
    keeps: ({ lines }) => surplusOver(goal, lines).units >= 0n,
    least: 0n,
    most: highestCost,
  });
}

/** The highest ad rate, in hundredths of a percent, for the goal still to be kept. */
export function highestAdRate<C extends Currency>(inputs: SaleInputs<C>, goal: Goal, day: IsoDate) {
  return highestKeeping({
    at: (points) => sale({ ...inputs, promotedRate: adRate(points) }, day),
    keeps: ({ lines }) => surplusOver(goal, lines).units >= 0n,
    least: 200n,
    most: 10_000n,
  });
}

function adRate(points: bigint): Rate {
  return { units: points, scale: 4 };
}

/** The first sold price after each limit of the tables. */
function priceBreaks<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): readonly bigint[] {
  const site = sites[inputs.site];
  const entries = businessEntries(inputs, site, day);
  if (isRefusal(entries) || (inputs.seller === 'private' && site.privateSeller)) return [];
  const { currency } = inputs.soldPrice;
  const baseAt = (cents: bigint) => takings({ ...inputs, soldPrice: ofCents(cents, currency) }).base.value;
  const orders = entries.perOrderFee.value.flatMap(({ upTo, over }) => upTo ?? over ?? []);
  const taxed = 1 + Number(inputs.salesTaxRate ? approximately(inputs.salesTaxRate) : 0);
  const others = baseAt(0n);
  return [...limitsOf(entries.finalValueFee.value), ...orders].flatMap((limit) => {
    const left = toCents(money(limit, currency)) - toCents(others);
    if (left < 0n) return [];
    const guess = BigInt(Math.floor(Number(left) / taxed));
    const isExcluded = entries.finalValueFee.value.steps.some(({ below }) => below === limit);
    return firstCentsWhere((cents) => compare(baseAt(cents), rate(limit)) >= (isExcluded ? 0 : 1), guess);
  });
}

function approximately({ units, scale }: Rate): number {
  return Number(units) / 10 ** scale;
}
