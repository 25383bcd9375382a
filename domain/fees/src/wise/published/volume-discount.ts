import { compare, money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { constant, fromTable, line, type Figure, type Line } from '../../figure/figure.ts';
import { difference, dividedBy, exchanged, largest, product, smallest, sum } from '../../figure/operations.ts';
import type { Dated } from '../../schedule.ts';
import type { VolumeBracket } from './corridor.ts';

/** A transfer as the month's volume sees it. */
export type Volume<C extends Currency> = Readonly<{
  sent: Figure<Money<C>>;
  /** Sent or converted earlier in the calendar month. */
  before: Figure<Money<'GBP'>>;
  /** Pounds for one of the currency sent. */
  toPounds: Figure<Rate>;
}>;

/**
 * What Wise takes off the fee of a transfer for the volume of the month.
 *
 *     Σ (part of this transfer inside the bracket, after the month's earlier volume × the bracket's fraction)
 *
 * @returns the exact amount in the currency sent.
 */
export function volumeDiscount<C extends Currency>(
  { sent, before, toPounds }: Volume<C>,
  cited: Dated<readonly VolumeBracket[]>,
): Line<Money<C>> {
  const after = sum(before, exchanged(sent, toPounds, 'GBP'));
  const reached = cited.value.filter(({ from, upTo }) => {
    if (compare(after.value, rate(from)) <= 0) return false;
    return upTo === undefined || compare(before.value, rate(upTo)) < 0;
  });
  const giving = reached.filter(({ off }) => rate(off).units !== 0n);
  const parts = (giving.length > 0 ? giving : reached).map((bracket) => partOf(bracket, { before, after, cited }));
  const nothing = constant(money('0', 'GBP'));
  const pounds = sum(nothing, ...parts);
  return line('volumeDiscount', dividedInto(pounds, toPounds, sent.value.currency));
}

type Span = Readonly<{ before: Figure<Money<'GBP'>>; after: Figure<Money<'GBP'>>; cited: Dated<unknown> }>;

function partOf({ from, upTo, off }: VolumeBracket, { before, after, cited }: Span): Figure<Money<'GBP'>> {
  const limit = (text: string) => fromTable('volumeLimit', money(text, 'GBP'), { cited });
  const end = upTo === undefined ? after : smallest(after, limit(upTo));
  const part = difference(end, largest(before, limit(from)));
  return product(part, fromTable('volumeDiscountRate', rate(off), { cited, row: `> ${from}` }));
}

/** Pounds back in the currency sent. */
function dividedInto<C extends Currency>(
  pounds: Figure<Money<'GBP'>>,
  toPounds: Figure<Rate>,
  to: C,
): Figure<Money<C>> {
  const { value, how } = dividedBy(pounds, toPounds);
  return { value: { ...value, currency: to }, how };
}
