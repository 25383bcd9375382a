import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { memo, useMemo } from 'react';
import type { Handover } from '../../frame/two-schedules.tsx';
import { PublishedCalculator } from '../../published/published-calculator.tsx';
import type { Typed } from '../../../../lib/typed/use-typed.ts';
import { amazonModel, type Words } from './amazon-model.ts';
import { SmallerParcel } from './smaller-parcel.tsx';
import { TwoWays } from './two-ways.tsx';
import './amazon.css';

type BeneathProps = Readonly<{ words: Words['published']; typed: Typed; day: IsoDate }>;

/** What else the unit says: the other way to send it, and what a smaller parcel saves. */
const Beneath = memo(function Beneath({ words, typed, day }: BeneathProps) {
  return (
    <section className="sheet margin details beneath">
      <div className="card-pad">
        <div className="pair">
          <TwoWays words={words} typed={typed} day={day} />
          <SmallerParcel words={words} typed={typed} day={day} />
        </div>
      </div>
    </section>
  );
});

type Props = Handover & Readonly<{ words: Words & Readonly<Pick<Messages['calculators'], 'shared'>> }>;

/** Amazon's published fees, with the tables that they need. */
export function AmazonPublished({ words, ...handover }: Props) {
  const model = useMemo(() => amazonModel(words), [words]);
  const { title, result } = words.published.amazon;
  return (
    <PublishedCalculator
      model={model}
      words={words}
      title={title}
      resultTitle={result}
      beneath={(typed) => <Beneath words={words.published} typed={typed} day={handover.day} />}
      {...handover}
    />
  );
}
