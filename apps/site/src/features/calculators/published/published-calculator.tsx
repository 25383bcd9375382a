import { fill } from '@formation/content';
import { isRefusal, type IsoDate, type PlatformName, type Refusal } from '@formation/fees';
import { Dock, Note } from '@formation/ui';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { lineText } from '../../../lib/figures/figure-text.ts';
import { Spoken } from '../../../lib/typed/spoken.tsx';
import { useTyped, type Typed } from '../../../lib/typed/use-typed.ts';
import { Backwards } from './backwards.tsx';
import { DayField, PinnedDay } from './day-field.tsx';
import { exampleText, givenBeside } from './example.ts';
import { ModelForm } from './model-form.tsx';
import type { Answer, PublishedModel } from './published-model.ts';
import { Result, type PublishedWords, type ResultProps } from './published-result.tsx';
import { refusalText } from './refusal-text.ts';
import { typedAtFirst } from './typed-at-first.ts';
import '../../../lib/tool/tool.css';

type Props = Readonly<{
  tool: PlatformName;
  model: PublishedModel;
  words: PublishedWords;
  title: string;
  resultTitle: string;
  day: IsoDate;
  carried: Typed;
  /** The day of a link does not exist: the fees of today are shown. */
  noSuchDay: boolean;
  /** The day of a link that is pinned, and how to leave it. */
  onUnpin?: (() => void) | undefined;
  /** Asks for the fees of another day. */
  onDay: (day: IsoDate) => void;
  onTyped?: (typed: Typed) => void;
  /** What follows under the form and its ledger, in the whole width; of the example while that stands. */
  beneath?: (typed: Typed) => ReactNode;
}>;

type AnswerProps = Omit<ResultProps, 'answer'> &
  Pick<Props, 'title' | 'noSuchDay' | 'onUnpin' | 'onDay'> &
  Readonly<{ answer: Answer | Refusal }>;

/** The sheet with the answer, or with the reason why there is none. */
function AnswerSheet({ answer, title, noSuchDay, onUnpin, onDay, ...rest }: AnswerProps) {
  const { published } = rest.words;
  return (
    <section className="sheet lift margin breakdown" id="result" aria-label={title}>
      <div className="inner">
        {onUnpin && <PinnedDay words={published} day={rest.day} onUnpin={onUnpin} />}
        <h2>{title}</h2>
        {rest.example !== undefined && <Note tone="info">{rest.example}</Note>}
        {rest.isDated && <DayField label={published.feesOf} day={rest.day} onDay={onDay} />}
        {rest.isDated && noSuchDay && <Note tone="warn">{published.noSuchDay}</Note>}
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
export function PublishedCalculator({ model, title, resultTitle, day, carried, onTyped, beneath, ...rest }: Props) {
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
  const groups = model.fields(typed, day);
  onTyped?.(example ? givenBeside(groups, typed) : typed);
  const asking = { title, groups, typed, carried, readBack: words.shared.readAs, form };
  const asked = { words: words.published, backwards, names, typed: settled, day, place, readBack: asking.readBack };
  const shown = example && exampleText(words.published, model.fields(example, day), example);
  const sheet = { ...rest, names, paidBy, title: resultTitle, answer, example: shown, day, typed };
  return (
    <div className="calc" ref={place}>
      <ModelForm {...asking} />
      <AnswerSheet {...sheet} isDated={model.isDated} />
      {backwards.goals.length > 0 && <Backwards {...asked} />}
      {beneath?.(model.example(settled, { carried, isBegun }) ?? settled)}
      <Spoken text={`${label} ${total}`} />
      <Dock label={label} amount={total} href="#result" linkText={words.shared.seeBreakdown} />
    </div>
  );
}
