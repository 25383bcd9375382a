import { fill } from '@formation/content';
import { moneyText } from '@formation/money';
import { Button, Section, TableScroll } from '@formation/ui';
import type { ReactNode } from 'react';
import type { Column } from './column.ts';
import { comparedRows } from './compared.ts';
import { totalLabel } from './cost-ledger.tsx';
import { lineNames, type CostWords } from './cost-words.ts';
import type { CostSettings } from './count-option.ts';
import { sumText, totalRange } from './sum-text.ts';
import { VerdictNote } from './verdict-note.tsx';

type Props = Readonly<{
  words: CostWords;
  columns: readonly Column[];
  settings: CostSettings;
  keep: Readonly<{ isFull: boolean; isKept: boolean; now: () => void }>;
  children: ReactNode;
}>;

function Head({ words, columns }: Pick<Props, 'words' | 'columns'>) {
  const { compare } = words.page;
  return (
    <thead className="options-head">
      <tr>
        <th scope="col">{compare.line}</th>
        {columns.map(({ title, remove }, index) => (
          <th scope="col" className="amount" key={index}>
            {title}
            {remove && (
              <button
                type="button"
                className="remove no-print"
                aria-label={fill(compare.removeName, { option: title })}
                onClick={remove}
              >
                {compare.remove}
              </button>
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Rows({ words, columns }: Pick<Props, 'words' | 'columns'>) {
  return comparedRows(columns.map(({ cost }) => cost)).map(({ key, cells, differs }) => (
    <tr key={key} className={differs ? undefined : 'same'}>
      <th scope="row">
        {words.cost.keys[key]}
        {!differs && columns.length > 1 && <small>{words.page.compare.same}</small>}
      </th>
      {cells.map((cell, index) => (
        <td key={index}>{cell ? sumText(cell, words) : words.page.compare.none}</td>
      ))}
    </tr>
  ));
}

/** What each total is without, and the totals. */
function Sums({ words, columns, settings }: Pick<Props, 'words' | 'columns' | 'settings'>) {
  const { compare } = words.page;
  const { years, currency } = settings;
  return (
    <>
      <tr>
        <th scope="row">{compare.leftOut}</th>
        {columns.map(({ cost }, index) => (
          <td key={index}>
            <small>{lineNames(cost.without, words) || compare.nothingLeftOut}</small>
          </td>
        ))}
      </tr>
      <tr className="sum">
        <th scope="row">{totalLabel(words, years)}</th>
        {columns.map(({ cost }, index) => (
          <td key={index}>
            {moneyText(cost.total[currency])}
            <small>{totalRange(cost, currency, words)}</small>
          </td>
        ))}
      </tr>
    </>
  );
}

/** Up to four options, line by line; lines that are the same for all are marked. */
export function SideBySide({ words, columns, settings, keep, children }: Props) {
  const { compare } = words.page;
  const { years } = settings;
  return (
    <Section id="side-by-side" title={compare.title} lead={compare.lead}>
      <div className="stack">
        <VerdictNote words={words} columns={columns} settings={settings} />
        <TableScroll label={compare.title}>
          <table className="amounts">
            <caption className="sr">{years === 1 ? compare.captionOneYear : fill(compare.caption, { years })}</caption>
            <Head words={words} columns={columns} />
            <tbody>
              <Rows words={words} columns={columns} />
              <Sums words={words} columns={columns} settings={settings} />
            </tbody>
          </table>
        </TableScroll>
        <div className="cluster no-print">
          <Button look="ghost" icon="plus" disabled={keep.isFull || keep.isKept} onClick={keep.now}>
            {compare.keep}
          </Button>
          <p className="small muted" role="status">
            {keep.isKept && compare.kept}
            {keep.isFull && !keep.isKept && compare.full}
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
