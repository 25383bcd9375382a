import type { IsoDate } from '@formation/calendar';
import type { Source } from '@formation/deadlines';
import { divide, exchanged, money, plus, rate, type Money } from '@formation/money';
import type { RateTable } from '@formation/money/exchange-rates';

/** The currencies in which every total is shown. */
export type ShownCurrency = 'USD' | 'GBP' | 'HKD' | 'LKR';

/** One sum in each shown currency. */
export type Totals = Readonly<{ [C in ShownCurrency]: Money<C> }>;

/** The day and source of the rates that totals are converted with. */
export type RatesUsed = Readonly<{ day: IsoDate; source: Source }>;

/** The sum of amounts in each shown currency, each converted by itself. */
export function totals(amounts: readonly Money<ShownCurrency>[], { value: perUsd }: RateTable): Totals {
  const inEach = <C extends ShownCurrency>(currency: C): Money<C> =>
    amounts
      .map((amount) => exchanged(amount, divide(rate(perUsd[currency]), rate(perUsd[amount.currency])), currency))
      .reduce((running, amount) => plus(running, amount), money('0', currency));
  return { USD: inEach('USD'), GBP: inEach('GBP'), HKD: inEach('HKD'), LKR: inEach('LKR') };
}
