import { fill, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { Suspense, type ReactNode, type SyntheticEvent } from 'react';
import { dayName } from '../../../lib/dates/day-name.ts';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import { useAddress } from '../address/use-address.ts';
import type { PublishedAtFirst } from '../load-words.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';
import { beforeChange, carriedOver } from './carried-over.ts';

/** What both forms of a calculator are given. */
export type Handover = Readonly<{
  day: IsoDate;
  carried: Typed;
  onTyped: (typed: Typed) => void;
  noSuchDay: boolean;
  onUnpin: (() => void) | undefined;
  onDay: (day: IsoDate) => void;
  /** Keeps what was chosen by something else than a field of the form. */
  onChosen: () => void;
  /** Turns to the published fees, with what stands in the form. */
  onPublished: () => void;
}>;

type Calculators = Messages['calculators'];
type Props = Readonly<{
  head: HeadWords;
  builtOn: IsoDate;
  words: Readonly<{ published: PublishedAtFirst; shared: Calculators['shared'] }>;
  quickNote: string;
  quick: (handover: Handover) => ReactNode;
  published: (handover: Handover) => ReactNode;
}>;

/** A calculator with its two schedules: the quick estimate, and the platform's published fees of a day. */
export function TwoSchedules({ head, builtOn, words, quickNote, quick, published }: Props) {
  const { mode, turnTo, day, chooseDay, pinned, noSuchDay, unpin, carried, turn, held, keep } = useAddress(builtOn);
  const change = (next: typeof mode) => {
    const typed = carriedOver(held.get(next), { opened: held.get('opened'), now: held.get(mode) ?? {} });
    held.delete('opened');
    turnTo(next, typed);
  };
  const handover = {
    day,
    carried,
    onTyped: (typed: Typed) => {
      held.set(mode, typed);
    },
    noSuchDay,
    onUnpin: pinned ? unpin : undefined,
    onDay: chooseDay,
    onChosen: keep,
    onPublished: () => change('published'),
  };
  /** What stood in the form before it was first changed. */
  const remember = ({ target }: SyntheticEvent) => {
    if (!held.has('opened')) held.set('opened', beforeChange(held.get(mode) ?? {}, target));
  };
  const note = mode === 'quick' ? quickNote : fill(words.published.note, { day: dayName(day) });
  return (
    <>
      <CalculatorHead head={head} words={words.shared.schedule} note={note} mode={mode} onMode={change} />
      <div className="wrap" key={`${mode} ${turn}`} onInputCapture={remember} onInput={keep}>
        {mode === 'quick' ? (
          quick(handover)
        ) : (
          <ErrorBoundary fallback={<p className="empty">{words.published.failed}</p>}>
            <Suspense fallback={<p className="empty">{words.published.loading}</p>}>{published(handover)}</Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}
