import { fill, type Messages } from '@formation/content';
import { citedIn, oldRateIn, type IsoDate, type PlatformName } from '@formation/fees';
import { LedgerGroup, Note } from '@formation/ui';
import { Fragment, useContext } from 'react';
import { boundedText } from '../../../lib/figures/figure-text.ts';
import { NotCounted, notCountedTitle } from '../../../lib/figures/not-counted.tsx';
import { RateAge } from '../../../lib/figures/rate-age.tsx';
import { ReviewDue } from '../../../lib/figures/review-due.tsx';
import { SourcesOnPaper } from '../../../lib/figures/sources-on-paper.tsx';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import { Embedded } from '../../../lib/tool/embedded.ts';
import { addressFor, filledIn } from '../address/address-inputs.ts';
import type { ShownPublished } from '../load-words.ts';
import type { AnswerView, PublishedModel, LineView } from '../published/published-model.ts';
import { Rupees } from '../rupees/rupees.tsx';
import { KeepToCompare } from './add-to-comparison.tsx';
import { beforeColon } from './before-colon.ts';
import { ExplainedRow } from './explained.tsx';
import { OutlookNote } from './outlook-note.tsx';
import type { ResultAction } from './result-action.ts';
import { resultTable } from './result-table.ts';
import { ResultTools } from './result-tools.tsx';

type Calculators = Messages['calculators'];
type Published = ShownPublished;
export type PublishedWords = Readonly<{ published: Published; shared: Calculators['shared'] }>;

const rowsOf = ({ groups, total }: AnswerView): readonly LineView[] => [...groups.flatMap(({ rows }) => rows), total];

const withRange = (text: string, range: string | undefined) => (range === undefined ? text : `${text} (${range})`);

type Names = PublishedModel['names'];
export type ResultProps = Readonly<{
  /** What was asked for while the quick estimate stood here. */
  action?: ResultAction | undefined;
  words: PublishedWords;
  names: Names;
  isDated: boolean;
  tool: PlatformName;
  paidBy: PublishedModel['paidBy'];
  answer: AnswerView;
  example: string | undefined;
  day: IsoDate;
  typed: Typed;
  /** The numbers that the form proposes. */
  proposed: Typed;
}>;

/** A group of one line that says the same needs no heading. */
const needsHeading = ({ title, rows }: AnswerView['groups'][number]) => rows.length > 1 || rows[0]?.label !== title;

/** The lines of an answer under their groups, then the total; every one opens. */
function Lines({ answer, words, names }: Readonly<{ answer: AnswerView; words: Published; names: Names }>) {
  const { groups, total } = answer;
  const row = (one: LineView) => (
    <ExplainedRow key={one.figure.key + one.label} row={one} words={words.explain} names={names} />
  );
  return (
    <>
      <div className="ledger">
        {groups.map((group) => (
          <Fragment key={group.title}>
            {needsHeading(group) && <LedgerGroup label={group.title} />}
            {group.rows.map(row)}
          </Fragment>
        ))}
      </div>
      <ExplainedRow isTotal row={total} words={words.explain} names={names} />
    </>
  );
}

/** What can be done with a result: it is copied, shared, printed, saved and kept. */
function Tools({ words, isDated, answer, example, day, ...form }: ResultProps) {
  const { published, shared } = words;
  const { grounds, notCounted } = answer;
  const rows = rowsOf(answer).map(
    (row) => [row.label, withRange(boundedText(row.figure, row.bound), row.range)] as const,
  );
  const ofDay = isDated ? [fill(published.day, { day: dayName(day) })] : [];
  const head = [...ofDay, ...(example === undefined ? [] : [example]), ...grounds];
  const left = notCounted.length > 0 ? [notCountedTitle(published, notCounted), ...notCounted] : [];
  const typed = filledIn(form.typed, form.proposed);
  const address = () => location.origin + addressFor(location.pathname, { mode: 'published', day, typed });
  return (
    <>
      <ResultTools
        words={shared}
        result={{
          answer: `${beforeColon(answer.total.label)}: ${withRange(boundedText(answer.total.figure, answer.total.bound), answer.total.range)}`,
          lines: () => rows,
          day: ofDay[0],
        }}
        text={() =>
          [...head, ...rows.map(([label, text]) => `${beforeColon(label)}: ${text}`), ...left, address()].join('\n')
        }
        rows={() => resultTable(answer, { head, foot: left }, published.table)}
        address={address}
      />
      {example === undefined && <KeepToCompare words={shared.compare} address={address} />}
    </>
  );
}

/** The ledger of an answer, with what can be done with it. */
export function Result(result: ResultProps) {
  const { words, names, tool, paidBy, answer, day } = result;
  const isEmbedded = useContext(Embedded);
  const { published, shared } = words;
  const { grounds } = answer;
  const figures = rowsOf(answer).map(({ figure }) => figure);
  const cited = citedIn(figures).map((one) => one.cited);
  const old = oldRateIn(figures, day);
  const rupees = {
    words: published.rupees,
    oldRate: old ? undefined : published.oldRate,
    readBack: shared.readAs,
    day,
    tool,
    paidBy,
  };
  return (
    <>
      {grounds.length > 0 && <p className="small grounds">{grounds.join(' · ')}</p>}
      <Lines answer={answer} words={published} names={names} />
      <RateAge old={old} words={published.oldRate} canEnter={'rate' in result.typed} />
      {answer.notes.map((note) => (
        <Note key={note} tone="good">
          {note}
        </Note>
      ))}
      <NotCounted words={published} fees={answer.notCounted} />
      {answer.left && <Rupees {...rupees} {...answer.left} />}
      <OutlookNote cited={cited} words={published.outlook} day={day} />
      <ReviewDue cited={cited} words={published.due} builtOn={day} />
      <SourcesOnPaper figures={figures} checked={published.explain.checked} names={names} />
      {!isEmbedded && <Tools {...result} />}
    </>
  );
}
