import type { IsoDate } from '@formation/calendar';
import type { ReadPage } from '@formation/deadlines';
import { divide, exchanged, money, plus, rate, type Money } from '@formation/money';
import type { OldRate, RateTable } from '@formation/money/exchange-rates';
import type { Between } from './fee-schedule.ts';

/** The currencies in which every total is shown. */
export const shownCurrencies = ['USD', 'GBP', 'HKD', 'LKR'] as const;
export type ShownCurrency = (typeof shownCurrencies)[number];

/** One sum in each shown currency. */
export type Totals = Readonly<{ [C in ShownCurrency]: Money<C> }>;

/**
 * A sum of typical amounts, and the least and the most that it comes to. Where it is open, nobody knows the most: it can
 * be higher than `high`.
 */
export type Sum = Totals & Readonly<{ low: Totals; high: Totals; isOpen: boolean }>;

/** The day and source of the rates that totals are converted with, and how old they are where they are. */
export type RatesUsed = Readonly<{ day: IsoDate; source: ReadPage; old?: OldRate; ownRupees?: string }>;

export type Rates = Pick<RateTable, 'value'>;

type Summed = Readonly<{ amount: Money<ShownCurrency>; between?: Between<ShownCurrency> }>;

/** Whether nobody knows how high a price can be. */
export const isOpen = ({ between }: Readonly<{ between?: Between<ShownCurrency> }>): boolean =>
  between !== undefined && between.high === undefined;

/** The sum of amounts in each shown currency, each converted by itself. */
function totals(amounts: readonly Money<ShownCurrency>[], { value: perUsd }: Rates): Totals {
  const inEach = <C extends ShownCurrency>(currency: C): Money<C> =>
    amounts
      .map((amount) => exchanged(amount, divide(rate(perUsd[currency]), rate(perUsd[amount.currency])), currency))
      .reduce((running, amount) => plus(running, amount), money('0', currency));
  return { USD: inEach('USD'), GBP: inEach('GBP'), HKD: inEach('HKD'), LKR: inEach('LKR') };
}

/**
 * The sum of amounts of which some are only known as a range. It rises with each of them, so its ends are the sums of
 * their ends; an amount whose upper end nobody knows counts there as typical.
 */
export function sumOf(paid: readonly Summed[], rates: Rates): Sum {
  const all = (each: (paid: Summed) => Money<ShownCurrency>) => totals(paid.map(each), rates);
  return {
    ...all(({ amount }) => amount),
    low: all(({ amount, between }) => between?.low ?? amount),
    high: all(({ amount, between }) => between?.high ?? amount),
    isOpen: paid.some(isOpen),
  };
}

export const nothing = money('0', 'USD');
