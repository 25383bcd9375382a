import { fill } from '@formation/content';
import type { ChargedSums, Difference } from '@formation/fees/lists';
import { absolute, moneyText } from '@formation/money';
import type { BulkWords } from '../bulk-words.ts';
import { labelOf } from '../list-columns.ts';
import type { ChosenPlatform } from '../use-platform.ts';
import { countText } from './count-text.ts';
import { lineText, type LineNames } from './line-text.ts';
import { SumsTable } from './sums-table.tsx';

type Props = Readonly<{
  words: BulkWords;
  platform: ChosenPlatform;
  sums: ChargedSums;
  /** The largest first. */
  differences: readonly Difference[];
  lines: LineNames;
}>;

/** The likely reason of a difference, as the calculator calls it. */
function whyText({ page }: BulkWords, { calculator, words }: ChosenPlatform, { why }: Difference): string {
  const { is, unknown } = page.result.chargedBeside;
  const field = why && calculator.question.fields.find(({ key }) => key === why.key);
  if (!field) return unknown;
  const choice = words.choices[why.key]?.[why.value];
  const name = labelOf(field, words);
  return choice === undefined ? name : fill(is, { field: name, choice });
}

/** The reasons that explain several of the orders, the commonest first: often a setting above is another. */
function Reasons({ words, platform, differences }: Pick<Props, 'words' | 'platform' | 'differences'>) {
  const counts = new Map<string, number>();
  for (const difference of differences) {
    if (!difference.why) continue;
    const reason = whyText(words, platform, difference);
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const common = [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
  if (common.length === 0) return null;
  return (
    <ul className="small">
      {common.map(([reason, count]) => (
        <li key={reason}>
          {reason}: {countText(count)}
        </li>
      ))}
    </ul>
  );
}

/** The orders that differ, each with its likely reason. */
function Differences({ words, platform, sums, differences, lines }: Props) {
  const { result } = words.page;
  const { chargedBeside: texts } = result;
  const heads = [texts.charged, texts.published, texts.above].map((head) => ({ head }));
  return (
    <>
      <p className="small muted">{texts.about}</p>
      <Reasons words={words} platform={platform} differences={differences} />
      <SumsTable
        label={fill(texts.title, { currency: sums.currency })}
        head={result.sale}
        columns={[...heads, { head: texts.why, isText: true }]}
        rows={differences.map((difference) => {
          const {
            lines: [line = 0],
            title,
            charged,
            published,
            above,
          } = difference;
          const at = lineText(line, lines);
          return {
            key: String(line),
            head: title === '' ? at : `${title} (${at})`,
            cells: [
              ...[charged, published, above].map((amount) => moneyText(amount)),
              whyText(words, platform, difference),
            ],
          };
        })}
      />
    </>
  );
}

/** What the list says was charged, beside the published fees: the sums, and the orders that differ. */
export function ChargedBeside(props: Props) {
  const { words, sums, differences } = props;
  const { chargedBeside: texts } = words.page.result;
  const { currency, orders, more, less } = sums;
  const said = (text: string, { orders: count, sum }: ChargedSums['more']) =>
    count > 0 && <p>{fill(text, { amount: moneyText(absolute(sum)), count: countText(count) })}</p>;
  const same = orders - more.orders - less.orders;
  return (
    <>
      <h3>{fill(texts.title, { currency })}</h3>
      {said(texts.more, more)}
      {said(texts.less, less)}
      {same > 0 && <p>{fill(texts.same, { count: countText(same) })}</p>}
      {differences.length > 0 && <Differences {...props} />}
    </>
  );
}
