import { compare, money, type Currency, type Money } from '@formation/money';
import { notPublished } from '../../refusal.ts';
import { inForce, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { constant, line, type Figure, type Line } from '../../trace/figure.ts';
import { product, sum } from '../../trace/operations.ts';
import { toCoins } from '../../trace/quoted-rate.ts';
import { amountLine, chargeLine, charged, percentLine } from '../../trace/table-figures.ts';
import type { Amount } from '../../value/fee-value.ts';
import type { QuestionRequest } from './question.ts';
import {
  balanceConversion,
  otherCurrencyWithdrawal,
  receiving,
  rupeeWithdrawal,
  sameCurrencyWithdrawal,
  yearlyFee,
} from './tables/fees.ts';

/** What Payoneer keeps of what comes in: `amount × rate + fixed`, rounded. */
export function receivingFee(amount: Line<Money>, { method }: QuestionRequest, day: IsoDate) {
  const keys = { rate: 'receivingRate', fixed: 'receivingFixed' };
  return chargeLine('fee', amount, { cited: inForce(receiving[method], day), keys, row: method });
}

type Each = Readonly<Partial<Record<Currency, Schedule<Amount>>>>;

/**
 * What Payoneer keeps of a withdrawal to a bank account in the same currency.
 *
 *     fee = fixed, while the month's withdrawals stay within the limit; beyond, amount × rate, rounded
 */
export function withdrawalFee(amount: Line<Money>, before: Figure<Money>, day: IsoDate) {
  const { currency } = amount.value;
  const {
    fixed,
    monthLimit,
    above,
  }: Readonly<{ fixed: Each; monthLimit: Each; above: typeof sameCurrencyWithdrawal.above }> = sameCurrencyWithdrawal;
  const [each, limit] = [fixed[currency], monthLimit[currency]];
  if (!each || !limit) return notPublished('withdrawal');
  const most = inForce(limit, day).value.amount;
  const isWithin = compare(sum(before, amount).value, money(most, currency)) <= 0;
  if (isWithin) return amountLine('fee', inForce(each, day), currency);
  return line('fee', toCoins(product(amount, percentLine('withdrawalRate', inForce(above, day), `> ${most}`))));
}

/** What is kept inside the rate of a withdrawal to another currency, exact: `amount × rate`; to rupees at least the least. */
export function conversionCost(amount: Line<Money>, to: Currency, day: IsoDate): Figure<Money> {
  if (to !== 'LKR') return product(amount, percentLine('spread', inForce(otherCurrencyWithdrawal, day)));
  const cost = charged(amount, inForce(rupeeWithdrawal, day), {
    keys: { rate: 'spread', least: 'leastFee' },
    row: 'LKR',
  });
  if (!cost) throw new RangeError('Rupees are bought with dollars');
  return cost;
}

/** What is kept when dollars become another balance, exact: `amount × rate`. */
export function exchangeCost(amount: Line<Money>, day: IsoDate): Figure<Money> {
  return product(amount, percentLine('spread', inForce(balanceConversion, day)));
}

/** What an account costs a year: an amount when less than the limit was received in twelve months. */
export function annualFee({ value: received }: Line<Money>, day: IsoDate): Line<Money, 'annualFee'> {
  const [fee, below] = [inForce(yearlyFee.amount, day), inForce(yearlyFee.below, day)];
  if (compare(received, money(below.value.amount, 'USD')) >= 0) return line('annualFee', constant(money('0', 'USD')));
  return amountLine('annualFee', fee, `< ${below.value.amount}`);
}
