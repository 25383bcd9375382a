import { fill } from '@formation/content';
import { isRefusal } from '@formation/fees';
import { NotCounted, notCountedTitle } from '../../../lib/figures/not-counted.tsx';
import type { CompareWords } from './compare-words.ts';
import type { Column } from './comparison-rows.ts';

const leftOutOf = ({ answer }: Column): readonly string[] => (isRefusal(answer) ? [] : answer.notCounted);

/** What no column counts, as rows of a file: under each column how many fees these are, then their names. */
export function leftOutRows(
  columns: readonly Column[],
  words: CompareWords['published'],
): readonly (readonly string[])[] {
  const lists = columns.map((one) => {
    const fees = leftOutOf(one);
    return fees.length > 0 ? [notCountedTitle(words, fees), ...fees] : [];
  });
  const longest = Math.max(...lists.map(({ length }) => length));
  return Array.from({ length: longest }, (_, at) => lists.map((list) => list[at] ?? ''));
}

/** Under the table: the fees that exist and are in no column, column by column. */
export function LeftOut({ words, columns }: Readonly<{ words: CompareWords; columns: readonly Column[] }>) {
  const { page, platforms, published } = words;
  return columns.map((one, index) => {
    const fees = leftOutOf(one);
    if (fees.length === 0) return null;
    const { tool } = one.scenario;
    return (
      <div key={index}>
        <b>{fill(page.numbered, { number: index + 1, tool: platforms[tool] ?? tool })}</b>
        <NotCounted words={published} fees={fees} />
      </div>
    );
  });
}
