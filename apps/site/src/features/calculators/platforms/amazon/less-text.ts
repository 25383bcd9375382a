import { unitOf, type Figure } from '@formation/fees';
import { decimal, divide, multiply, roundUp, toExactText, type Decimal, type Rate } from '@formation/money';

/** Exact by definition: the inch in centimetres and the pound in grams. */
const metric = { in: decimal('2.54'), lb: decimal('453.59237') } as const;

/** What a visitor measures in; small weights are said in grams. */
type Unit = 'in' | 'cm' | 'lb' | 'g';

function converted(size: Figure<Rate>, to: Unit): Decimal {
  const from = unitOf(size);
  if (from === to) return size.value;
  if (from === 'in' || from === 'lb') return multiply(size.value, metric[from]);
  return to === 'in' || to === 'lb' ? divide(size.value, metric[to]) : size.value;
}

/** How much smaller a measure must get, rounded up so that it is enough: `1.3 cm`. */
export function lessText(size: Figure<Rate>, to: Unit): string {
  return `${toExactText(roundUp(converted(size, to), to === 'g' ? 0 : 2))} ${to}`;
}
