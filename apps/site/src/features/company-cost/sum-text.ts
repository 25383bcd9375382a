import { fill } from '@formation/content';
import type { CompanyCost, CostLine, ShownCurrency, Sum } from '@formation/formation';
import { moneyText } from '@formation/money';
import type { CostWords } from './cost-words.ts';
import { lineSum } from './line-sum.ts';

/** What a line comes to: "≥ $180.00" where it is a minimum that grows with the company. */
export function sumText(line: CostLine, { page }: CostWords): string {
  const sum = lineSum(line);
  return typeof sum === 'object' ? (line.atLeast ? '≥ ' : '') + moneyText(sum) : page.compare[sum];
}

/** "from $378.99 to $1,647.00"; nothing where a sum is certain. */
export function rangeText({ low, high }: Sum, currency: ShownCurrency, { cost }: CostWords): string {
  const ends = { low: moneyText(low[currency]), high: moneyText(high[currency]) };
  return ends.low === ends.high ? '' : fill(cost.fromTo, ends);
}

/** The total's range, or that nobody knows how far up it goes. */
export function totalRange({ total, openEnded }: CompanyCost, currency: ShownCurrency, words: CostWords): string {
  if (openEnded.length === 0) return rangeText(total, currency, words);
  return fill(words.cost.fromOnly, { low: moneyText(total.low[currency]) });
}
