import { fill } from '@formation/content';
import { isRefusal } from '@formation/fees';
import { TableScroll } from '@formation/ui';
import { boundedText } from '../../../lib/figures/figure-text.ts';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import { refusalText } from '../form/refusal-text.ts';
import { beforeColon } from '../result/before-colon.ts';
import { pathHere } from '../scenarios/path-here.ts';
import { scenarioAddress } from '../scenarios/scenario.ts';
import { BestNote } from './best-note.tsx';
import type { CompareWords } from './compare-words.ts';
import { answeredRows, askedRows, type Cell, type Column, type Row } from './comparison-rows.ts';
import { LeftOut } from './left-out.tsx';
import '../../../lib/figures/opened-figure.css';

type Props = Readonly<{ words: CompareWords; columns: readonly Column[]; onRemove: (index: number) => void }>;

/** The table as rows of texts: what is shown, and what is saved. */
export function comparedCells({ page, published }: CompareWords, columns: readonly Column[]) {
  const totals = columns.map(({ answer, model }) =>
    isRefusal(answer)
      ? refusalText(published, model.names, answer)
      : `${beforeColon(answer.total.label)}: ${boundedText(answer.total.figure, answer.total.bound)}`,
  );
  return {
    asked: askedRows(columns),
    answered: answeredRows(columns, { roles: page.roles, grounds: page.grounds }),
    totals,
    days: columns.map(dayOf),
    left: page.left,
  };
}

const dayOf = ({ scenario }: Column) => dayName(scenario.day);

/** What is counted in nothing is no number, and may stand on several lines. */
const isInWords = ({ plain: [, unit] }: Cell) => unit === '';

function Lines({
  title,
  rows,
  words: { page },
}: Readonly<{ title: string; rows: readonly Row[]; words: CompareWords }>) {
  const columns = rows[0]?.cells.length ?? 0;
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={columns + 1}>
          {title}
        </th>
      </tr>
      {rows.map(({ key, label, cells, differs }) => (
        <tr key={key} className={differs ? 'differs' : undefined}>
          <th scope="row">
            {label}
            {differs && <small>{page.differs}</small>}
          </th>
          {cells.map((cell, index) => (
            <td key={index} className={cell && isInWords(cell) ? 'amount in-words' : 'amount num'}>
              {cell?.text ?? '–'}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function Head({ words: { page, platforms }, columns, onRemove }: Props) {
  return (
    <thead>
      <tr>
        <th scope="col">{page.line}</th>
        {columns.map(({ scenario }, index) => (
          <th key={scenarioAddress(scenario)} scope="col" className="amount">
            <a href={pathHere(scenarioAddress(scenario))}>{platforms[scenario.tool]}</a>
            <small>{fill(page.feesOf, { day: dayName(scenario.day) })}</small>
            <button className="opens no-print" type="button" onClick={() => onRemove(index)}>
              {fill(page.remove, { number: index + 1 })}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Up to four results side by side; lines that differ are marked, and the one that leaves most is named. */
export function CompareTable(props: Props) {
  const { words, columns } = props;
  const { page } = words;
  const { asked, answered, totals } = comparedCells(words, columns);
  return (
    <div className="stack">
      <BestNote words={words} columns={columns} />
      <TableScroll label={page.heading}>
        <table>
          <caption className="sr">{page.heading}</caption>
          <Head {...props} />
          <tbody>
            <tr>
              <th scope="row">{page.left}</th>
              {totals.map((text, index) => (
                <td key={index} className="amount num in-words">
                  <b>{text}</b>
                </td>
              ))}
            </tr>
          </tbody>
          <Lines title={page.answered} rows={answered} words={words} />
          <Lines title={page.asked} rows={asked} words={words} />
        </table>
      </TableScroll>
      <p className="small muted">{page.inDollars}</p>
      <LeftOut words={words} columns={columns} />
    </div>
  );
}
