import type { CalculatorWords } from '@formation/content';
import type { IsoDate, Platform, PlatformName } from '@formation/fees';
import { useMemo } from 'react';
import { Embedded } from '../../../lib/tool/embedded.ts';
import { modelOf } from '../published/platform-model.ts';
import { PublishedCalculator } from '../published/published-calculator.tsx';
import type { PublishedWords } from '../result/published-result.tsx';
import { feeDayProps } from '../state/fee-day-props.ts';
import { useCalculatorState } from '../state/use-calculator-state.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';

type Props = Readonly<{
  tool: PlatformName;
  head: HeadWords;
  note: string;
  day: IsoDate;
  own: CalculatorWords;
  words: PublishedWords;
}>;

/** The component of a calculator that has only published fees; each is an island, so each has its own chunk. */
export function oneSchedule(platform: Platform) {
  return function OneSchedule({ tool, head, note, day: builtOn, own, words }: Props) {
    const model = useMemo(() => modelOf(platform, own, words.published), [own, words]);
    const isEmbedded = !head.page;
    const { state, dispatch } = useCalculatorState(builtOn, { mode: 'published' });
    return (
      <Embedded value={isEmbedded}>
        <CalculatorHead head={head} words={words.shared.schedule} notes={{ published: note }} mode="published" />
        <div className="wrap" key={state.turn}>
          <PublishedCalculator
            tool={tool}
            model={model}
            words={words}
            title={own.title}
            resultTitle={own.result}
            form={state.form}
            onRead={dispatch}
            {...feeDayProps(state, dispatch)}
          />
        </div>
      </Embedded>
    );
  };
}
