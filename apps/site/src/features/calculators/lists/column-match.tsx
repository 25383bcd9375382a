import { fill } from '@formation/content';
import type { Recognised } from '@formation/fees/lists';
import { Button, Note, SelectField, TableScroll } from '@formation/ui';
import type { BulkWords } from './bulk-words.ts';
import { DayChoice, RowSettings } from './list-settings.tsx';
import { reportName } from './report-name.ts';
import { workerWords } from './run-words.ts';
import { useFeeDays } from './use-fee-days.ts';
import type { List, StartTask } from './use-list.ts';
import { useMatching } from './use-matching.ts';
import type { ChosenPlatform } from './use-platform.ts';

type Props = Readonly<{
  words: BulkWords;
  platform: ChosenPlatform;
  list: List;
  /** The report that the list also is, where the visitor matches it by hand. */
  recognised?: Recognised;
  onReport?: () => void;
  onStart: (task: StartTask) => void;
}>;

type Matched = Pick<Props, 'words'> & Readonly<{ state: ReturnType<typeof useMatching> }>;

/** For each column of ours the column of the list that it is read from, with an example. */
function Columns({ words: { page }, state }: Matched) {
  const { columns, headers, rows, columnAt, match: onMatch } = state;
  const { match } = page;
  const options = [
    { value: '', label: match.none },
    ...headers.map((header, at) => ({ value: String(at), label: header || String(at + 1) })),
  ];
  return (
    <div className="form-grid">
      {columns.map((column) => {
        const { key, of, label, isNeeded } = column;
        const at = columnAt(column);
        const example = at === undefined ? '' : (rows.map((row) => row[at]?.trim()).find(Boolean) ?? '');
        return (
          <SelectField
            key={`${of} ${key}`}
            label={isNeeded ? `${label} (${match.needed})` : label}
            {...(example && { help: fill(match.example, { value: example.slice(0, 40) }) })}
            options={options}
            value={at === undefined ? '' : String(at)}
            onChange={({ currentTarget: { value } }) => onMatch(column, value === '' ? undefined : Number(value))}
          />
        );
      })}
    </div>
  );
}

/** The row that names the columns, where the list does not begin with it. */
function HeaderRow({ words: { page }, list, state }: Matched & Pick<Props, 'list'>) {
  const { match } = page;
  const { at, chooseHeader } = state;
  return (
    <SelectField
      span
      label={match.header}
      options={list.opened.first.map(({ line, cells }, index) => ({
        value: String(index),
        label: fill(match.headerLine, { line, cells: cells.join(', ').slice(0, SHOWN) }),
      }))}
      value={String(at)}
      onChange={({ currentTarget: { value } }) => chooseHeader(Number(value))}
    />
  );
}

const SHOWN = 60;
const PREVIEWED = 3;

/** The first rows as they are, so that a column is matched by what stands in it. */
function FirstRows({ words: { page }, state: { headers, rows } }: Matched) {
  const label = page.report.preview;
  return (
    <TableScroll label={label}>
      <table>
        <caption className="sr">{label}</caption>
        <thead>
          <tr>
            {headers.map((header, at) => (
              <th key={at} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, PREVIEWED).map((row, at) => (
            <tr key={at}>
              {headers.map((_, column) => (
                <td key={column}>{(row[column] ?? '').slice(0, SHOWN)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableScroll>
  );
}

const pricesAre = ['each', 'all'] as const;

function Prices({ words: { page }, state }: Matched) {
  const { match } = page;
  return (
    <SelectField
      label={match.prices}
      options={pricesAre.map((value) => ({ value, label: match.pricesAre[value] }))}
      value={state.task.prices}
      onChange={({ currentTarget: { value } }) => state.setPrices(value === 'all' ? 'all' : 'each')}
    />
  );
}

/** Which column of the list is which of ours. */
export function ColumnMatch({ words, platform, list, recognised, onReport, onStart }: Props) {
  const { match, columns, report } = words.page;
  const state = useMatching(list, platform, columns);
  const { missing, unread, settings, choose, task } = state;
  const feeDays = useFeeDays({ hasOwn: task.columns.own.day !== undefined, texts: state.dayTexts });
  const { days } = feeDays;
  const start = () =>
    days && onStart({ platform: platform.name, words: workerWords(words, platform), ...task, ...days });
  return (
    <section className="sheet card-pad stack" aria-label={match.title}>
      <h2>{match.title}</h2>
      <p>{match.lead}</p>
      {recognised && (
        <p>
          <Button look="ghost" small onClick={onReport}>
            {fill(report.asReport, { report: reportName(recognised.report, words) })}
          </Button>
        </p>
      )}
      <HeaderRow words={words} list={list} state={state} />
      <FirstRows words={words} state={state} />
      <Columns words={words} state={state} />
      {unread.length > 0 && <p className="small muted">{fill(match.unread, { columns: unread.join(', ') })}</p>}
      {state.hasQuantity && <Prices words={words} state={state} />}
      <RowSettings words={words} platform={platform} settings={settings} onChoose={choose} />
      <DayChoice words={words} days={feeDays} />
      {missing.length > 0 && (
        <Note tone="warn">{fill(match.missing, { columns: missing.map(({ label }) => label).join(', ') })}</Note>
      )}
      <div className="cluster">
        <Button disabled={missing.length > 0 || !days} onClick={start}>
          {match.start}
        </Button>
      </div>
    </section>
  );
}
