import { startedBy, type IsoDate, type Line, type NotPublished } from '@formation/fees';
import * as figures from '@formation/fees/trace';
import { money, rate, type Money } from '@formation/money';
import { taxRules } from './tables.ts';

export type TaxSetAside = Readonly<
  Record<'yearIncome' | 'taxable' | 'atFirstRate' | 'atMostRate' | 'yearTax' | 'setAside', Line<Money<'LKR'>>>
>;

/**
 * What a resident of Sri Lanka lays aside of a month's rupees for income tax. Not advice: other income and costs
 * change it, and a company abroad is taxed where it is as well.
 *
 *     taxable  = max(0, 12 × month − relief)
 *     year tax = first part of it × first rate + the rest × the most that it is taxed at
 *     a month  = year tax ÷ 12, rounded
 *
 * @param month - what arrives in a month, through a bank.
 */
export function taxSetAside(month: Money<'LKR'>, day: IsoDate): TaxSetAside | NotPublished {
  const cited = startedBy(taxRules, day);
  if (!cited) return { refused: 'not-published', what: 'tax' };
  const { relief, first, firstRate, mostRate } = cited.value;
  const rupees = (key: string, text: string) => figures.fromTable(key, money(text, 'LKR'), { cited });
  const share = (key: string, text: string) => figures.fromTable(key, rate(text), { cited });
  const nothing = figures.constant(money('0', 'LKR'));
  const months = figures.constant(rate('12'));

  const yearIncome = figures.line('yearIncome', figures.product(figures.input('month', month), months));
  const above = figures.difference(yearIncome, rupees('relief', relief));
  const taxable = figures.line('taxable', figures.largest(nothing, above));
  const inFirst = figures.smallest(taxable, rupees('firstPart', first));
  const atFirstRate = figures.line('atFirstRate', figures.product(inFirst, share('firstRate', firstRate)));
  const rest = figures.difference(taxable, inFirst);
  const atMostRate = figures.line('atMostRate', figures.product(rest, share('mostRate', mostRate)));
  const yearTax = figures.line('yearTax', figures.toCoins(figures.sum(atFirstRate, atMostRate)));
  const setAside = figures.line('setAside', figures.toCoins(figures.dividedBy(yearTax, months)));
  return { yearIncome, taxable, atFirstRate, atMostRate, yearTax, setAside };
}
