import { money, rate, type Currency, type Money, type Rate } from '@formation/money';
import { answerOf, rows, type Section } from '../../../answer.ts';
import { inForce, type IsoDate } from '../../../schedule/schedule.ts';
import { constant, fromTable, input, line, type Line } from '../../../trace/figure.ts';
import { difference, exchanged, largest, product, quotient } from '../../../trace/operations.ts';
import { percentLine } from '../../../trace/table-figures.ts';
import { discountSteps, transferCost, type TransferCost } from './fees.ts';
import type { QuestionRequest } from './question.ts';
import {
  discounts,
  exchangeRates,
  offeredMethods,
  type DiscountStep,
  type Method,
  type OfferedMethod,
} from './tables.ts';

export type TransferInputs<From extends Currency, To extends Currency> = Readonly<{
  amount: Money<From>;
  to: To;
  method: Method;
}>;

export type Transfer<From extends Currency, To extends Currency> = Readonly<{
  schedule: 'quick';
  day: IsoDate;
  lines: TransferCost<From> &
    Readonly<{
      /** Always nothing. */
      bankTransferFee: Line<Money<From>>;
      /** Total fees as a fraction of the amount. */
      totalShare: Line<Rate>;
      exchangeRate: Line<Rate>;
      recipientGets: Line<Money<To>>;
      /** Our fee after the discount. */
      newFee: Line<Money<From>>;
      /** The method's fraction of the amount after the discount. */
      newFeeRate: Line<Rate>;
      /** What is missing to the next larger discount; absent at the largest. */
      missingToNextDiscount?: Line<Money<From>>;
      /** The next larger discount, as a fraction of our fee; absent at the largest. */
      nextDiscountRate?: Line<Rate>;
    }>;
  /** Total fees by each method that is offered, for the same amount. */
  methods: readonly Readonly<{ method: OfferedMethod; total: Line<Money<From>> }>[];
  /** The fees that it leaves out. */
  notCounted: readonly string[];
}>;

const sheet: readonly Section[] = [
  {
    group: 'fees',
    rows: [...rows(['ourFee'], 'out'), ...rows(['discount'], 'in', { isLess: true }), ...rows(['total'], 'out')],
  },
  { group: 'arrival', rows: rows(['exchangeRate']) },
];

const roles = { revenue: 'amount', fees: 'total', costs: 'costs', profit: 'recipientGets' } as const;

const leftOut = ['ownTariff', 'rateOfTheDay', 'ownBank', 'banksOnTheWay'];

/** A transfer by the quick estimate, as every calculator answers. */
export function answer({ amount, to, method }: QuestionRequest, day: IsoDate) {
  const { lines, notCounted } = transfer({ amount, to, method }, day);
  return answerOf({ schedule: 'quick', day, lines, sheet, total: 'recipientGets', roles, notCounted });
}

/**
 * What a transfer costs, and what arrives.
 *
 *     recipient gets = max(0, amount − total fees) × exchange rate
 *     total share    = total fees / amount, or 0 when the amount is 0
 *     new fee        = our fee × (1 − discount)
 *
 * @param day - the day whose rates apply.
 * @returns exact amounts; round only to show them.
 * @throws {RangeError} for a currency that nobody is offered to send.
 * @see Calculator specification §9, "Wise formulas"
 */
export function transfer<From extends Currency, To extends Currency>(
  { amount, to, method }: TransferInputs<From, To>,
  day: IsoDate,
): Transfer<From, To> {
  const sent = input('amount', amount);
  const nothing = constant(money('0', amount.currency));
  const cost = transferCost(amount, method, day);
  const exchangeRate = exchangeRateFor(amount.currency, to, day);
  const remaining = difference(constant(rate('1')), cost.discountRate);
  const { next } = discountSteps(amount, day);

  return {
    schedule: 'quick',
    day,
    lines: {
      ...cost,
      bankTransferFee: line('bankTransferFee', nothing),
      totalShare: line('totalShare', quotient(cost.total, sent)),
      exchangeRate,
      recipientGets: line('recipientGets', exchanged(largest(nothing, difference(sent, cost.total)), exchangeRate, to)),
      newFee: line('newFee', product(cost.ourFee, remaining)),
      newFeeRate: line('newFeeRate', product(cost.feeRate, remaining)),
      ...(next && nextDiscount(sent, next, day)),
    },
    methods: offeredMethods.map((offered) => ({ method: offered, total: transferCost(amount, offered, day).total })),
    notCounted: leftOut,
  };
}

function exchangeRateFor(from: Currency, to: Currency, day: IsoDate): Line<Rate> {
  const cited = inForce(exchangeRates, day);
  const row = `${from}-${to}`;
  return fromTable('exchangeRate', cited.value[row] ?? rate('1'), { cited, row, unit: 'to one' });
}

function nextDiscount<C extends Currency>(sent: Line<Money<C>>, { atLeast, off }: DiscountStep, day: IsoDate) {
  const cited = inForce(discounts, day);
  const row = { cited, row: atLeast };
  const step = fromTable('nextDiscountStep', money(atLeast, sent.value.currency), row);
  return {
    missingToNextDiscount: line('missingToNextDiscount', difference(step, sent)),
    nextDiscountRate: percentLine('nextDiscountRate', { ...cited, value: off }, atLeast),
  };
}
