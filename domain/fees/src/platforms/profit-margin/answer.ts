import { answerOf, rows, type Section } from '../../answer.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { input, line } from '../../trace/figure.ts';
import { lines } from '../../trace/lines.ts';
import { difference, quotient } from '../../trace/operations.ts';
import type { Sale } from './question.ts';

const sheet: readonly Section[] = [
  { group: 'in', rows: rows(['price']) },
  { group: 'out', rows: rows(['cost'], 'out') },
  { group: 'result', rows: rows(['margin', 'markup']) },
];

const roles = { revenue: 'price', fees: 'fees', costs: 'cost', profit: 'profit' } as const;

/**
 * What a price leaves above a cost.
 *
 *     profit = price − cost;  margin = profit ÷ price;  markup = profit ÷ cost
 *
 * @returns exact amounts; a fraction of nothing is 0.
 */
export function answer(sale: Sale, day: IsoDate) {
  const price = input('price', sale.price);
  const cost = input('cost', sale.cost);
  const profit = line('profit', difference(price, cost));
  const margin = line('margin', quotient(profit, price));
  const shown = lines(price, cost, profit, margin, line('markup', quotient(profit, cost)));
  return answerOf({ day, lines: shown, sheet, total: 'profit', roles });
}
