import { fill, type Messages } from '@formation/content';
import { useState, type ComponentType, type ReactNode } from 'react';
import { dayName } from '../../../lib/text/dates/day-name.ts';
import { Embedded } from '../../../lib/tool/embedded.ts';
import type { InitialPublished } from '../load-words.ts';
import type { ResultAction } from '../result/result-action.ts';
import { feeDayProps, type FeeDayProps } from '../state/fee-day-props.ts';
import { useCalculatorState } from '../state/use-calculator-state.ts';
import type { OpenForm } from '../state/use-form.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';

/** What both forms of a calculator are given. */
export type ModeProps = OpenForm &
  FeeDayProps &
  Readonly<{
    /** Switches to the published fees, with what stands in the form, and does there what was asked for. */
    onPublished: (action: ResultAction) => void;
    /** What was asked for, to be done once the published fees are shown. */
    action?: ResultAction | undefined;
  }>;

type Calculators = Messages['calculators'];
type Props = Readonly<{
  head: HeadWords;
  builtOn: FeeDayProps['day'];
  words: Readonly<{ published: InitialPublished; shared: Calculators['shared'] }>;
  quickNote: string;
  quick: (props: ModeProps) => ReactNode;
  loadPublished: () => Promise<ComponentType<ModeProps>>;
}>;

/**
 * A calculator with its two schedules: the quick estimate, and the platform's published fees of a day. The estimate
 * stays, and can be typed into, until the published fees are there.
 */
export function TwoSchedules({ head, builtOn, words, quickNote, quick, loadPublished }: Props) {
  const [Published, setPublished] = useState<ComponentType<ModeProps>>();
  const [action, setAction] = useState<ResultAction>();
  const load = async () => {
    const loaded = await loadPublished();
    setPublished(() => loaded);
  };
  const isEmbedded = !head.page;
  const { state, dispatch, switchMode, loading } = useCalculatorState(builtOn, { mode: 'quick', load });
  const { mode, form, turn } = state;
  const onPublished = (next: ResultAction) => {
    setAction(next);
    switchMode('published');
  };
  const onMode = (next: typeof mode) => {
    setAction(undefined);
    switchMode(next);
  };
  const ofDay = feeDayProps(state, dispatch);
  const props = { form, onRead: dispatch, ...ofDay, onPublished, action };
  const notes = { quick: quickNote, published: fill(words.published.note, { day: dayName(ofDay.day) }) };
  return (
    <Embedded value={isEmbedded}>
      <CalculatorHead head={head} words={words.shared.schedule} notes={notes} mode={loading ?? mode} onMode={onMode} />
      <div className="wrap" key={turn} aria-busy={loading && true}>
        {mode === 'published' && Published ? <Published {...props} /> : quick(props)}
      </div>
    </Embedded>
  );
}
