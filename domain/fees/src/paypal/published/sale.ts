import type { Currency, Money, Rate } from '@formation/money';
import { input, line, type Line } from '../../figure/figure.ts';
import { difference, exchanged, quotient, sum } from '../../figure/operations.ts';
import { quotedLine } from '../../published/quoted-rate.ts';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { conversionOf, type Conversion, type Target } from './conversion.ts';
import { paymentOf, type Payment, type PaymentInputs } from './payment.ts';
import { withdrawalOf } from './withdrawal.ts';

export type SaleInputs<C extends Currency = Currency, To extends Currency = Currency> = Omit<
  PaymentInputs<C>,
  'amount'
> &
  Readonly<{
    soldPrice: Money<C>;
    /** What the buyer pays for shipping. */
    shippingPrice: Money<C>;
    /** The seller's own costs, in the currency in which the money arrives. */
    itemCost: Money<C | To>;
    shippingCost: Money<C | To>;
    /** What PayPal converts the money to; left out, it stays in the currency received. */
    converted?: Target<To>;
    /** How the money is withdrawn to a bank; left out, it stays in the account. */
    withdrawal?: string;
  }>;

type ArrivingKey = 'revenue' | 'arrives' | 'costs' | 'profit';

export type Sale<C extends Currency = Currency, To extends Currency = Currency> = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Payment<C>['lines'] &
    Partial<Conversion<To>['lines']> &
    Readonly<{ withdrawalFee?: Line<Money<C | To>> }> &
    Readonly<Record<ArrivingKey, Line<Money<C | To>>>> &
    Readonly<Record<'profitMargin' | 'returnOnCosts', Line<Rate>>>;
}>;

/**
 * What a sale paid by PayPal leaves once the money is where the seller wants it.
 *
 *     amount  = sold price + shipping price
 *     arrives = amount − fee, converted, − withdrawal fee
 *     profit  = arrives − costs
 *
 * @returns amounts in the currency received up to `net`, from then on in the currency of arrival; `revenue` is the
 * amount at the mid-market rate. Or why there is no answer.
 */
export function sale<C extends Currency, To extends Currency = C>(
  inputs: SaleInputs<C, To>,
  day: IsoDate,
): Sale<C, To> | Refusal {
  const paid = sum(input('soldPrice', inputs.soldPrice), input('shippingPrice', inputs.shippingPrice));
  const payment = paymentOf(paid, inputs, day);
  if (isRefusal(payment)) return payment;
  const { amount, net } = payment.lines;

  const { country, converted, withdrawal: kind } = inputs;
  const conversion = converted && conversionOf(net, { country, ...converted }, day);
  if (conversion && isRefusal(conversion)) return conversion;
  const here: Line<Money<C | To>> = conversion?.lines.received ?? net;
  const withdrawal = kind === undefined ? undefined : withdrawalOf(here, { country, kind }, day);
  if (withdrawal && isRefusal(withdrawal)) return withdrawal;

  const inArrival: Line<Money<C | To>> = converted
    ? line('revenue', exchanged(amount, quotedLine('midRate', converted.mid), converted.to))
    : line('revenue', amount);
  const lines = {
    ...payment.lines,
    ...conversion?.lines,
    ...outcome(inArrival, withdrawal?.lines.net ?? here, inputs),
  };
  const fee = withdrawal && { withdrawalFee: line('withdrawalFee', withdrawal.lines.fee) };
  return { schedule: 'published', day, lines: { ...lines, ...fee } };
}

function outcome<C extends Currency>(
  revenue: Line<Money<C>>,
  arrived: Line<Money<C>>,
  own: Readonly<{ itemCost: Money<C>; shippingCost: Money<C> }>,
) {
  const arrives = line('arrives', arrived);
  const costs = line('costs', sum(input('itemCost', own.itemCost), input('shippingCost', own.shippingCost)));
  const profit = line('profit', difference(arrives, costs));
  const profitMargin = line('profitMargin', quotient(profit, revenue));
  return {
    revenue,
    arrives,
    costs,
    profit,
    profitMargin,
    returnOnCosts: line('returnOnCosts', quotient(profit, costs)),
  };
}
