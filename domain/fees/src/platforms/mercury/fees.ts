import type { Money } from '@formation/money';
import { notPublished } from '../../refusal.ts';
import { inForce, type IsoDate, type Schedule } from '../../schedule/schedule.ts';
import { input, line, type Line } from '../../trace/figure.ts';
import { product } from '../../trace/operations.ts';
import { amountLine, chargeLine } from '../../trace/table-figures.ts';
import type { Amount } from '../../value/fee-value.ts';
import type { QuestionRequest } from './question.ts';
import { achDebitInvoice, cardInvoice, payments, plans, type Billing } from './tables/fees.ts';

/** What Mercury takes of a payment in dollars. */
export function paymentFee({ kind }: QuestionRequest, day: IsoDate) {
  return amountLine('fee', inForce(payments[kind], day), kind);
}

/** By card `amount × rate + fixed`, rounded; fixed by a debit to an American account, on the Plus plan. */
export function invoiceFee(amount: Line<Money>, { paidBy }: QuestionRequest, day: IsoDate): Line<Money, 'fee'> {
  if (paidBy === 'achDebit') return amountLine('fee', inForce(achDebitInvoice, day));
  return chargeLine('fee', amount, { cited: inForce(cardInvoice, day), keys: { rate: 'feeRate', fixed: 'fixedFee' } });
}

/** What a plan costs over so many months: `monthly price × months`. */
export function planCost({ plan, billing, months }: QuestionRequest, day: IsoDate) {
  const prices: Readonly<Partial<Record<Billing, Schedule<Amount>>>> = plans[plan];
  const price = prices[billing];
  if (!price) return notPublished('plan');
  const each = amountLine('monthlyPrice', inForce(price, day), `${plan}, ${billing}`);
  return line('planCost', product(each, input('months', months, 'count')));
}
