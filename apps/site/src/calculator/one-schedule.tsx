import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { PublishedCalculator } from '../published/published-calculator.tsx';
import type { PublishedModel } from '../published/published-model.ts';
import { CalculatorHead, type HeadWords } from './calculator-head.tsx';
import { useAddress } from './use-address.ts';

type Calculators = Messages['calculators'];
type Props = Readonly<{
  head: HeadWords;
  builtOn: IsoDate;
  words: Readonly<Pick<Calculators, 'published' | 'shared'>>;
  note: string;
  title: string;
  resultTitle: string;
  model: PublishedModel;
}>;

/** A calculator that has only published fees. */
export function OneSchedule({ head, builtOn, words, note, title, resultTitle, model }: Props) {
  const { day, chooseDay, pinned, unpin, carried, turn } = useAddress(builtOn);
  return (
    <>
      <CalculatorHead head={head} words={words.shared.schedule} note={note} />
      <div className="wrap" key={turn}>
        <PublishedCalculator
          model={model}
          words={words}
          title={title}
          resultTitle={resultTitle}
          day={day}
          carried={carried}
          onUnpin={pinned ? unpin : undefined}
          onDay={chooseDay}
        />
      </div>
    </>
  );
}
