import { fill } from '@formation/content';
import { isRefusal } from '@formation/fees';
import { bestScenario, type NoBestScenario } from '@formation/fees/compare';
import { moneyText } from '@formation/money';
import type { CompareWords } from './compare-words.ts';
import type { Column } from './comparison-rows.ts';

export type BestProps = Readonly<{ words: CompareWords; columns: readonly Column[] }>;

/** A column by its number and its platform. */
function columnName({ words: { page, platforms }, columns }: BestProps, index: number): string {
  const tool = columns[index]?.scenario.tool ?? '';
  return fill(page.numbered, { number: index + 1, tool: platforms[tool] ?? tool });
}

/** Why no column is named the best, in a sentence. */
function reasonText(none: NoBestScenario, props: BestProps): string {
  const { page } = props.words;
  const ofColumn = (index: number, what: string) => fill(page.ofColumn, { column: columnName(props, index), what });
  switch (none.refused) {
    case 'unlike':
      return page.unlike;
    case 'paid-differs':
      return fill(page.paidDiffers, { paid: none.paid.map((paid) => moneyText(paid)).join(', ') });
    case 'sellers-differ': {
      const sellers = none.countries.map(({ index, key, choice }) =>
        ofColumn(index, props.columns[index]?.words.choices[key]?.[choice] ?? choice),
      );
      return fill(page.sellersDiffer, { sellers: sellers.join(', ') });
    }
    case 'cost-left-empty': {
      const missing = none.missing.map(({ index, fact }) => ofColumn(index, page.same.facts[fact]));
      return fill(page.costLeftEmpty, { missing: missing.join(', ') });
    }
    case 'fee-not-published':
      return fill(page.feeNotPublished, { columns: none.indexes.map((index) => columnName(props, index)).join(', ') });
  }
}

/** What a column calls a line of its answer. */
function lineLabel(column: Column | undefined, key: string): string {
  const groups = column && !isRefusal(column.answer) ? column.answer.groups : [];
  return groups.flatMap(({ rows }) => rows).find(({ figure }) => figure.key === key)?.label ?? key;
}

/** Which column leaves most and why, or why none is named. */
export function bestText(props: BestProps): Readonly<{ tone: 'good' | 'info'; text: string }> | undefined {
  const { words, columns } = props;
  const [first] = columns;
  const best =
    first &&
    bestScenario(
      columns.map(({ scenarioAnswer }) => scenarioAnswer),
      first.scenario.day,
    );
  if (!best) return undefined;
  if ('refused' in best) return { tone: 'info', text: reasonText(best, props) };
  const { index, next, more, mostly } = best;
  const { page } = words;
  if (more.units === 0n) return { tone: 'info', text: page.draw };
  const names = { best: columnName(props, index), next: columnName(props, next), more: moneyText(more) };
  const text = fill(page.best, names);
  if (!mostly) return { tone: 'good', text };
  const line = lineLabel(columns[next], mostly.key);
  return { tone: 'good', text: `${text} ${fill(page.mostly, { line, less: moneyText(mostly.less) })}` };
}
