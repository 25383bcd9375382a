import { fill } from '@formation/content';
import { isRefusal, type IsoDate, type PlatformName, type Refusal } from '@formation/fees';
import { Dock, Note } from '@formation/ui';
import { useDeferredValue, useRef, useState, type ReactNode } from 'react';
import { lineText } from '../../../lib/figures/figure-text.ts';
import { Spoken } from '../../../lib/typed/spoken.tsx';
import { useTyped, type Typed } from '../../../lib/typed/use-typed.ts';
import { Backwards } from './backwards.tsx';
import { FeeDay, PinnedDay } from './day-field.tsx';
import { exampleText, givenBeside } from './example.ts';
import { ModelForm } from './model-form.tsx';
import type { Answer, PublishedModel } from './published-model.ts';
import { Result, type PublishedWords, type ResultProps } from './published-result.tsx';
import { refusalText } from './refusal-text.ts';
import { typedAtFirst } from './typed-at-first.ts';
import { useFeeDay } from './use-fee-day.ts';
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
  Pick<Props, 'title' | 'noSuchDay'> &
  Readonly<{ answer: Answer | Refusal; feeDay: ReturnType<typeof useFeeDay> }>;

/** The sheet with the answer, or with the reason why there is none. */
function AnswerSheet({ answer, title, noSuchDay, feeDay, ...rest }: AnswerProps) {
  const { published } = rest.words;
  const { typed, onTyped, isCounted, unpin } = feeDay;
  return (
    <section className="sheet lift margin breakdown" id="result" aria-label={title}>
      <div className="inner">
        {unpin && <PinnedDay words={published} day={rest.day} onUnpin={unpin} />}
        <h2>{title}</h2>
        {rest.example !== undefined && <Note tone="info">{rest.example}</Note>}
        {rest.isDated && <FeeDay words={published} typed={typed} onTyped={onTyped} />}
        {rest.isDated && noSuchDay && isCounted && <Note tone="warn">{published.noSuchDay}</Note>}
        {isRefusal(answer) ? (
          <Note tone="plain">{refusalText(published, rest.names, answer)}</Note>
        ) : (
          <Result answer={answer} {...rest} />
        )}
      </div>
    </section>
  );
}

/** No fees are those of a day that does not count: its field says why. */
const unreadDay = ({ published }: PublishedWords): Refusal => ({ refused: 'unread', what: published.feesOf });

/** A calculator by published fees: its form, its ledger, and its questions asked backwards. */
export function PublishedCalculator({ model, title, resultTitle, day, carried, onTyped, beneath, ...props }: Props) {
  const { onUnpin, onDay, ...rest } = props;
  const { words } = rest;
  const feeDay = useFeeDay({ day, onDay, onUnpin });
  const { isCounted } = feeDay;
  const { names, backwards, paidBy } = model;
  const { typed, form } = useTyped(() => typedAtFirst(model.fields(carried, day), carried));
  const settled = useDeferredValue(typed); // what is slow to answer follows the keys, and never holds them up
  const place = useRef<HTMLDivElement>(null);
  const [isBegun, setIsBegun] = useState(false);
  const example = model.example(typed, { carried, isBegun });
  if (!example && !isBegun) setIsBegun(true);
  const answer = isCounted ? model.answer(example ?? typed, day) : unreadDay(words);

  const total = isRefusal(answer) ? '–' : lineText(answer.total.figure);
  const named = isRefusal(answer) ? resultTitle : answer.total.label;
  const label = example ? fill(words.published.exampleOf, { label: named }) : named;
  const groups = model.fields(typed, day);
  onTyped?.(example ? givenBeside(groups, typed) : typed);
  const asking = { title, groups, typed, carried, readBack: words.shared.readAs, form };
  const asked = { words: words.published, backwards, names, typed: settled, day, place, readBack: asking.readBack };
  const shown = example && exampleText(words.published, model.fields(example, day), example);
  const sheet = { ...rest, names, paidBy, title: resultTitle, answer, example: shown, day, typed, feeDay };
  return (
    <div className="calc" ref={place}>
      <ModelForm {...asking} />
      <AnswerSheet {...sheet} isDated={model.isDated} />
      {isCounted && backwards.goals.length > 0 && <Backwards {...asked} />}
      {isCounted && beneath?.(model.example(settled, { carried, isBegun }) ?? settled)}
      <Spoken text={`${label} ${total}`} />
      <Dock label={label} amount={total} href="#result" linkText={words.shared.seeBreakdown} />
    </div>
  );
}
