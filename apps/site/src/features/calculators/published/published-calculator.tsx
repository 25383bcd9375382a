import { fill, type Messages } from '@formation/content';
import { citedIn, isRefusal, type IsoDate, type Refusal } from '@formation/fees';
import { Button, Dock, LedgerGroup, Note } from '@formation/ui';
import { Fragment, useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { dayName } from '../../../lib/dates/day-name.ts';
import { lineText } from '../../../lib/figures/figure-text.ts';
import { NotCounted, notCountedTitle } from '../../../lib/figures/not-counted.tsx';
import { ReviewDue } from '../../../lib/figures/review-due.tsx';
import { SourcesOnPaper } from '../../../lib/figures/sources-on-paper.tsx';
import { Spoken } from '../../../lib/typed/spoken.tsx';
import { useTyped, type Typed } from '../../../lib/typed/use-typed.ts';
import { addressFor } from '../address/address-inputs.ts';
import type { ShownPublished } from '../load-words.ts';
import { LateRupees } from '../rupees/late-rupees.tsx';
import { Backwards } from './backwards.tsx';
import { beforeColon } from './before-colon.ts';
import { DayField } from './day-field.tsx';
import { exampleText, givenBeside } from './example.ts';
import { ExplainedRow } from './explained.tsx';
import { KeepToCompare } from './keep-to-compare.tsx';
import { ModelForm } from './model-form.tsx';
import { OutlookNote } from './outlook-note.tsx';
import type { Answer, PublishedModel, Row } from './published-model.ts';
import { refusalText } from './refusal-text.ts';
import { resultTable } from './result-table.ts';
import { ResultTools } from './result-tools.tsx';
import { typedAtFirst } from './typed-at-first.ts';
import '../../../lib/tool/tool.css';

type Calculators = Messages['calculators'];
type Published = ShownPublished;
export type PublishedWords = Readonly<{ published: Published; shared: Calculators['shared'] }>;

type Props = Readonly<{
  model: PublishedModel;
  words: PublishedWords;
  title: string;
  resultTitle: string;
  day: IsoDate;
  carried: Typed;
  /** The day of a link that is pinned, and how to leave it. */
  onUnpin?: (() => void) | undefined;
  /** Asks for the fees of another day. */
  onDay: (day: IsoDate) => void;
  onTyped?: (typed: Typed) => void;
  /** What follows under the form and its ledger, in the whole width; of the example while that stands. */
  beneath?: (typed: Typed) => ReactNode;
}>;

const rowsOf = ({ groups, total }: Answer): readonly Row[] => [...groups.flatMap(({ rows }) => rows), total];

const withRange = (text: string, range: string | undefined) => (range === undefined ? text : `${text} (${range})`);

type Names = PublishedModel['names'];
type ResultProps = Readonly<{
  words: PublishedWords;
  names: Names;
  isDated: boolean;
  paidBy: PublishedModel['paidBy'];
  answer: Answer;
  example: string | undefined;
  day: IsoDate;
  typed: Typed;
}>;

/** A group of one line that says the same needs no heading. */
const needsHeading = ({ title, rows }: Answer['groups'][number]) => rows.length > 1 || rows[0]?.label !== title;

/** The lines of an answer under their groups, then the total; every one opens. */
function Lines({ answer, words, names }: Readonly<{ answer: Answer; words: Published; names: Names }>) {
  const { groups, total } = answer;
  const row = (one: Row) => (
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

/** The ledger of an answer, with what can be done with it. */
function Result({ words, names, isDated, paidBy, answer, example, day, typed }: ResultProps) {
  const { published, shared } = words;
  const { grounds } = answer;
  const figures = rowsOf(answer).map(({ figure }) => figure);
  const cited = citedIn(figures).map((one) => one.cited);
  const rows = rowsOf(answer).map((row) => [row.label, withRange(lineText(row.figure), row.range)] as const);
  const ofDay = isDated ? [fill(published.day, { day: dayName(day) })] : [];
  const head = [...ofDay, ...(example === undefined ? [] : [example]), ...grounds];
  const left =
    answer.notCounted.length > 0 ? [notCountedTitle(published, answer.notCounted), ...answer.notCounted] : [];
  const address = () => location.origin + addressFor(location.pathname, { mode: 'published', day, typed });
  return (
    <>
      {grounds.length > 0 && <p className="small grounds">{grounds.join(' · ')}</p>}
      <Lines answer={answer} words={published} names={names} />
      {answer.notes.map((note) => (
        <Note key={note} tone="good">
          {note}
        </Note>
      ))}
      <NotCounted words={published} fees={answer.notCounted} />
      {answer.left && (
        <LateRupees words={published.rupees} readBack={shared.readAs} day={day} paidBy={paidBy} {...answer.left} />
      )}
      <OutlookNote cited={cited} words={published.outlook} day={day} />
      <ReviewDue cited={cited} words={published.due} builtOn={day} />
      <SourcesOnPaper figures={figures} checked={published.explain.checked} />
      <ResultTools
        words={shared.actions}
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

type AnswerProps = Omit<ResultProps, 'answer'> &
  Pick<Props, 'title' | 'onUnpin' | 'onDay'> &
  Readonly<{ answer: Answer | Refusal }>;

/** The sheet with the answer, or with the reason why there is none. */
function AnswerSheet({ answer, title, onUnpin, onDay, ...rest }: AnswerProps) {
  const { published } = rest.words;
  return (
    <section className="sheet lift margin breakdown" id="result" aria-label={title}>
      <div className="inner">
        {onUnpin && (
          <Note tone="info">
            {fill(published.pinned, { day: dayName(rest.day) })}{' '}
            <span className="no-print">
              <Button small look="ghost" onClick={onUnpin}>
                {published.unpin}
              </Button>
            </span>
          </Note>
        )}
        <h2>{title}</h2>
        {rest.example !== undefined && <Note tone="info">{rest.example}</Note>}
        {rest.isDated && <DayField label={published.feesOf} day={rest.day} onDay={onDay} />}
        {isRefusal(answer) ? (
          <Note tone="plain">{refusalText(published, rest.names, answer)}</Note>
        ) : (
          <Result answer={answer} {...rest} />
        )}
      </div>
    </section>
  );
}

/** A calculator by published fees: its form, its ledger, and its questions asked backwards. */
export function PublishedCalculator({ model, title, resultTitle, day, carried, onTyped, ...rest }: Props) {
  const { words } = rest;
  const { names, backwards, paidBy } = model;
  const { typed, form } = useTyped(() => typedAtFirst(model.fields(carried, day), carried));
  const settled = useDeferredValue(typed); // what is slow to answer follows the keys, and never holds them up
  const place = useRef<HTMLDivElement>(null);
  const [isBegun, setIsBegun] = useState(false);
  const example = model.example(typed, { carried, isBegun });
  if (!example && !isBegun) setIsBegun(true);
  const answer = model.answer(example ?? typed, day);

  const total = isRefusal(answer) ? '–' : lineText(answer.total.figure);
  const named = isRefusal(answer) ? resultTitle : answer.total.label;
  const label = example ? fill(words.published.exampleOf, { label: named }) : named;
  const { onUnpin, onDay } = rest;
  const groups = model.fields(typed, day);
  onTyped?.(example ? givenBeside(groups, typed) : typed);
  const asking = { title, groups, typed, carried, readBack: words.shared.readAs, form };
  const asked = { words: words.published, backwards, names, typed: settled, day, place, readBack: asking.readBack };
  const shown = example && exampleText(words.published, model.fields(example, day), example);
  const sheet = { words, names, paidBy, title: resultTitle, answer, example: shown, day, typed, onUnpin, onDay };
  return (
    <div className="calc" ref={place}>
      <div className="stack">
        <ModelForm {...asking} />
        {backwards.goals.length > 0 && <Backwards {...asked} />}
      </div>
      <AnswerSheet {...sheet} isDated={model.isDated} />
      {rest.beneath?.(model.example(settled, { carried, isBegun }) ?? settled)}
      <Spoken text={`${label} ${total}`} />
      <Dock label={label} amount={total} href="#result" linkText={words.shared.seeBreakdown} />
    </div>
  );
}
