import { fill } from '@formation/content';
import { costRows } from '@formation/formation';
import { moneyText } from '@formation/money';
import { Button, Section, TableScroll } from '@formation/ui';
import { useRef, useState, type ReactNode } from 'react';
import { leadTo } from '../../../lib/async/outcome.ts';
import type { CostSettings } from '../form/count-option.ts';
import { optionCode } from '../form/option-code.ts';
import { totalLabel } from '../result/cost-ledger.tsx';
import { leftOutText, type CostWords } from '../result/cost-words.ts';
import { sumText, rangeText } from '../result/sum-text.ts';
import type { Column } from './column.ts';
import { VerdictNote } from './verdict-note.tsx';
import '../company-cost.css';

type Props = Readonly<{
  words: CostWords;
  columns: readonly Column[];
  settings: CostSettings;
  keep: Readonly<{ isFull: boolean; isSaved: boolean; now: () => void }>;
  children: ReactNode;
}>;

type HeadProps = Pick<Props, 'words' | 'columns'> & Readonly<{ onRemove: (title: string, remove: () => void) => void }>;

function Head({ words, columns, onRemove }: HeadProps) {
  const { compare } = words.page;
  return (
    <thead className="options-head">
      <tr>
        <th scope="col">{compare.line}</th>
        {columns.map(({ title, option, remove }) => (
          <th scope="col" className="amount" key={optionCode(option)}>
            {title}
            {remove && (
              <button
                type="button"
                className="remove no-print"
                aria-label={fill(compare.removeName, { option: title })}
                onClick={() => onRemove(title, remove)}
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

const savedText = ({ isSaved, isFull }: Props['keep'], { kept, full }: CostWords['page']['compare']) =>
  isSaved ? kept : isFull && full;

function Rows({ words, columns }: Pick<Props, 'words' | 'columns'>) {
  return costRows(columns.map(({ cost }) => cost)).map(({ key, cells, differs }) => (
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
            <small>{leftOutText(cost, words)}</small>
          </td>
        ))}
      </tr>
      <tr className="sum">
        <th scope="row">{totalLabel(words, years)}</th>
        {columns.map(({ cost }, index) => (
          <td key={index}>
            {moneyText(cost.total[currency])}
            <small>{rangeText(cost.total, currency, words)}</small>
          </td>
        ))}
      </tr>
    </>
  );
}

/**
 * Keeps and removes columns. Both buttons go or are disabled when they are pressed: the focus waits at the table, where a
 * second press of the same key takes no other column.
 */
function useColumns(keep: Props['keep']) {
  const [removed, setRemoved] = useState('');
  const table = useRef<HTMLDivElement>(null);
  const change = (gone: string, act: () => void) => {
    leadTo(table.current);
    act();
    setRemoved(gone);
  };
  return { removed, table, keepNow: () => change('', keep.now), removeNow: change };
}

/** Up to four options, line by line; lines that are the same for all are marked. */
export function SideBySide({ words, columns, settings, keep, children }: Props) {
  const { compare } = words.page;
  const { years } = settings;
  const { removed, table, keepNow, removeNow } = useColumns(keep);
  return (
    <Section id="side-by-side" title={compare.title} lead={compare.lead}>
      <div className="stack">
        <VerdictNote words={words} columns={columns} settings={settings} />
        {columns.length > 1 && <p className="small muted swipe-hint no-print">{compare.swipe}</p>}
        <TableScroll ref={table} label={compare.title}>
          <table className="amounts">
            <caption className="sr">{years === 1 ? compare.captionOneYear : fill(compare.caption, { years })}</caption>
            <Head words={words} columns={columns} onRemove={removeNow} />
            <tbody>
              <Rows words={words} columns={columns} />
              <Sums words={words} columns={columns} settings={settings} />
            </tbody>
          </table>
        </TableScroll>
        <div className="cluster no-print">
          <Button look="ghost" icon="plus" disabled={keep.isFull || keep.isSaved} onClick={keepNow}>
            {compare.keep}
          </Button>
          <p className="small muted" role="status">
            {removed ? fill(compare.removed, { option: removed }) : savedText(keep, compare)}
          </p>
        </div>
        {children}
      </div>
    </Section>
  );
}
