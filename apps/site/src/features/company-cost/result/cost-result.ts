import type { CompanyCost } from '@formation/formation';
import { moneyText } from '@formation/money';
import type { SharedResult } from '../../../lib/sharing/shared-result.ts';
import { shortDay } from '../../../lib/text/dates/short-day.ts';
import type { Column } from '../compare/column.ts';
import type { CostOption } from '../form/cost-option.ts';
import type { CostSettings } from '../form/count-option.ts';
import { totalLabel } from './cost-ledger.tsx';
import { optionTitle, type CostWords } from './cost-words.ts';
import { rangeText, sumText } from './sum-text.ts';

type Counted = Readonly<{ option: CostOption; cost: CompanyCost; settings: CostSettings }>;

/** What a company costs as it leaves the page. */
export function costResult({ option, cost, settings }: Counted, words: CostWords): SharedResult {
  const { currency, years, day } = settings;
  const total = [moneyText(cost.total[currency]), rangeText(cost.total, currency, words)].filter(Boolean).join(', ');
  return {
    answer: `${optionTitle(option, words, settings)}. ${totalLabel(words, years)}: ${total}`,
    lines: () => cost.lines.map((line) => [words.cost.keys[line.key], sumText(line, words)] as const),
    day: shortDay(words.locale, day),
  };
}

/** Several companies beside one another. */
export function comparedCosts(columns: readonly Column[], { currency }: CostSettings): SharedResult {
  const lines = columns.map(({ title, cost }) => [title, moneyText(cost.total[currency])] as const);
  return { answer: lines.map((line) => line.join(': ')).join('; '), lines: () => lines };
}
