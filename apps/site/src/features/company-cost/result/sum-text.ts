import { fill } from '@formation/content';
import { lineSum, type CostLine, type ShownCurrency, type Sum } from '@formation/formation';
import { moneyText } from '@formation/money';
import type { CostWords } from './cost-words.ts';

/** What a line comes to: "≥ $180.00" where it is a minimum that grows with the company. */
export function sumText(line: CostLine, { page }: CostWords): string {
  const sum = lineSum(line);
  return typeof sum === 'object' ? (line.atLeast ? '≥ ' : '') + moneyText(sum) : page.compare[sum];
}

/** "from $378.99 to $1,647.00", or that nobody knows how far up it goes; nothing where a sum is certain. */
export function rangeText({ low, high, isOpen }: Sum, currency: ShownCurrency, { cost }: CostWords): string {
  if (isOpen) return fill(cost.fromOnly, { low: moneyText(low[currency]) });
  const ends = { low: moneyText(low[currency]), high: moneyText(high[currency]) };
  return ends.low === ends.high ? '' : fill(cost.fromTo, ends);
}
