import { compare, decimal, multiply, rate, type Rate } from '@formation/money';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { firstCentsWhere, ofCents, toCents } from '../../solve/cents.ts';
import { costGoal, highestGoal } from '../../solve/highest-goal.ts';
import { priceGoals } from '../../solve/price-goals.ts';
import { limitsOf } from '../../value/tiered-fee.ts';
import { answer, takings } from './answer.ts';
import { businessEntries } from './entries.ts';
import type { Sale } from './question.ts';

const currency = ({ soldPrice }: Sale) => soldPrice.currency;

/** eBay asked backwards: prices for what is wanted, and the most that the item and the ad may cost. */
export const goals = [
  // Twelve rounded lines of half a cent.
  ...priceGoals({ field: 'soldPrice', currency, answer, breaks: priceBreaks, tolerance: '0.06' }),
  costGoal({ field: 'itemCost', currency, answer }),
  highestGoal({ id: 'adRate', field: 'promotedRate', currency, answer, valueAt: adRate, between: adRates }),
];

/** An ad rate in hundredths of a percent. */
function adRate(points: bigint): Rate {
  return { units: points, scale: 4 };
}

/** Between which two the site takes an ad rate. */
function adRates(sale: Sale, day: IsoDate) {
  const entries = businessEntries(sale, day);
  if (isRefusal(entries)) return entries;
  const { least, most } = entries.promotedFee.value;
  return [toCents(decimal(least)), toCents(decimal(most))] as const; // a hundredth of a percent is its cent
}

/** The first sold price after each limit of the tables. */
function priceBreaks(sale: Sale, day: IsoDate): readonly bigint[] {
  const entries = businessEntries(sale, day);
  if (isRefusal(entries) || sale.seller === 'private') return [];
  const baseAt = (cents: bigint) => takings({ ...sale, soldPrice: ofCents(cents, currency(sale)) }).base.value;
  const orders = entries.perOrderFee.value.bands.flatMap(({ upTo, over }) => upTo ?? over ?? []);
  const taxed = 1 + (sale.salesTaxRate ? approximately(sale.salesTaxRate) : 0);
  const others = baseAt(0n);
  const { steps, limits } = entries.finalValueFee.value;
  const ofAll = limitsOf(entries.finalValueFee.value).map((limit) => ({
    limit: multiply(rate(limit), sale.pieces),
    isExcluded: steps.some(({ below }) => below === limit),
  }));
  if (limits === 'item') return ofAll.map(({ limit }) => toCents(limit));
  const ofOrder = orders.map((limit) => ({ limit: rate(limit), isExcluded: false }));
  return [...ofAll, ...ofOrder].flatMap(({ limit, isExcluded }) => {
    const left = toCents(limit) - toCents(others);
    if (left < 0n) return [];
    const guess = BigInt(Math.floor(Number(left) / taxed));
    return firstCentsWhere((cents) => compare(baseAt(cents), limit) >= (isExcluded ? 0 : 1), guess);
  });
}

function approximately({ units, scale }: Rate): number {
  return Number(units) / 10 ** scale;
}
