import { fill } from '@formation/content';
import { roles } from '@formation/fees';
import type { CurrencySums } from '@formation/fees/lists';
import { moneyText } from '@formation/money';
import { Button, Note, TableScroll } from '@formation/ui';
import { NotCounted } from '../../../lib/figures/not-counted.tsx';
import { saveBlob } from '../../../lib/sharing/save-file.ts';
import { groundTexts } from '../result/how-sure.ts';
import type { BulkWords } from './bulk-words.ts';
import type { Outcome } from './bulk-worker.ts';
import { problemText, type ProblemWords } from './problem-text.ts';

type Props = Readonly<{
  words: BulkWords;
  problemWords: ProblemWords;
  /** How the fees are called that the platform does not count. */
  notCounted: Readonly<Record<string, string>>;
  /** How the platform's own page is called. */
  ownPage?: string | undefined;
  outcome: Outcome;
  dayName: string;
}>;

function Totals({ words: { page }, sums }: Readonly<{ words: BulkWords; sums: readonly CurrencySums[] }>) {
  const { result } = page;
  return (
    <TableScroll label={result.title}>
      <table>
        <thead>
          <tr>
            <th scope="col">{result.currency}</th>
            <th scope="col" className="amount">
              {result.count}
            </th>
            {roles.map((key) => (
              <th key={key} scope="col" className="amount">
                {result[key]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sums.map(({ currency, rows, sums: amounts }) => (
            <tr key={currency}>
              <th scope="row">{currency}</th>
              <td className="amount num">{rows.toLocaleString('en')}</td>
              {roles.map((key) => (
                <td key={key} className="amount num">
                  {moneyText(amounts[key])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

function Worst({ words: { page }, of }: Readonly<{ words: BulkWords; of: CurrencySums }>) {
  const { result } = page;
  const title = fill(result.worst, { currency: of.currency });
  return (
    <>
      <h3>{title}</h3>
      <TableScroll label={title}>
        <table>
          <thead>
            <tr>
              <th scope="col">{result.sale}</th>
              <th scope="col" className="amount">
                {result.line}
              </th>
              {(['revenue', 'fees', 'profit'] as const).map((key) => (
                <th key={key} scope="col" className="amount">
                  {result[key]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {of.worst.map(({ line, title: name, sums }) => (
              <tr key={line}>
                <th scope="row">{name || fill(result.untitled, { line })}</th>
                <td className="amount num">{line}</td>
                <td className="amount num">{moneyText(sums.revenue)}</td>
                <td className="amount num">{moneyText(sums.fees)}</td>
                <td className="amount num">{moneyText(sums.profit)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableScroll>
    </>
  );
}

type ProblemsProps = Pick<Props, 'words' | 'problemWords'> & Readonly<{ problems: Outcome['problems'] }>;

function Problems({ words, problemWords, problems }: ProblemsProps) {
  const { result } = words.page;
  return (
    <>
      <h3>{fill(result.problems, { count: problems.count })}</h3>
      {problems.first.length < problems.count && (
        <p className="small muted">{fill(result.problemsMore, { count: problems.first.length })}</p>
      )}
      <ul className="stack small">
        {problems.first.map(({ line, fault }) => (
          <li key={line}>
            {fill(result.untitled, { line })}: {problemText(problemWords, fault)}
          </li>
        ))}
      </ul>
    </>
  );
}

type RemarksProps = Pick<Props, 'outcome'> &
  Readonly<{ result: BulkWords['page']['result']; columns: ProblemWords['columns'] }>;

/** What the sums rest on, and which rows are not in them. */
function Remarks({ result, columns, outcome: { noSales, estimates, notOffered } }: RemarksProps) {
  const remarks = [
    ...(estimates > 0 ? [fill(result.estimates, { count: estimates })] : []),
    ...(noSales.count > 0 ? [fill(result.noSales, { count: noSales.count, kinds: noSales.kinds.join(', ') })] : []),
    ...Object.entries(notOffered).map(([key, count]) =>
      fill(result.notOfferedRows, { count, column: columns[key] ?? key }),
    ),
  ];
  return remarks.map((text) => (
    <Note key={text} tone="info">
      {text}
    </Note>
  ));
}

/** What a list comes to: totals, the worst rows, what is wrong, and the file with everything. */
export function BulkResult({ words, problemWords, notCounted, ownPage, outcome, dayName }: Props) {
  const { result } = words.page;
  const { rows, byCurrency, problems, noSales, file } = outcome;
  return (
    <section className="sheet card-pad stack" aria-label={result.region}>
      <h2>{result.title}</h2>
      <p className="muted">
        {fill(result.day, { day: dayName })}{' '}
        {fill(result.rows, { counted: rows - problems.count - noSales.count, rows })}
      </p>
      <Remarks result={result} columns={problemWords.columns} outcome={outcome} />
      {byCurrency.length > 0 ? <Totals words={words} sums={byCurrency} /> : <Note tone="warn">{result.none}</Note>}
      {byCurrency.map(({ currency, shares, sums: { fees } }) => (
        <p className="small grounds" key={currency}>
          {groundTexts(shares, { fees, page: ownPage }, words.published).join(' · ')}
        </p>
      ))}
      <NotCounted words={words.published} fees={outcome.notCounted.map((key) => notCounted[key] ?? key)} />
      <div className="cluster">
        <Button icon="download" onClick={() => saveBlob(`${result.fileName}.csv`, file)}>
          {result.download}
        </Button>
      </div>
      {problems.count > 0 && <Problems words={words} problemWords={problemWords} problems={problems} />}
      {byCurrency.map((sums) => (
        <Worst key={sums.currency} words={words} of={sums} />
      ))}
    </section>
  );
}
