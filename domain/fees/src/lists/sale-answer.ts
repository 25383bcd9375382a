import { minus, money, rounded, times, type Money, type Rate } from '@formation/money';
import { amountOf, type Answer, type Role } from '../answer.ts';
import { groundsOf, type Share } from '../grounds.ts';
import type { Calculator } from '../platform.ts';
import type { Answers } from '../question/field.ts';
import { numberInFile, type Commas } from '../question/number-in-file.ts';
import { readAnswers, type Fault, type Texts } from '../question/read.ts';
import { isRefusal, type Refusal } from '../refusal.ts';
import type { IsoDate } from '../schedule/schedule.ts';
import type { Figure } from '../trace/figure.ts';
import { isEstimate } from '../trace/is-estimate.ts';
import { answersFor, quantityQuestion, type PricesAre } from './quantity.ts';

/** What holds for every row that says nothing else. */
export type Settings = Readonly<Record<string, string>>;

/** What is wrong with a row: the first cell that cannot be used, or the row as a whole. */
export type RowFault = Readonly<{
  /** Absent when it is the whole row. */
  column?: string;
  code:
    | Fault['code']
    | 'cells'
    | 'quotes'
    | 'not-a-day'
    | 'currency-of-row'
    | 'two-currencies'
    | 'not-published'
    | 'out-of-range';
  /** What was found, or what nobody has published. */
  detail?: string;
  /** The limit that is broken. */
  limit?: string;
}>;

/** What one sale comes to, in one currency. */
export type Sums = Readonly<Record<Role, Money>>;

/** What a sale comes to, and what it rests on. */
export type SaleAnswer = Readonly<{
  sums: Sums;
  /** What of the fees is charged with the order: what the list says was charged is set beside it. */
  feesOfOrder: Money;
  isEstimate: boolean;
  /** How much of the platform's fees rests on what. */
  shares: readonly Share[];
  /** Settings that the sale's own site does not offer: its first choice counts in their place. */
  notOffered: readonly string[];
  /** Fees that exist and are not in it, by their keys. */
  notCounted: readonly string[];
  /** What its category is, where the platform asks. */
  category: string;
}>;

/** How sales are read. */
export type SaleReading = Readonly<{
  settings: Settings;
  prices: PricesAre;
  day: IsoDate;
  commas: Commas;
  /** The code that stands beside its amounts; empty where none does. */
  currency: string;
  /** Fees, by their keys, that are charged apart from orders. */
  feesElsewhere: readonly string[];
}>;

const faultIn = ({ key, code, given, limit }: Fault): RowFault => ({
  column: key,
  code,
  detail: given,
  ...(limit !== undefined && { limit }),
});

function refusalIn(refusal: Refusal): RowFault {
  if (refusal.refused === 'missing') {
    const [column = ''] = refusal.fields;
    return { code: 'missing', column };
  }
  const isNamed = refusal.refused === 'not-published' || refusal.refused === 'out-of-range';
  return isNamed ? { code: refusal.refused, detail: refusal.what } : { code: 'not-published' };
}

/** A code beside the amounts that is not the one in which the platform would be asked. */
function otherCurrency({ question }: Calculator, answers: Answers, currency: string): RowFault | undefined {
  const field = question.fields.find(({ kind }) => kind === 'amount');
  const own = field?.kind === 'amount' ? field.currency(answers) : undefined;
  const isOther = currency !== '' && own !== undefined && currency !== own;
  return isOther ? { code: 'currency-of-row', detail: currency, limit: own } : undefined;
}

/** Where a platform asks for pieces, their column is its own, also in a row whose category does not ask. */
export const countKeyOf = ({ question }: Calculator): 'pieces' | 'quantity' =>
  question.fields.some(({ key }) => key === 'pieces') ? 'pieces' : 'quantity';

/** What is wrong with the number of pieces, by the column that says it. */
function miscounted(counted: string, faults: readonly Fault[]): readonly Fault[] {
  return faults.map((fault) => ({ ...fault, key: counted }));
}

/** What a sale comes to by the fees of a day, or the first thing that is wrong with it. */
export function saleAnswer(
  said: Texts,
  calculator: Calculator,
  { settings, prices, day, commas, currency, feesElsewhere }: SaleReading,
): SaleAnswer | Readonly<{ fault: RowFault }> {
  const { question, answer } = calculator;
  const numberIn = numberInFile(commas);
  const texts = { ...settings, ...said };
  const { answers, faults } = readAnswers(question, texts, { numberIn });
  const isSetting = ({ key, code }: Fault) => code === 'unknown' && said[key] === undefined;
  const counted = countKeyOf(calculator);
  const quantityText = said[counted] ?? '';
  const pieces = readAnswers(quantityQuestion, { quantity: quantityText }, { numberIn });
  const wrong = [...faults, ...miscounted(counted, pieces.faults)].find((fault) => !isSetting(fault));
  if (wrong) return { fault: faultIn(wrong) };
  const other = otherCurrency(calculator, answers, currency);
  if (other) return { fault: other };

  const { quantity } = pieces.answers;
  const sold = { fields: question.fields, quantity, prices, each: calculator.each ?? 'order' } as const;
  const orderAnswers = answersFor(answers, sold);
  if (!orderAnswers) return { fault: { column: counted, code: 'too-large', detail: quantityText, limit: '1' } };
  const found = answer(orderAnswers, day);
  if (isRefusal(found)) return { fault: refusalIn(found) };
  const units = calculator.each === 'unit' ? quantity : undefined;
  const notOffered = faults.filter(isSetting).map(({ key }) => key);
  return answerFrom(found, { units, notOffered, feesElsewhere, category: answers['category'] });
}

type Rest = Readonly<{
  units: Rate | undefined;
  notOffered: readonly string[];
  feesElsewhere: readonly string[];
  category: unknown;
}>;

/** An answer as a list remembers it; or that what was paid and what is left are in two currencies. */
function answerFrom(
  found: Answer,
  { units, notOffered, feesElsewhere, category }: Rest,
): SaleAnswer | Readonly<{ fault: RowFault }> {
  const sums = sumsOf(found, units);
  if (!sums) return { fault: { code: 'two-currencies' } };
  return {
    sums,
    feesOfOrder: feesElsewhere.reduce((fees, key) => less(fees, found.lines[key]?.value, units), sums.fees),
    isEstimate: restsOnEstimate(found),
    shares: sharesOf(found, units),
    notOffered,
    notCounted: found.notCounted,
    category: typeof category === 'string' ? category : '',
  };
}

/** Fees without one of them, where it is in their currency. */
function less(fees: Money, one: Figure['value'] | undefined, units: Rate | undefined): Money {
  return one?.currency === fees.currency ? minus(fees, ofAll({ ...one, currency: fees.currency }, units)) : fees;
}

function sharesOf(answer: Answer, units: Rate | undefined): readonly Share[] {
  return groundsOf(answer).map(({ ground, amount }) => ({ ground, amount: ofAll(amount, units) }));
}

/** What something is for all units of a row, where an answer is of one. */
const ofAll = (amount: Money, units: Rate | undefined) => (units ? rounded(times(amount, units)) : amount);

function restsOnEstimate(answer: Answer): boolean {
  const profit = amountOf(answer, 'profit');
  return profit !== undefined && isEstimate(profit);
}

/**
 * What an answer comes to, in the currency of the profit; nothing where the revenue is in another.
 *
 *     fees = revenue − costs − profit: what is lost in an exchange is among them
 *
 * @param units - how many units the answer is one of.
 */
function sumsOf(answer: Answer, units: Rate | undefined): Sums | undefined {
  const all = (amount: Money) => ofAll(amount, units);
  const profit = amountOf(answer, 'profit')?.value;
  const revenue = amountOf(answer, 'revenue')?.value;
  if (!profit || revenue?.currency !== profit.currency) return undefined;
  const costs = all(amountOf(answer, 'costs')?.value ?? money('0', profit.currency));
  const [in_, left] = [all(revenue), all(profit)];
  return { revenue: in_, fees: minus(minus(in_, costs), left), costs, profit: left };
}
