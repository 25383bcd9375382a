import { inCurrency, multiply, rate, type Money } from '@formation/money';

/** What arrives in a month: `received × times a month`, exact. */
export function monthlyTotal(received: Money, timesAMonth: number): Money<'LKR'> {
  return inCurrency(multiply(received, rate(String(timesAMonth))), 'LKR');
}
