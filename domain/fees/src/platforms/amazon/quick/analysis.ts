import { money, type Money, type Rate } from '@formation/money';
import { inForce, type IsoDate } from '../../../schedule/schedule.ts';
import { constant, fromTable, line, type Line } from '../../../trace/figure.ts';
import { lines } from '../../../trace/lines.ts';
import { largest, quotient, sum } from '../../../trace/operations.ts';
import { percentLine } from '../../../trace/table-figures.ts';
import { answer, type QuickAnswer } from './answer.ts';
import { referralRate } from './fees.ts';
import type { UnitSale } from './question.ts';
import { sizeTier, type SizeTier } from './size-tier.ts';
import { returnGoal, smallestDivisor } from './tables.ts';

type Amounts = QuickAnswer['lines'];
type Slice = 'shippingAndMarketing' | 'netProfit' | 'productDetails' | 'amazonFees';
type Share = 'amazonFees' | 'yourCosts' | 'productCost' | 'shippingAndMarketing' | 'netProfit';

/** What the specification's page shows of one sale. */
export type Sale = Omit<QuickAnswer, 'lines'> &
  Readonly<{
    sizeTier: SizeTier;
    /** Whether the net profit is below 0. */
    state: 'low' | 'healthy';
    lines: Amounts &
      Readonly<Record<'revenuePerUnit' | 'costPerUnit' | 'feesPerUnit', Line<Money>>> &
      Readonly<Record<'referralRate' | 'returnGoal', Line<Rate>>>;
    /** The chart, none below 0, in the order of its legend. */
    slices: Readonly<Record<Slice, Line<Money>>>;
    /** Each slice as a fraction of the whole chart. */
    sliceShares: Readonly<Record<Slice, Line<Rate>>>;
    /** Fractions of the revenue (of 1, when the revenue is less) for the analysis text. */
    shares: Readonly<Record<Share, Line<Rate>>>;
  }>;

/**
 * The quick answer with its size, its chart and its analysis.
 *
 * @see Calculator specification §9, "Amazon formulas"
 */
export function sale(inputs: UnitSale, day: IsoDate): Sale {
  const found = answer(inputs, day);
  const { revenue, yourCosts, amazonFees, netProfit } = found.lines;
  const slices = slicesOf(found.lines);
  const more = lines(
    line('revenuePerUnit', revenue),
    line('costPerUnit', yourCosts),
    line('feesPerUnit', amazonFees),
    referralRate(inputs, day),
    percentLine('returnGoal', inForce(returnGoal, day)),
  );
  return {
    ...found,
    sizeTier: sizeTier(inputs, day),
    state: netProfit.value.units < 0n ? 'low' : 'healthy',
    lines: { ...found.lines, ...more },
    slices,
    sliceShares: sliceSharesOf(slices),
    shares: sharesOf(found.lines, day),
  };
}

function slicesOf(amounts: Amounts): Sale['slices'] {
  const { shippingToAmazon, marketingCost, storageCost, netProfit, productCost, amazonFees, revenue } = amounts;
  const nothing = constant(money('0', revenue.value.currency));
  return {
    shippingAndMarketing: line(
      'shippingAndMarketing',
      largest(nothing, sum(shippingToAmazon, marketingCost, storageCost)),
    ),
    netProfit: line('netProfit', largest(nothing, netProfit)),
    productDetails: line('productDetails', largest(nothing, productCost)),
    amazonFees: line('amazonFees', largest(nothing, amazonFees)),
  };
}

function sliceSharesOf(slices: Sale['slices']): Sale['sliceShares'] {
  const { shippingAndMarketing, netProfit, productDetails, amazonFees } = slices;
  const whole = sum(shippingAndMarketing, netProfit, productDetails, amazonFees);
  return {
    shippingAndMarketing: line('shippingAndMarketing', quotient(shippingAndMarketing, whole)),
    netProfit: line('netProfit', quotient(netProfit, whole)),
    productDetails: line('productDetails', quotient(productDetails, whole)),
    amazonFees: line('amazonFees', quotient(amazonFees, whole)),
  };
}

function sharesOf(amounts: Amounts, day: IsoDate): Sale['shares'] {
  const { revenue, amazonFees, yourCosts, productCost, netProfit } = amounts;
  const { shippingToAmazon, marketingCost, storageCost } = amounts;
  const cited = inForce(smallestDivisor, day);
  const smallest = fromTable('smallestDivisor', money(cited.value, revenue.value.currency), { cited });
  const divisor = largest(smallest, revenue);
  return {
    amazonFees: line('amazonFees', quotient(amazonFees, divisor)),
    yourCosts: line('yourCosts', quotient(yourCosts, divisor)),
    productCost: line('productCost', quotient(productCost, divisor)),
    shippingAndMarketing: line(
      'shippingAndMarketing',
      quotient(sum(shippingToAmazon, marketingCost, storageCost), divisor),
    ),
    netProfit: line('netProfit', quotient(netProfit, divisor)),
  };
}
