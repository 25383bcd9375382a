import { fill } from '@formation/content';
import { readAnswers, textsOf, type IsoDate } from '@formation/fees';
import { exactPercentText, moneyText, numberIn, rate, readsAs, toExactText } from '@formation/money';
import {
  isFraction,
  limits,
  question,
  questionFrom,
  refusedIn,
  type AssumptionKey,
  type PaidIn,
  type Question,
} from '@formation/payouts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { PayoutsWords } from '../payouts-words.ts';
import { rateField } from './default-fields.ts';

/** The question that a form asks, and the keys of fields whose text does not count as it was typed. */
export type TypedQuestion = Readonly<{ question: Question; wrong: ReadonlySet<string> }>;

/** Reads the form. Of the rates, that of the currency counts. */
export function typedQuestion(typed: Typed, day: IsoDate): TypedQuestion {
  const own = typed[rateField(typed['currency'] ?? '')];
  const reading = readAnswers(question, { ...textsOf(question, typed), rate: own });
  return { question: questionFrom(reading, day), wrong: refusedIn(reading.faults) };
}

type WithForm = Pick<PayoutsWords['page'], 'form'>;

/** Why an amount is refused, with what it may be in its own unit. */
export function amountRefused({ form }: WithForm, currency: PaidIn | 'LKR'): string {
  const { least, most } = limits.amount;
  const [from, to] = [moneyText({ ...rate(least), currency }), moneyText({ ...rate(most), currency }, 0)];
  return fill(form.wrong.amount, { least: from, most: to });
}

/** Why a rate is refused. */
export const rateRefused = ({ form }: WithForm): string => fill(form.wrong.rate, limits.rate);

/** Why a number of the visitor's own is refused. */
export const ownRefused = ({ form }: WithForm): string => fill(form.wrong.own, { percent: limits.percent.most });

/** How a number was understood, where that is not plainly what was typed; what is no number is refused instead. */
export function readAs(text = '', readBack: string): string {
  const number = numberIn(text);
  return !number || readsAs(text, number) ? '' : fill(readBack, { number: toExactText(number) });
}

/** A number as its field shows it: a fraction in percent. */
export function fieldText(key: AssumptionKey, value: string): string {
  return isFraction(key) ? exactPercentText(rate(value)) : toExactText(rate(value));
}
