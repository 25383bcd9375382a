import { absolute, compare, type Money } from '@formation/money';
import type { Calculator } from '../platform.ts';
import type { OrderAnswer, OrderReading } from './answer-order.ts';
import type { PricedOrder } from './matched-orders.ts';
import { whyCharged, type Why } from './why-charged.ts';

/** How many differences are listed; the rows have them all. */
const LISTED = 100;

/** An order for which something else was charged than is published. */
export type Difference = Readonly<{
  lines: readonly number[];
  title: string;
  published: Money;
  charged: Money;
  /** What was charged above what is published; less than 0 where it was less. */
  above: Money;
  /** The likely reason, where one answer explains it. */
  why: Why | undefined;
}>;

type Found = Readonly<{ order: PricedOrder; published: Money; charged: Money; above: Money }>;

const largestFirst = (all: readonly Found[]) =>
  all.toSorted((a, b) => compare(absolute(b.above), absolute(a.above))).slice(0, LISTED);

/** Remembers the largest differences of a list, each with its likely reason. */
export function differences(calculator: Calculator | undefined, reading: OrderReading) {
  let found: Found[] = [];
  const see = (order: PricedOrder, answer: OrderAnswer) => {
    const { charged } = answer.answer ? answer : {};
    if (!answer.answer || !charged || charged.above.units === 0n) return;
    found.push({ order, published: answer.answer.feesOfOrder, ...charged });
    if (found.length > 10 * LISTED) found = largestFirst(found);
  };
  const largest = (): readonly Difference[] =>
    largestFirst(found).map(({ order, ...amounts }) => ({
      lines: order.lines,
      title: order.title,
      ...amounts,
      why: calculator && whyCharged(order, { charged: amounts.charged, calculator, reading }),
    }));
  return { see, largest };
}
