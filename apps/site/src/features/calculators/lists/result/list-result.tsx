import { fill } from '@formation/content';
import { Button, Note } from '@formation/ui';
import { NotCounted } from '../../../../lib/figures/not-counted.tsx';
import { saveBlob } from '../../../../lib/sharing/save-file.ts';
import { dayName } from '../../../../lib/text/dates/day-name.ts';
import { groundTexts } from '../../result/how-sure.ts';
import type { BulkWords } from '../bulk-words.ts';
import type { RunTask } from '../list-worker.ts';
import { problemText, type ProblemWords } from '../problem-text.ts';
import { problemWords } from '../run-words.ts';
import type { Run } from '../use-list.ts';
import type { ChosenPlatform } from '../use-platform.ts';
import { ApartRows } from './apart-rows.tsx';
import { ChargedBeside } from './charged-beside.tsx';
import { countText } from './count-text.ts';
import { GroupTables } from './group-tables.tsx';
import { lineText, type LineNames } from './line-text.ts';
import { ReportedSums } from './reported-sums.tsx';
import { Together } from './together.tsx';
import { Totals } from './totals.tsx';

type Done = Extract<Run, { state: 'done' }>;

type Props = Readonly<{
  words: BulkWords;
  platform: ChosenPlatform;
  /** The names of the files that the list is from. */
  names: readonly string[];
  run: Done;
  onTicked: (task: RunTask, ticked: readonly string[]) => void;
}>;

type ProblemsProps = Readonly<{ words: BulkWords; of: ProblemWords; lines: LineNames; outcome: Done['outcome'] }>;

function Problems({ words, of, lines, outcome: { problems } }: ProblemsProps) {
  const { result } = words.page;
  return (
    <>
      <h3>{fill(result.problems, { count: countText(problems.count) })}</h3>
      {problems.first.length < problems.count && (
        <p className="small muted">{fill(result.problemsMore, { count: problems.first.length })}</p>
      )}
      <ul className="stack small">
        {problems.first.map(({ line, fault }) => (
          <li key={line}>
            {lineText(line, lines)}: {problemText(of, fault)}
          </li>
        ))}
      </ul>
    </>
  );
}

type RemarksProps = Readonly<{
  result: BulkWords['page']['result'];
  columns: ProblemWords['columns'];
  outcome: Done['outcome'];
}>;

/** What the sums rest on. */
function Remarks({ result, columns, outcome: { estimates, notOffered } }: RemarksProps) {
  const remarks = [
    ...(estimates > 0 ? [fill(result.estimates, { count: countText(estimates) })] : []),
    ...Object.entries(notOffered).map(([key, count]) =>
      fill(result.notOfferedRows, { count: countText(count), column: columns[key] ?? key }),
    ),
  ];
  return remarks.map((text) => (
    <Note key={text} tone="info">
      {text}
    </Note>
  ));
}

/** Of which days the fees are, and how many rows are counted. */
function lead({ page: { result } }: BulkWords, { task, outcome }: Done): string {
  const { days, counted, rows, orders } = outcome;
  const ofDays =
    task.isOwnDay && days
      ? fill(result.days, { from: dayName(days.from), to: dayName(days.to) })
      : fill(result.day, { day: dayName(task.day) });
  const ofRows = fill(result.rows, { counted: countText(counted), rows: countText(rows), orders: countText(orders) });
  return `${ofDays} ${ofRows}`;
}

const programOf = ({ columns }: RunTask) => ('program' in columns ? columns.program : undefined);

/** What the published fees of the list come to, and how sure they are. */
function Published({ words, platform, run }: Props) {
  const { result } = words.page;
  const { outcome, task } = run;
  const { byCurrency, apart } = outcome;
  const { notCounted, ownPage } = platform.words;
  if (!task.platform) return null;
  return (
    <>
      <p className="muted">{lead(words, run)}</p>
      <Remarks result={result} columns={problemWords(words, platform).columns} outcome={outcome} />
      {byCurrency.length > 0 ? (
        <Totals words={words} label={result.title} sums={byCurrency} />
      ) : (
        <Note tone="warn">{apart.length > 0 ? words.page.report.noFees : result.none}</Note>
      )}
      {byCurrency.map(({ currency, shares, sums: { fees } }) => (
        <p className="small grounds" key={currency}>
          {groundTexts(shares, { fees, page: ownPage }, words.published).join(' · ')}
        </p>
      ))}
      <NotCounted words={words.published} fees={outcome.notCounted.map((key) => notCounted[key] ?? key)} />
    </>
  );
}

/** What was charged, what the report says itself, and what is no sale. */
function Beside({ words, platform, names, run, onTicked }: Props) {
  const { outcome, task } = run;
  const { charged, differences, reported, apart } = outcome;
  const lines: LineNames = { names, starts: outcome.starts, line: words.page.result.untitled };
  return (
    <>
      {outcome.problems.count > 0 && (
        <Problems words={words} of={problemWords(words, platform)} lines={lines} outcome={outcome} />
      )}
      {charged.map((sums) => (
        <ChargedBeside
          key={sums.currency}
          words={words}
          platform={platform}
          sums={sums}
          differences={differences.filter(({ above }) => above.currency === sums.currency)}
          lines={lines}
        />
      ))}
      {reported && (
        <ReportedSums words={words} reported={reported} program={task.platform ? undefined : programOf(task)} />
      )}
      {apart.length > 0 && (
        <ApartRows
          key={task.ticked.join(' ')}
          words={words}
          apart={apart}
          ticked={task.ticked}
          onTicked={(ticked) => onTicked(task, ticked)}
        />
      )}
    </>
  );
}

/** What a list comes to: totals, what was charged beside it, what is apart or wrong, and the file with everything. */
export function ListResult(props: Props) {
  const { words, platform, run } = props;
  const { result } = words.page;
  const { byCurrency, file } = run.outcome;
  return (
    <section className="sheet card-pad stack" aria-label={result.region}>
      <h2>{result.title}</h2>
      <Published {...props} />
      <div className="cluster">
        <Button icon="download" onClick={() => saveBlob(`${result.fileName}.csv`, file)}>
          {result.download}
        </Button>
      </div>
      <Beside {...props} />
      {byCurrency.length > 1 && <Together words={words} sums={byCurrency} />}
      {byCurrency.map((sums) => (
        <GroupTables
          key={sums.currency}
          words={words}
          sums={sums}
          categories={platform.words.choices['category'] ?? {}}
        />
      ))}
    </section>
  );
}
