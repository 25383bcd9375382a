import { fill, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { Suspense, useState, type ReactNode } from 'react';
import { dayName } from '../../../lib/dates/day-name.ts';
import { ErrorBoundary } from '../../../lib/error-boundary.tsx';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import { useAddress } from '../address/use-address.ts';
import type { PublishedAtFirst } from '../load-words.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';

/** What both forms of a calculator are given. */
export type Handover = Readonly<{
  day: IsoDate;
  carried: Typed;
  onTyped: (typed: Typed) => void;
  onUnpin: (() => void) | undefined;
  onDay: (day: IsoDate) => void;
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
  const { mode, setMode, day, chooseDay, pinned, unpin, carried, setCarried, turn } = useAddress(builtOn);
  const [latest] = useState(() => new Map<'typed', Typed>()); // what is typed changes nothing here until the mode is turned
  const handover = {
    day,
    carried,
    onTyped: (typed: Typed) => {
      latest.set('typed', typed);
    },
    onUnpin: pinned ? unpin : undefined,
    onDay: chooseDay,
  };
  const change = (next: typeof mode) => {
    setCarried(latest.get('typed') ?? {});
    setMode(next);
  };
  const note = mode === 'quick' ? quickNote : fill(words.published.note, { day: dayName(day) });
  return (
    <>
      <CalculatorHead head={head} words={words.shared.schedule} note={note} mode={mode} onMode={change} />
      <div className="wrap" key={`${mode} ${turn}`}>
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
