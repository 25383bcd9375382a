import { fill, type Messages } from '@formation/content';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from '../../../lib/async/error-boundary.tsx';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import type { InitialPublished } from '../load-words.ts';
import { feeDayProps, type FeeDayProps } from '../state/fee-day-props.ts';
import { useCalculatorState } from '../state/use-calculator-state.ts';
import type { OpenForm } from '../state/use-form.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';

/** What both forms of a calculator are given. */
export type ModeProps = OpenForm &
  FeeDayProps &
  Readonly<{
    /** Switches to the published fees, with what stands in the form. */
    onPublished: () => void;
  }>;

type Calculators = Messages['calculators'];
type Props = Readonly<{
  head: HeadWords;
  builtOn: FeeDayProps['day'];
  words: Readonly<{ published: InitialPublished; shared: Calculators['shared'] }>;
  quickNote: string;
  quick: (props: ModeProps) => ReactNode;
  published: (props: ModeProps) => ReactNode;
}>;

/** A calculator with its two schedules: the quick estimate, and the platform's published fees of a day. */
export function TwoSchedules({ head, builtOn, words, quickNote, quick, published }: Props) {
  const [state, dispatch] = useCalculatorState(builtOn, 'quick');
  const { mode, form, turn } = state;
  const switchMode = (next: typeof mode) => dispatch({ type: 'switchMode', mode: next });
  const ofDay = feeDayProps(state, dispatch);
  const props = { form, onRead: dispatch, ...ofDay, onPublished: () => switchMode('published') };
  const note = mode === 'quick' ? quickNote : fill(words.published.note, { day: dayName(ofDay.day) });
  return (
    <>
      <CalculatorHead head={head} words={words.shared.schedule} note={note} mode={mode} onMode={switchMode} />
      <div className="wrap" key={turn}>
        {mode === 'quick' ? (
          quick(props)
        ) : (
          <ErrorBoundary fallback={<p className="empty">{words.published.failed}</p>}>
            <Suspense fallback={<p className="empty">{words.published.loading}</p>}>{published(props)}</Suspense>
          </ErrorBoundary>
        )}
      </div>
    </>
  );
}
