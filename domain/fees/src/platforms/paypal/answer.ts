import { rate, type Currency, type Money, type Rate } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import { answerOf, rows, type Section } from '../../answer.ts';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { constant, input, line, type Line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, exchanged, product, quotient, sum } from '../../trace/operations.ts';
import { midLine } from '../../trace/quoted-rate.ts';
import { leftToSriLanka, withVat } from '../sri-lankan-vat.ts';
import type { Country } from './country.ts';
import { conversion, payment, withdrawal } from './fees.ts';
import { isInSriLanka, isRated, type Sale } from './question.ts';
import { countries } from './tables/countries.ts';

/**
 * What a sale paid by PayPal leaves once the money is where the seller wants it.
 *
 *     amount     = sold price + shipping price
 *     arrives    = amount − fee − the VAT on it, converted, − withdrawal fee
 *     all fees   = fee + the VAT on it, at the mid-market rate, + what the exchange loses + withdrawal fee
 *     profit     = arrives − costs
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
    roles: { fees: way.totalFees ? 'totalFees' : 'fee' },
    notCounted: notCountedIn(sale, day),
  });
}

/** What comes after the end of the way, and what can happen to any payment. */
function notCountedIn(sale: Sale, day: IsoDate): readonly string[] {
  const { country, convertedTo, withdrawal: kind } = sale;
  const { conversionSpread, withdrawals }: Country = countries[country];
  return [
    ...(convertedTo === undefined && conversionSpread ? ['conversion'] : []),
    ...(kind === undefined && withdrawals ? ['withdrawal'] : []),
    ...(kind === undefined ? [] : ['receivingBank']),
    ...(isInSriLanka(sale) ? leftToSriLanka(sale, day) : []),
    'refunds',
    'disputes',
  ];
}

/** The money from PayPal's account to where it arrives: converted, withdrawn, both or neither. */
type Paid = Readonly<Record<'amount' | 'fee' | 'net', Line<Money>> & { sriLankanVat?: Line<Money> }>;

function wayOf({ amount, fee, sriLankanVat: vat, net }: Paid, sale: Sale, day: IsoDate) {
  const { country, convertedTo: to, withdrawal: kind } = sale;
  const mid = to && midOf(sale, to, day);
  const converted = to && mid && conversion<Currency>(net, { country, to, mid }, day);
  if (converted && isRefusal(converted)) return converted;
  const here = converted?.received ?? net;
  const withdrawn = kind === undefined ? undefined : withdrawal<Currency>(here, { country, kind }, day);
  if (withdrawn && isRefusal(withdrawn)) return withdrawn;

  const atMid = (of: Line<Money>) => (to && mid ? exchanged<Currency>(of, mid, to) : of);
  const revenue = line('revenue', atMid(amount));
  const [feeAtMid, vatAtMid] = [atMid(fee), vat && atMid(vat)] as const;
  const left = difference(revenue, withVat(feeAtMid, vatAtMid));
  // What an exchange loses is one fee: it is not taken apart into what comes and what goes.
  const lost = converted && product(difference(left, here), constant(rate('1')));
  const others = [vatAtMid, lost, withdrawn?.fee].filter((one) => one !== undefined);
  const totalFees = others.length > 0 ? line('totalFees', sum<Money>(feeAtMid, ...others)) : undefined;
  return lines(
    converted?.customerRate,
    converted?.received,
    converted?.lost,
    revenue,
    withdrawn && line('withdrawalFee', withdrawn.fee),
    line('arrives', withdrawn?.net ?? here),
    totalFees,
  );
}

/** The seller's own rate, or that of the day. */
function midOf({ currency, rate: own }: Sale, to: Rated, day: IsoDate): Line<Rate> | undefined {
  if (isRated(currency)) return midLine(own, midRate(currency, to, day));
  return own && input('midRate', own, 'to one');
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
    { group: 'fees', rows: [...rows(['fee', 'sriLankanVat'], 'out'), ...rows(['feeShare'])] },
    ...(isOnItsWay || hasCosts ? [{ group: 'way', rows: isOnItsWay ? onItsWay : rows(['net']) }] : []),
    ...(hasCosts ? outcome : []),
  ];
}
