import { fill } from '@formation/content';
import { apartSums, type ReportSums } from '@formation/fees/lists';
import type { Decimal } from '@formation/money';
import type { BulkWords } from '../bulk-words.ts';
import { amountText, countText } from './count-text.ts';
import { SumsTable, type SumsRow } from './sums-table.tsx';

type Props = Readonly<{
  words: BulkWords;
  reported: ReportSums;
  /** Whose report it is, where we have no table of its fees. */
  program: string | undefined;
}>;

const text = (amount: Decimal | undefined, code: string) =>
  amount && amount.units !== 0n ? amountText(amount, code) : '';

/** The lines of the table, without those that say nothing in any currency. */
function linesOf({ page: { result } }: BulkWords, { sales, apart }: ReportSums, codes: readonly string[]) {
  const { reported: texts } = result;
  const orders = codes.map((code) => sales.get(code)?.orders).map((count) => (count ? countText(count) : ''));
  const lines: readonly SumsRow[] = [
    { key: 'orders', head: result.count, cells: orders },
    ...(['revenue', 'tax', 'charged'] as const).map((key) => ({
      key,
      head: texts[key],
      cells: codes.map((code) => text(sales.get(code)?.[key], code)),
    })),
    ...apartSums.map((key) => ({
      key,
      head: texts[key],
      cells: codes.map((code) => text(apart[key].get(code), code)),
    })),
  ];
  return lines.filter(({ cells }) => cells.some(Boolean));
}

/** What a known report itself says: sales, what was charged, paid back, paid out and held back, by currency. */
export function ReportedSums({ words, reported, program }: Props) {
  const { reported: texts } = words.page.result;
  const { sales, apart } = reported;
  const codes = [...new Set([...sales.keys(), ...apartSums.flatMap((key) => [...apart[key].keys()])])];
  const rows = linesOf(words, reported, codes);
  if (rows.length === 0) return null;
  return (
    <>
      <h3>{texts.title}</h3>
      <p className="small muted">{texts.lead}</p>
      {program !== undefined && <p>{fill(texts.noTable, { program })}</p>}
      <SumsTable label={texts.title} head="" columns={codes.map((head) => ({ head }))} rows={rows} />
    </>
  );
}
