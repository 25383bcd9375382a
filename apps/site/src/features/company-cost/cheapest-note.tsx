import { fill } from '@formation/content';
import { moneyText } from '@formation/money';
import { Note } from '@formation/ui';
import { cheapest, type Cheapest } from './compared.ts';
import { lineNames, type CostWords } from './cost-words.ts';
import type { CostSettings } from './count-option.ts';
import type { Column } from './side-by-side.tsx';

type Props = Readonly<{ words: CostWords; columns: readonly Column[]; settings: CostSettings }>;

function reason({ next }: Cheapest, { words, columns }: Props): string {
  if (!next) return '';
  const { compare } = words.page;
  const values = { next: columns[next.index]?.title ?? '', difference: moneyText(next.difference) };
  if (next.difference.units === 0n) return fill(compare.cheapestSame, values);
  return next.mostly
    ? fill(compare.cheapestBecause, { ...values, line: lineNames([next.mostly], words) })
    : fill(compare.cheapestAnd, values);
}

/** What the total of the cheapest leaves out: a total without the auditor is not the cheapest yet. */
function caveat({ index }: Cheapest, { words, columns }: Props): string {
  const { title, cost } = columns[index] ?? {};
  const { compare } = words.page;
  if (!title || !cost) return '';
  if (cost.without.length === 0)
    return columns.some((column) => column.cost.without.length > 0) ? compare.othersLeaveOut : '';
  return fill(compare.leavesOut, { option: title, lines: lineNames(cost.without, words) });
}

/** Which of the options costs least, and why the next does not. */
export function CheapestNote(props: Props) {
  const { words, columns, settings } = props;
  const found = cheapest(
    columns.map(({ cost }) => cost),
    settings,
  );
  if (!found?.next) return null;
  const named = { option: columns[found.index]?.title ?? '', amount: moneyText(found.amount) };
  return (
    <Note title={fill(words.page.compare.cheapest, named)}>
      {reason(found, props)} {caveat(found, props)}
    </Note>
  );
}
