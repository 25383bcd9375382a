import * as figures from '@formation/fees/trace';
import type { Money } from '@formation/money';
import type { PaidIn } from '../question.ts';
import { worth, type Book, type Rupees } from '../routes/numbers.ts';
import { routeOf, type RouteKey } from '../routes/routes.ts';
import { walk } from '../routes/walk.ts';

/** What arrives by a way whose numbers are all there. */
export function receivedBy(key: RouteKey, amount: Money<PaidIn>, book: Book): Rupees {
  const last = walk(routeOf(key), amount, book).at(-1);
  return worth(last?.after ?? figures.input('amount', amount), book);
}
