import { moneyText } from '@formation/money';
import type { CompanyCost } from './company-cost.ts';
import type { CostKey, CostLine } from './cost-line.ts';
import { lineSum } from './line-sum.ts';

/** A line of several costs side by side. */
export type CostRow = Readonly<{
  key: CostKey;
  /** One for each option, in their order; nothing where the option has no such line. */
  cells: readonly (CostLine | undefined)[];
  /** Not every option pays the same. */
  differs: boolean;
}>;

/** The lines of several costs side by side, in the order in which they first appear. */
export function costRows(costs: readonly CompanyCost[]): readonly CostRow[] {
  const keys = new Set(costs.flatMap(({ lines }) => lines.map(({ key }) => key)));
  return [...keys].map((key) => {
    const cells = costs.map(({ lines }) => lines.find((line) => line.key === key));
    return { key, cells, differs: new Set(cells.map(textOf)).size > 1 };
  });
}

function textOf(line: CostLine | undefined): string | undefined {
  const sum = line && lineSum(line);
  return typeof sum === 'object' ? `${line?.atLeast ?? ''} ${moneyText(sum)}` : sum;
}
