import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { useMemo } from 'react';
import { useAddress } from '../address/use-address.ts';
import { PublishedCalculator } from '../published/published-calculator.tsx';
import type { PublishedModel } from '../published/published-model.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';

type Words = Readonly<Pick<Messages['calculators'], 'published' | 'shared'>>;
type Props = Readonly<{ head: HeadWords; day: IsoDate; words: Words }>;
type Tool = 'etsy' | 'mercury' | 'payoneer' | 'profitMargin' | 'stripe';

/** The component of a calculator that has only published fees; each is an island, so each has its own chunk. */
export function oneSchedule(tool: Tool, modelOf: (words: Words['published']) => PublishedModel) {
  return function OneSchedule({ head, day: builtOn, words }: Props) {
    const { note, title, result } = words.published[tool];
    const model = useMemo(() => modelOf(words.published), [words]);
    const { day, chooseDay, pinned, unpin, carried, turn } = useAddress(builtOn);
    return (
      <>
        <CalculatorHead head={head} words={words.shared.schedule} note={note} />
        <div className="wrap" key={turn}>
          <PublishedCalculator
            model={model}
            words={words}
            title={title}
            resultTitle={result}
            day={day}
            carried={carried}
            onUnpin={pinned ? unpin : undefined}
            onDay={chooseDay}
          />
        </div>
      </>
    );
  };
}
