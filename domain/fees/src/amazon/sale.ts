import { money, type Currency, type Money, type Rate } from '@formation/money';
import { constant, fromTable, input, line, type Line } from '../figure/figure.ts';
import { difference, largest, product, quotient, sum } from '../figure/operations.ts';
import { inForce, type IsoDate } from '../schedule.ts';
import { fulfillmentFee } from './fulfillment-fee.ts';
import { goals, referralRates, type Category, type Fulfillment, type Marketplace } from './rates.ts';
import { sizeTier, type Package, type SizeTier } from './size-tier.ts';

/** What the form asks; all money in the shop's currency. */
export type SaleInputs<C extends Currency = Currency> = Package &
  Readonly<{
    marketplace: Marketplace;
    category: Category;
    fulfillment: Fulfillment;
    sellingPrice: Money<C>;
    productCost: Money<C>;
    shippingToAmazon: Money<C>;
    marketingCost: Money<C>;
    storageCost: Money<C>;
  }>;

type AmountKey =
  | 'revenue'
  | 'referralFee'
  | 'fulfillmentFee'
  | 'amazonFees'
  | 'productCost'
  | 'shippingToAmazon'
  | 'marketingCost'
  | 'storageCost'
  | 'yourCosts'
  | 'totalCosts'
  | 'netProfit'
  | 'revenuePerUnit'
  | 'costPerUnit'
  | 'feesPerUnit';
type ShareKey = 'referralRate' | 'profitMargin' | 'returnOnInvestment' | 'returnGoal';
type Slice = 'shippingAndMarketing' | 'netProfit' | 'productDetails' | 'amazonFees';
type Share = 'amazonFees' | 'yourCosts' | 'productCost' | 'shippingAndMarketing' | 'netProfit';

export type Sale<C extends Currency = Currency> = Readonly<{
  schedule: 'quick';
  day: IsoDate;
  sizeTier: SizeTier;
  /** Whether the net profit is below 0. */
  state: 'low' | 'healthy';
  lines: Readonly<Record<AmountKey, Line<Money<C>>>> & Readonly<Record<ShareKey, Line<Rate>>>;
  /** The chart, none below 0, in the order of its legend. */
  slices: Readonly<Record<Slice, Line<Money<C>>>>;
  /** Each slice as a fraction of the whole chart. */
  sliceShares: Readonly<Record<Slice, Line<Rate>>>;
  /** Fractions of the revenue (of 1, when the revenue is less) for the analysis text. */
  shares: Readonly<Record<Share, Line<Rate>>>;
}>;

type Amounts<C extends Currency> = Readonly<Record<Exclude<AmountKey, `${string}PerUnit`>, Line<Money<C>>>>;

/**
 * What Amazon takes of one sale, and what is left.
 *
 *     amazon fees = referral fee + fulfillment fee
 *     your costs  = product + shipping to Amazon + marketing + storage
 *     net profit  = selling price − amazon fees − your costs
 *     margin      = net profit / selling price;  return = net profit / your costs;  0 when dividing by 0
 *
 * @param day - the day whose fees apply.
 * @returns exact amounts; only the oversize fulfillment fee is rounded, as its rule says.
 * @throws {RangeError} when no fees are known for the day.
 * @see Calculator specification §9, "Amazon formulas"
 */
export function sale<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): Sale<C> {
  const amounts = amountsOf(inputs, day);
  const { revenue, yourCosts, amazonFees, netProfit } = amounts;
  const goal = inForce(goals, day);
  const slices = slicesOf(amounts);

  return {
    schedule: 'quick',
    day,
    sizeTier: sizeTier(inputs, day),
    state: netProfit.value.units < 0n ? 'low' : 'healthy',
    lines: {
      ...amounts,
      revenuePerUnit: line('revenuePerUnit', revenue),
      costPerUnit: line('costPerUnit', yourCosts),
      feesPerUnit: line('feesPerUnit', amazonFees),
      referralRate: referralRate(inputs, day),
      profitMargin: line('profitMargin', quotient(netProfit, revenue)),
      returnOnInvestment: line('returnOnInvestment', quotient(netProfit, yourCosts)),
      returnGoal: fromTable('returnGoal', goal.value.returnOnInvestment, { cited: goal }),
    },
    slices,
    sliceShares: sliceSharesOf(slices),
    shares: sharesOf(amounts, day),
  };
}

function amountsOf<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): Amounts<C> {
  const revenue = line('revenue', input('sellingPrice', inputs.sellingPrice));
  const productCost = input('productCost', inputs.productCost);
  const shippingToAmazon = input('shippingToAmazon', inputs.shippingToAmazon);
  const marketingCost = input('marketingCost', inputs.marketingCost);
  const storageCost = input('storageCost', inputs.storageCost);

  const referralFee = line('referralFee', product(revenue, referralRate(inputs, day)));
  const parcel = { packed: inputs, fulfillment: inputs.fulfillment, currency: inputs.sellingPrice.currency };
  const fulfillment = fulfillmentFee(parcel, day);
  const amazonFees = line('amazonFees', sum(referralFee, fulfillment));
  const yourCosts = line('yourCosts', sum(productCost, shippingToAmazon, marketingCost, storageCost));

  return {
    revenue,
    referralFee,
    fulfillmentFee: fulfillment,
    amazonFees,
    productCost,
    shippingToAmazon,
    marketingCost,
    storageCost,
    yourCosts,
    totalCosts: line('totalCosts', sum(yourCosts, amazonFees)),
    netProfit: line('netProfit', difference(revenue, amazonFees, yourCosts)),
  };
}

function referralRate({ category, marketplace }: SaleInputs, day: IsoDate): Line<Rate> {
  const cited = inForce(referralRates, day);
  const { byCategory, otherwise } = cited.value;
  return fromTable('referralRate', byCategory[category] ?? otherwise[marketplace], { cited, row: category });
}

function slicesOf<C extends Currency>(amounts: Amounts<C>): Sale<C>['slices'] {
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

function sliceSharesOf<C extends Currency>(slices: Sale<C>['slices']): Sale<C>['sliceShares'] {
  const { shippingAndMarketing, netProfit, productDetails, amazonFees } = slices;
  const whole = sum(shippingAndMarketing, netProfit, productDetails, amazonFees);
  return {
    shippingAndMarketing: line('shippingAndMarketing', quotient(shippingAndMarketing, whole)),
    netProfit: line('netProfit', quotient(netProfit, whole)),
    productDetails: line('productDetails', quotient(productDetails, whole)),
    amazonFees: line('amazonFees', quotient(amazonFees, whole)),
  };
}

function sharesOf<C extends Currency>(amounts: Amounts<C>, day: IsoDate): Sale<C>['shares'] {
  const { revenue, amazonFees, yourCosts, productCost, netProfit } = amounts;
  const { shippingToAmazon, marketingCost, storageCost } = amounts;
  const cited = inForce(goals, day);
  const smallest = fromTable('smallestDivisor', money(cited.value.smallestDivisor, revenue.value.currency), { cited });
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
