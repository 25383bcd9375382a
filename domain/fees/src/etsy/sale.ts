import { money, type Currency, type Money, type Rate } from '@formation/money';
import { input, line, type Line } from '../figure/figure.ts';
import { difference, quotient, sum } from '../figure/operations.ts';
import { isRefusal, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { saleFees, type Fees } from './fees.ts';
import type { SaleInputs } from './inputs.ts';

type AmountKey = 'orderTotal' | 'revenue' | 'costs' | 'profit';

export type Sale<C extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Fees<C> &
    Readonly<Record<AmountKey, Line<Money<C>>>> &
    Readonly<Record<'profitMargin' | 'returnOnCosts', Line<Rate>>>;
}>;

/**
 * What is left of an order on Etsy by the fees published for the day.
 *
 *     revenue     = item price + shipping price + extras
 *     order total = revenue + sales tax
 *     profit      = revenue − total fees − costs
 *
 * VAT that Etsy may add to its fees is not in it: no page that we have read says where it does.
 *
 * @returns amounts whose fee lines are rounded to cents, once each; or why there is no answer.
 */
export function sale<C extends Currency>(inputs: SaleInputs<C>, day: IsoDate): Sale<C> | Refusal {
  const nothing = money('0', inputs.itemPrice.currency);
  const typed = (key: 'extras' | 'salesTax' | 'otherCosts') => input(key, inputs[key] ?? nothing);
  const prices = [input('itemPrice', inputs.itemPrice), input('shippingPrice', inputs.shippingPrice)] as const;
  const revenue = line('revenue', sum(...prices, typed('extras')));
  const orderTotal = line('orderTotal', sum(revenue, typed('salesTax')));
  const fees = saleFees({ revenue, orderTotal }, inputs, day);
  if (isRefusal(fees)) return fees;

  const ownCosts = [input('itemCost', inputs.itemCost), input('shippingCost', inputs.shippingCost)] as const;
  const costs = line('costs', sum(...ownCosts, typed('otherCosts')));
  const profit = line('profit', difference(revenue, fees.totalFees, costs));
  const profitMargin = line('profitMargin', quotient(profit, revenue));
  const returnOnCosts = line('returnOnCosts', quotient(profit, costs));
  return {
    schedule: 'published',
    day,
    lines: { revenue, orderTotal, ...fees, costs, profit, profitMargin, returnOnCosts },
  };
}
