import type { Figure, IsoDate, Line } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { inCurrency, money, rate, type Money, type Rate } from '@formation/money';
import { midRate, type Rated } from '@formation/money/exchange-rates';
import type { Assumption, Assumptions } from '../assumptions/assumption.ts';
import type { AssumptionKey } from '../assumptions/keys.ts';
import type { Question } from '../question.ts';

type Amount = Figure<Money<Rated>>;
export type Rupees = Line<Money<'LKR'>>;

/** Everything an answer is worked out from but the amount. */
export type Book = Readonly<{
  question: Question;
  assumptions: Assumptions;
  /** Leaves every rounding out, so that amounts lie on straight lines. */
  isExact?: boolean;
  /** Takes every open number as it typically is: a search for an amount asks for no range. */
  isTypical?: boolean;
}>;

/** What an amount is worth in rupees, half way between what banks buy and sell at. */
export function worth(of: Amount, book: Book): Rupees {
  const { currency } = of.value;
  const rupees = currency === 'LKR' ? of : figures.exchanged(of, midLine(currency, 'LKR', book), 'LKR');
  const { value, how } = coins(rupees, book);
  return figures.line('worth', { value: inCurrency(value, 'LKR'), how });
}

/**
 * Units of one currency for one of another; the visitor's own rate to rupees for every currency.
 *
 *     rupees for another currency = own rate ÷ units of it for one of what is paid
 */
export function midLine(of: Rated, to: Rated, { question }: Book): Line<Rate> {
  const { currency } = question.amount;
  if (question.rate === undefined || to !== 'LKR') return tableLine(of, to, question.day);
  const own = figures.input('ownRate', rate(question.rate), 'to one');
  if (of === currency) return own;
  const crossed = figures.dividedBy(own, tableLine(currency, of, question.day));
  return figures.line('midRate', figures.inUnit(crossed, 'to one'));
}

function tableLine(of: Rated, to: Rated, day: IsoDate): Line<Rate> {
  const { value, ...cited } = midRate(of, to, day);
  return figures.fromTable('midRate', value, { cited, unit: 'to one', row: `${of}-${to}` });
}

/** A fraction, as a figure. */
export function share(key: AssumptionKey, book: Book): Line<Rate> {
  return leaf(book.assumptions[key], (text) => rate(text), book);
}

/** An amount in the currency that is wanted; one named in another currency is exchanged at the mid-market rate. */
export function flat<C extends Rated>(key: AssumptionKey, currency: C, book: Book): Figure<Money<C>> {
  const assumption = book.assumptions[key];
  const { unit } = assumption;
  if (unit === 'fraction' || unit === 'days' || unit === 'RUB') throw new TypeError(`${key} is no amount`);
  const amount = leaf(assumption, (text): Money<Rated> => money(text, unit), book);
  if (unit !== currency) return figures.exchanged(amount, midLine(unit, currency, book), currency);
  return { ...amount, value: inCurrency(amount.value, currency) };
}

function leaf<V extends Money<Rated> | Rate>(assumption: Assumption, read: (text: string) => V, book: Book): Line<V> {
  const { key, own, published } = assumption;
  if (own !== undefined) return figures.input(key, read(own));
  if (!published) throw new TypeError(`${key} is not known`);
  const { value, row, between, ...cited } = published;
  const interval = book.isTypical ? undefined : figures.intervalOf(between, read);
  return figures.fromTable(key, read(value), { cited, row, between: interval });
}

/** Rounded to coins, where anything is. */
export function coins<C extends Rated>(of: Figure<Money<C>>, { isExact }: Book): Figure<Money<C>> {
  return isExact ? of : figures.toCoins(of);
}

/** No money. */
export const nothing = <C extends Rated>(currency: C) => figures.constant(money('0', currency));
