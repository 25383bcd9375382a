import { decimal, divide, multiply, roundUp, type Decimal, type Rate } from '@formation/money';
import { unitOf } from '../../trace/explain.ts';
import type { Figure } from '../../trace/figure.ts';

/** Exact by definition: the inch in centimetres and the pound in grams. */
const metric = { in: decimal('2.54'), lb: decimal('453.59237') } as const;

/** What a seller measures in; small weights are said in grams. */
type MeasureUnit = 'in' | 'cm' | 'lb' | 'g';

function converted(size: Figure<Rate>, to: MeasureUnit): Decimal {
  const from = unitOf(size);
  if (from === to) return size.value;
  if (from === 'in' || from === 'lb') return multiply(size.value, metric[from]);
  return to === 'in' || to === 'lb' ? divide(size.value, metric[to]) : size.value;
}

/** A length or a weight in another unit, rounded up so that it is enough: grams whole, others to two decimals. */
export function measureIn(size: Figure<Rate>, to: MeasureUnit): Decimal {
  return roundUp(converted(size, to), to === 'g' ? 0 : 2);
}
