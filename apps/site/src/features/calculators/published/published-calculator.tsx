import { fill } from '@formation/content';
import { isRefusal, type PlatformName, type Refusal } from '@formation/fees';
import { Dock, Note } from '@formation/ui';
import { useDeferredValue, useRef, type ReactNode } from 'react';
import { boundedText } from '../../../lib/figures/figure-text.ts';
import { Spoken } from '../../../lib/input/spoken.tsx';
import type { Typed } from '../../../lib/input/use-typed.ts';
import { Backwards } from '../backwards/backwards.tsx';
import { FeeDay, PinnedDay } from '../form/day-field.tsx';
import { withDefaults } from '../form/default-fields.ts';
import { exampleText } from '../form/example.ts';
import { ModelForm } from '../form/model-form.tsx';
import { refusalText } from '../form/refusal-text.ts';
import { useFeeDay } from '../form/use-fee-day.ts';
import { Result, type PublishedWords, type ResultProps } from '../result/published-result.tsx';
import type { ResultAction } from '../result/result-action.ts';
import { useAction } from '../result/use-action.ts';
import type { FeeDayProps } from '../state/fee-day-props.ts';
import { useForm, type OpenForm } from '../state/use-form.ts';
import type { AnswerView, PublishedModel } from './published-model.ts';
import '../../../lib/tool/tool.css';

type Props = OpenForm &
  FeeDayProps &
  Readonly<{
    tool: PlatformName;
    model: PublishedModel;
    words: PublishedWords;
    title: string;
    resultTitle: string;
    /** What was asked for while the quick estimate stood here; it is done as soon as this is shown. */
    action?: ResultAction | undefined;
    /** What follows under the form and its ledger, in the whole width; of the example while that stands. */
    beneath?: (typed: Typed) => ReactNode;
  }>;

type AnswerProps = Omit<ResultProps, 'answer'> &
  Pick<Props, 'title' | 'noSuchDay'> &
  Readonly<{ answer: AnswerView | Refusal; feeDay: ReturnType<typeof useFeeDay> }>;

/** The sheet with the answer, or with the reason why there is none. */
function AnswerSheet({ answer, title, noSuchDay, feeDay, ...rest }: AnswerProps) {
  const { published } = rest.words;
  const { typed, onTyped, isCounted, unpin } = feeDay;
  return (
    <section className="sheet lift margin breakdown" id="result" aria-label={title} tabIndex={-1}>
      <div className="inner">
        <p className="working-text">{published.working}</p>
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
export function PublishedCalculator({ model, title, resultTitle, day, form, beneath, ...props }: Props) {
  const { onRead, onUnpin, onDay, action, ...rest } = props;
  const { words } = rest;
  const feeDay = useFeeDay({ day, onDay, onUnpin });
  const { isCounted } = feeDay;
  const { names, backwards, paidBy, proposed } = model;
  const { initial, touched, typed = withDefaults(model.fields(initial, day), initial) } = form;
  const fields = useForm({ onRead }, proposed);
  const settled = useDeferredValue(typed); // what is slow to answer follows the keys, and never holds them up
  const place = useRef<HTMLDivElement>(null);
  useAction(place, form.typed && action);
  const example = model.example(typed, touched);
  const answer = isCounted ? model.answer(example ?? typed, day) : unreadDay(words);

  const total = isRefusal(answer) ? '–' : boundedText(answer.total.figure, answer.total.bound);
  const named = isRefusal(answer) ? resultTitle : answer.total.label;
  const label = example ? fill(words.published.exampleOf, { label: named }) : named;
  const groups = model.fields(typed, day);
  const asking = { title, groups, typed, initial, readBack: words.shared.readAs, form: fields };
  const question = { words: words.published, backwards, names, typed: settled, day, place, readBack: asking.readBack };
  const shown = example && exampleText(words.published, model.fields(example, day), example);
  const sheet = { ...rest, names, paidBy, proposed, title: resultTitle, answer, example: shown, day, typed, feeDay };
  const dock = { label, amount: total, working: words.published.working };
  return (
    <div className="calc" ref={place}>
      <ModelForm {...asking} />
      <AnswerSheet {...sheet} isDated={model.isDated} />
      {isCounted && backwards.goals.length > 0 && <Backwards {...question} isAskedFor={action === 'solve'} />}
      {isCounted && beneath?.(model.example(settled, touched) ?? settled)}
      <Spoken text={`${label} ${total}`} />
      <Dock {...dock} href="#result" linkText={words.shared.seeBreakdown} />
    </div>
  );
}
