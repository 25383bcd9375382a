import { fill } from '@formation/content';
import type { CurrencySums, GroupSums } from '@formation/fees/lists';
import { moneyText, toText } from '@formation/money';
import { pageLanguage } from '../../../../lib/text/dates/day-name.ts';
import { writeDay } from '../../../../lib/text/writing/writing.ts';
import type { BulkWords } from '../bulk-words.ts';
import { countText } from './count-text.ts';
import { SumsTable } from './sums-table.tsx';
import './group-tables.css';

type GroupProps = Readonly<{
  words: BulkWords;
  title: string;
  /** What the groups are: months, categories, products. */
  head: string;
  groups: readonly GroupSums[];
  nameOf?: (name: string) => string;
}>;

const amounts = ['revenue', 'fees', 'profit'] as const;
const inNumbers = ({ sums: { profit } }: GroupSums) => Number(toText(profit, 2));

/** What is left of a group, as a bar of the longest. */
function Bar({ profit, longest }: Readonly<{ profit: number; longest: number }>) {
  return (
    <svg className="group-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect
        className={profit < 0 ? 'loss' : 'left'}
        width={((Math.abs(profit) / longest) * 100).toFixed(1)}
        height="4"
      />
    </svg>
  );
}

/** What groups of orders come to, with a bar each for what is left of them. */
function Groups({ words: { page }, title, head, groups, nameOf = (name) => name }: GroupProps) {
  const { result } = page;
  if (groups.length === 0) return null;
  const longest = Math.max(...groups.map((group) => Math.abs(inNumbers(group))), 0.01);
  return (
    <>
      <h3>{title}</h3>
      <SumsTable
        label={title}
        head={head}
        columns={[result.count, ...amounts.map((key) => result[key])].map((text) => ({ head: text }))}
        rows={groups.map((group) => ({
          key: group.name,
          head: (
            <>
              {nameOf(group.name)}
              <Bar profit={inNumbers(group)} longest={longest} />
            </>
          ),
          cells: [countText(group.orders), ...amounts.map((key) => moneyText(group.sums[key]))],
        }))}
      />
    </>
  );
}

type Props = Readonly<{
  words: BulkWords;
  sums: CurrencySums;
  /** What the platform's categories are called. */
  categories: Readonly<Record<string, string>>;
}>;

const monthName = (month: string) => writeDay(pageLanguage(), `${month}-01`, { month: 'long', year: 'numeric' });

/** What a currency's orders come to by month, by category, and product by product at both ends. */
export function GroupTables({ words, sums, categories }: Props) {
  const { currency, months, categories: ofCategories, worst, best } = sums;
  const { result } = words.page;
  const { groups: texts } = result;
  const title = (text: string) => fill(text, { currency });
  return (
    <>
      <Groups words={words} title={title(texts.months)} head={texts.month} groups={months} nameOf={monthName} />
      <Groups
        words={words}
        title={title(texts.categories)}
        head={texts.category}
        groups={ofCategories}
        nameOf={(name) => categories[name] ?? name}
      />
      <Groups words={words} title={title(texts.worst)} head={result.sale} groups={worst} />
      <Groups words={words} title={title(texts.best)} head={result.sale} groups={best} />
    </>
  );
}
