import { decimal, divide, multiply, roundUp, toExactText, type Decimal } from '@formation/money';

/** What a card or a visitor measures in; small weights are said in grams. */
type Unit = 'in' | 'cm' | 'lb' | 'g';

/** Exact by definition: the inch in centimetres and the pound in grams. */
const metric = { in: decimal('2.54'), lb: decimal('453.59237') } as const;

const converted = (size: Decimal, from: Unit, to: Unit): Decimal => {
  if (from === to) return size;
  if (from === 'in' || from === 'lb') return multiply(size, metric[from]);
  return to === 'in' || to === 'lb' ? divide(size, metric[to]) : size;
};

/** How much smaller a measure must get, rounded up so that it is enough: `1.3 cm`. */
export function lessText(size: Decimal, from: Unit, to: Unit): string {
  return `${toExactText(roundUp(converted(size, from, to), to === 'g' ? 0 : 2))} ${to}`;
}
