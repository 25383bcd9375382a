import { decimal, type Currency } from '@formation/money';
import type { Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { ofCents } from '../solve/cents.ts';
import { surplusOver, type Goal } from '../solve/goal.ts';
import { highestKeeping } from '../solve/highest-keeping.ts';
import { HIGHEST, lowestReaching, type Solution } from '../solve/lowest-reaching.ts';
import type { SaleInputs } from './inputs.ts';
import { sale, type Sale } from './sale.ts';

/** Five lines that rise with the price, each rounded by at most half a cent. */
const wobble = decimal('0.025');

/**
 * The lowest item price that reaches a goal, everything else as given.
 *
 * @returns the price in cents with its sale, and the two nearest where no price gives the goal exactly.
 */
export function priceFor<C extends Currency>(
  inputs: SaleInputs<C>,
  goal: Goal,
  day: IsoDate,
): Solution<Sale<C>> | Refusal {
  const { currency } = inputs.itemPrice;
  return lowestReaching({
    at: (cents) => sale({ ...inputs, itemPrice: ofCents(cents, currency) }, day),
    surplus: ({ lines }) => surplusOver(goal, lines),
    breaks: [],
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
    most: HIGHEST,
  });
}
