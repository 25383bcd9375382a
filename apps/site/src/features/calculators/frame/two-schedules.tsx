import { fill, type Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { Component, Suspense, useRef, type ReactNode } from 'react';
import type { Typed } from '../../../lib/typed/use-typed.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';
import { dayName } from '../../../lib/dates/day-name.ts';
import { useAddress } from '../address/use-address.ts';

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
  words: Readonly<{ published: Calculators['published']; shared: Calculators['shared'] }>;
  quickNote: string;
  quick: (handover: Handover) => ReactNode;
  published: (handover: Handover) => ReactNode;
}>;

/** When the fee tables cannot be loaded, the page says so; the quick estimate stays one step away. */
class SaysWhenMissing extends Component<
  Readonly<{ text: string; children: ReactNode }>,
  Readonly<{ failed: boolean }>
> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p className="empty">{this.props.text}</p> : this.props.children;
  }
}

/** A calculator with its two schedules: the quick estimate, and the platform's published fees of a day. */
export function TwoSchedules({ head, builtOn, words, quickNote, quick, published }: Props) {
  const { mode, setMode, day, chooseDay, pinned, unpin, carried, setCarried, turn } = useAddress(builtOn);
  const latest = useRef<Typed>({});
  const handover = {
    day,
    carried,
    onTyped: (typed: Typed) => {
      latest.current = typed;
    },
    onUnpin: pinned ? unpin : undefined,
    onDay: chooseDay,
  };
  const change = (next: typeof mode) => {
    setCarried(latest.current);
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
          <SaysWhenMissing text={words.published.failed}>
            <Suspense fallback={<p className="empty">{words.published.loading}</p>}>{published(handover)}</Suspense>
          </SaysWhenMissing>
        )}
      </div>
    </>
  );
}
