import { fill } from '@formation/content';
import { readAnswers, textsOf, type Fault, type IsoDate } from '@formation/fees';
import { exactPercentText, moneyText, rate, saysOtherCurrency, toExactText } from '@formation/money';
import {
  isFraction,
  limits,
  paidIn,
  question,
  questionFrom,
  refusedIn,
  type AssumptionKey,
  type PaidIn,
  type Question,
} from '@formation/payouts';
import { numberFault } from '../../../lib/input/number-fault.ts';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { PayoutsWords } from '../payouts-words.ts';
import { rateField } from './default-fields.ts';

/** The question that a form asks, and by their keys why the texts of fields do not count. */
export type TypedQuestion = Readonly<{ question: Question; wrong: ReadonlyMap<string, Fault> }>;

/** Reads the form. Of the rates, that of the currency counts. */
export function typedQuestion(typed: Typed, day: IsoDate): TypedQuestion {
  const own = typed[rateField(typed['currency'] ?? '')];
  const reading = readAnswers(question, { ...textsOf(question, typed), rate: own });
  return { question: questionFrom(reading, day), wrong: refusedIn(reading.faults) };
}

type Words = Pick<PayoutsWords, 'numbers'> & Readonly<{ page: Pick<PayoutsWords['page'], 'form'> }>;

/** That a number names another currency, or can be read in two ways; other faults have a sentence of their field. */
function misread({ numbers }: Words, fault: Fault): string | undefined {
  return fault.code === 'other-currency' || fault.code === 'unclear' ? numberFault(numbers, fault) : undefined;
}

/** Why an amount is refused, with what it may be in its own unit. */
export function amountRefused(words: Words, fault: Fault, currency: PaidIn | 'LKR'): string {
  const { least, most } = limits.amount;
  const [from, to] = [moneyText({ ...rate(least), currency }), moneyText({ ...rate(most), currency }, 0)];
  return misread(words, fault) ?? fill(words.page.form.wrong.amount, { least: from, most: to });
}

/** Why a rate is refused. */
export const rateRefused = (words: Words, fault: Fault): string =>
  misread(words, fault) ?? fill(words.page.form.wrong.rate, limits.rate);

/** Why a number of the visitor's own is refused. */
export const ownRefused = (words: Words, fault: Fault): string =>
  misread(words, fault) ?? fill(words.page.form.wrong.own, { percent: limits.percent.most });

/** The currency that a refused amount names, where the payment can be in it; none where it may be several. */
export function currencyMeant({ given, code }: Fault): PaidIn | undefined {
  if (code !== 'other-currency') return undefined;
  const [only, ...others] = paidIn.filter((currency) => !saysOtherCurrency(given, currency));
  return others.length === 0 ? only : undefined;
}

/** A number as its field shows it: a fraction in percent. */
export function fieldText(key: AssumptionKey, value: string): string {
  return isFraction(key) ? exactPercentText(rate(value)) : toExactText(rate(value));
}
