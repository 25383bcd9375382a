import { compare, dividedBy, rate, times, type Money, type Rate } from '@formation/money';
import { isPerPiece, type Answers, type Field } from '../question/field.ts';
import { idOf } from '../question/id-of.ts';
import { asking } from '../question/question.ts';

/** Whether the prices and costs of a row are for one piece, or for all of its pieces together. */
export type PricesAre = 'each' | 'all';

/** How many pieces a row sells: a whole number; one, where it says nothing. */
export const quantityQuestion = asking().number('quantity', { whole: true, default: '1', least: '1' }).asked();

/** What programs call the price of a whole row. */
const FOR_ALL = /total|subtotal|gross|revenue|sales|amount|payment/;

/** What a row's prices are for, by the header of its price. */
export function pricesBy(header: string): PricesAre {
  return FOR_ALL.test(idOf(header)) ? 'all' : 'each';
}

type Sold = Readonly<{
  fields: readonly Field[];
  quantity: Rate;
  prices: PricesAre;
  /** Whether a platform charges each unit by itself, or the order as a whole. */
  each: 'unit' | 'order';
}>;

/**
 * The answers of a row as the platform asks for them: of one unit, or of the whole order, which is paid at once.
 *
 * @returns nothing where a row says several pieces of what has none, such as a transfer.
 */
export function answersFor<A extends Answers>(answers: A, { fields, quantity, prices, each }: Sold): A | undefined {
  const isUnit = each === 'unit';
  const amounts = fields.filter((field) => (isUnit ? field.kind === 'amount' : isPerPiece(field, answers)));
  if (amounts.length === 0 && compare(quantity, rate('1')) !== 0) return undefined;
  if (isUnit === (prices === 'each')) return answers;
  const changed = amounts.map(({ key }) => {
    const amount = answers[key] as Money; // what an amount field is answered with
    return [key, isUnit ? dividedBy(amount, quantity) : times(amount, quantity)] as const;
  });
  return { ...answers, ...Object.fromEntries(changed) };
}
