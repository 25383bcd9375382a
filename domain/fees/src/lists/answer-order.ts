import type { IsoDate } from '@formation/calendar';
import { inCurrency, minus, rounded, toExactText, type Money } from '@formation/money';
import type { Calculator } from '../platform.ts';
import type { Commas } from '../question/number-in-file.ts';
import type { PricedOrder } from './matched-orders.ts';
import { countKeyOf, saleAnswer, type RowFault, type SaleAnswer, type Settings } from './sale-answer.ts';

/** What was charged for an order, and how much above what is published; less than 0 where it was less. */
export type Charged = Readonly<{ charged: Money; above: Money }>;

/** What is published for an order on its day, and what was charged where the list says so; or why it is not known. */
export type OrderAnswer =
  | Readonly<{ answer: SaleAnswer; charged: Charged | undefined; fault?: never }>
  | Readonly<{ fault: RowFault; answer?: never; charged?: never }>;

/** What holds for the orders of a list that say nothing else. */
export type OrderReading = Readonly<{
  settings: Settings;
  /** Whose fees count for an order without a day of its own, or for all. */
  day: IsoDate;
  /** Whether each order is worked out by the fees of its own day. */
  isOwnDay: boolean;
  commas: Commas;
}>;

/** Works out an order; one in a currency that its account does not have is a fault. */
export function answerOrder(order: PricedOrder, calculator: Calculator, reading: OrderReading): OrderAnswer {
  const { settings, day, isOwnDay, commas } = reading;
  const counted = countKeyOf(calculator);
  const texts = { [counted]: toExactText(order.pieces), ...order.texts };
  const { prices, currency, feesElsewhere = [] } = order;
  const answer = saleAnswer(texts, calculator, {
    settings,
    prices,
    day: (isOwnDay ? order.day : undefined) ?? day,
    commas,
    currency,
    feesElsewhere,
  });
  return 'fault' in answer ? answer : { answer, charged: chargedFor(order, answer) };
}

function chargedFor(
  { charged, isPartlyCharged = false }: PricedOrder,
  { feesOfOrder }: SaleAnswer,
): Charged | undefined {
  if (!charged || isPartlyCharged) return undefined;
  const amount = inCurrency(charged, feesOfOrder.currency);
  return { charged: amount, above: rounded(minus(amount, feesOfOrder)) };
}
