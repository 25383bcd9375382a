import type { Currency, Money, Rate } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, quotient, sum } from '../../trace/operations.ts';
import { midLine } from '../../trace/quoted-rate.ts';
import type { Country } from './country.ts';
import { conversion, payment, withdrawal } from './fees.ts';
import { isRated, type Sale } from './question.ts';
import { countries } from './tables/countries.ts';

/**
 * What a sale paid by PayPal leaves once the money is where the seller wants it.
 *
 *     amount  = sold price + shipping price
 *     arrives = amount − fee, converted, − withdrawal fee
 *     profit  = arrives − costs
 *
 * @returns amounts in the currency received up to `net`, from then on in the currency of arrival; `revenue` is the
 * amount at the mid-market rate. It comes to the profit, or, where no costs are typed, to what arrives. Or why there is
 * no answer.
 */
export function answer(sale: Sale, day: IsoDate) {
  const price = sum(input('soldPrice', sale.soldPrice), input('shippingPrice', sale.shippingPrice));
  const paid = payment<Currency>(price, sale, day);
  if (isRefusal(paid)) return paid;
  const way = wayOf(paid, sale, day);
  if (isRefusal(way)) return way;

  const { revenue, arrives } = way;
  const costs = line('costs', sum(input('itemCost', sale.itemCost), input('shippingCost', sale.shippingCost)));
  const profit = line('profit', difference(arrives, costs));
  const profitMargin = line('profitMargin', quotient(profit, revenue));
  const returnOnCosts = line('returnOnCosts', quotient(profit, costs));
  const all = { ...paid, ...way, ...lines(costs, profit, profitMargin, returnOnCosts) };
  const hasCosts = costs.value.units !== 0n;
  const sheet = sheetOf({ isOnItsWay: (way.received ?? way.withdrawalFee) !== undefined, hasCosts });
  return answerOf({
    day,
    lines: all,
    sheet,
    total: hasCosts ? 'profit' : 'arrives',
    roles: { fees: 'fee' },
    notCounted: notCountedIn(sale),
  });
}

/** What comes after the end of the way, and what can happen to any payment. */
function notCountedIn({ country, convertedTo, withdrawal: kind }: Sale): readonly string[] {
  const { conversionSpread, withdrawals }: Country = countries[country];
  return [
    ...(convertedTo === undefined && conversionSpread ? ['conversion'] : []),
    ...(kind === undefined && withdrawals ? ['withdrawal'] : []),
    ...(kind === undefined ? [] : ['receivingBank']),
    'refunds',
    'disputes',
  ];
}

/** The money from PayPal's account to where it arrives: converted, withdrawn, both or neither. */
function wayOf({ amount, net }: Readonly<Record<'amount' | 'net', Line<Money>>>, sale: Sale, day: IsoDate) {
  const { country, convertedTo: to, withdrawal: kind } = sale;
  const mid = to && midOf(sale, to, day);
  const converted = to && mid && conversion<Currency>(net, { country, to, mid }, day);
  if (converted && isRefusal(converted)) return converted;
  const here = converted?.received ?? net;
  const withdrawn = kind === undefined ? undefined : withdrawal<Currency>(here, { country, kind }, day);
  if (withdrawn && isRefusal(withdrawn)) return withdrawn;

  const revenue = line('revenue', to && mid ? exchanged<Currency>(amount, mid, to) : amount);
  return lines(
    converted?.customerRate,
    converted?.received,
    converted?.lost,
    revenue,
    withdrawn && line('withdrawalFee', withdrawn.fee),
    line('arrives', withdrawn?.net ?? here),
  );
}

/** The seller's own rate, or that of the day. */
function midOf({ currency, rate }: Sale, to: Rated, day: IsoDate): Line<Rate> | undefined {
  if (isRated(currency)) return midLine(rate, midRate(currency, to, day));
  return rate && input('midRate', rate, 'to one');
}

/** The way is shown where something happens on it, and the outcome where there are costs. */
function sheetOf({ isOnItsWay, hasCosts }: Readonly<{ isOnItsWay: boolean; hasCosts: boolean }>): readonly Section[] {
  const onItsWay = [
    ...rows(['net', 'customerRate', 'received']),
    ...rows(['lost'], 'out'), // what was received is without it
    ...rows(['withdrawalFee'], 'out', { isLess: true }),
    ...(hasCosts ? rows(['arrives']) : []),
  ];
  const outcome: readonly Section[] = [
    { group: 'out', rows: rows(['costs'], 'out') },
    { group: 'result', rows: rows(['profitMargin', 'returnOnCosts']) },
  ];
  return [
    { group: 'in', rows: rows(['amount']) },
    { group: 'fees', rows: [...rows(['fee'], 'out'), ...rows(['feeShare'])] },
    ...(isOnItsWay || hasCosts ? [{ group: 'way', rows: isOnItsWay ? onItsWay : rows(['net']) }] : []),
    ...(hasCosts ? outcome : []),
  ];
}
