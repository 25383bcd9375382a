import { money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { constant, input, line, type Line } from '../../figure/figure.ts';
import { difference, product, quotient, rounded, sum } from '../../figure/operations.ts';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { businessFees, type Fees } from './fees.ts';
import type { SaleInputs } from './inputs.ts';
import { privateFees } from './private-fees.ts';
import { sites } from './tables/sites.ts';

type AmountKey = 'salesTax' | 'base' | 'revenue' | 'costs' | 'profit';

export type Sale<C extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Fees<C> &
    Readonly<Record<AmountKey, Line<Money<C>>>> &
    Readonly<Record<'profitMargin' | 'returnOnCosts', Line<Rate>>>;
}>;

/**
 * What is left of a sale on eBay by the fees published for the day.
 *
 *     revenue = sold price + shipping price + other charges
 *     base    = revenue + sales tax, which eBay passes on to the state
 *     profit  = revenue − total fees − costs
 *
 * @returns amounts whose fee lines are rounded to cents, once each, as eBay does; or why there is no answer.
 */
export function sale<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): Sale<C> | Refusal {
  const { soldPrice, revenue, salesTax, base } = takings(inputs);
  const site = sites[inputs.site];
  const isPrivate = inputs.seller === 'private' && site.privateSeller;
  const fees = isPrivate ? privateFees(soldPrice, isPrivate, day) : businessFees(base, inputs, { site, day });
  if (isRefusal(fees)) return fees;

  const costs = costsOf(inputs);
  const profit = line('profit', difference(revenue, fees.totalFees, costs));
  return {
    schedule: 'published',
    day,
    lines: {
      revenue,
      salesTax,
      base,
      ...fees,
      costs,
      profit,
      profitMargin: line('profitMargin', quotient(profit, revenue)),
      returnOnCosts: line('returnOnCosts', quotient(profit, costs)),
    },
  };
}

/** What the buyer pays, and what eBay's fees are fractions of. */
export function takings<C extends Currency>(inputs: SaleInputs<C>) {
  const nothing = money('0', inputs.soldPrice.currency);
  const soldPrice = input('soldPrice', inputs.soldPrice);
  const shipping = input('shippingPrice', inputs.shippingPrice);
  const other = input('otherCharges', inputs.otherCharges ?? nothing);
  const revenue = line('revenue', sum(soldPrice, shipping, other));
  const taxRate = inputs.salesTaxRate ? input('salesTaxRate', inputs.salesTaxRate) : constant(rate('0'));
  const salesTax = line('salesTax', rounded(product(sum(soldPrice, shipping), taxRate)));
  return { soldPrice, revenue, salesTax, base: line('base', sum(revenue, salesTax)) };
}

function costsOf<C extends Currency>(inputs: SaleInputs<C>): Line<Money<C>> {
  const other = input('otherCosts', inputs.otherCosts ?? money('0', inputs.soldPrice.currency));
  return line('costs', sum(input('itemCost', inputs.itemCost), input('shippingCost', inputs.shippingCost), other));
}
