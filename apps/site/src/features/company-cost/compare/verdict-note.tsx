import { fill, locales } from '@formation/content';
import { cheapestCompany, type CheapestCompany } from '@formation/formation';
import { moneyText } from '@formation/money';
import { Note } from '@formation/ui';
import { writeList } from '../../../lib/text/writing/names.ts';
import type { CostSettings } from '../form/count-option.ts';
import { lineNames, type CostWords } from '../result/cost-words.ts';
import { rangeText } from '../result/sum-text.ts';
import type { Column } from './column.ts';

type Props = Readonly<{ words: CostWords; columns: readonly Column[]; settings: CostSettings }>;

/** The verdict in a title and a sentence. */
function said(found: CheapestCompany, { words, columns, settings: { currency } }: Props): readonly [string, string] {
  const { compare } = words.page;
  const title = (index: number) => columns[index]?.title ?? '';
  if (found.says === 'incomplete') {
    const left = found.left.map(({ index, lines }) => ({ option: title(index), lines: lineNames(lines, words) }));
    return [compare.notRanked, left.map((values) => fill(compare.leavesOut, values)).join(' ')];
  }
  if (found.says === 'overlap') {
    const options = writeList(locales[words.locale].tag, found.between.map(title));
    return [compare.overlap, fill(compare.overlapBecause, { options, lines: lineNames(found.lines, words) })];
  }
  const { cost } = columns[found.index] ?? {};
  const range = cost ? rangeText(cost.total, currency, words) || moneyText(cost.total[currency]) : '';
  return [
    fill(compare.least, { option: title(found.index) }),
    fill(compare.leastBecause, { range, next: title(found.next), difference: moneyText(found.atLeast) }),
  ];
}

/** Which columns hold a package of ours, where only some do. */
function packagesNote({ words, columns, settings }: Props): string {
  const ours = columns.filter(({ option }) => option.level);
  if (settings.exists || ours.length === 0 || ours.length === columns.length) return '';
  const options = writeList(
    locales[words.locale].tag,
    ours.map(({ title }) => title),
  );
  return fill(words.page.compare.ourPackageIn, { options });
}

/**
 * Which of the companies costs least, where that can be said; else what keeps one from saying it. A sole trader forms no
 * company and is not ranked with them.
 */
export function VerdictNote({ words, columns, settings }: Props) {
  const companies = columns.filter(({ option }) => option.form.kind !== 'sole-trader');
  const found = cheapestCompany(
    companies.map(({ cost }) => cost),
    settings,
  );
  if (!found) return null;
  const props = { words, columns: companies, settings };
  const [title, text] = said(found, props);
  return <Note title={title}>{`${text} ${packagesNote(props)}`}</Note>;
}
