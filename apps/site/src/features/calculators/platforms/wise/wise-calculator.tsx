import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { lazy } from 'react';
import type { HeadWords } from '../../frame/calculator-head.tsx';
import { TwoSchedules } from '../../frame/two-schedules.tsx';
import { QuickTransfer } from './quick-transfer.tsx';

type Words = Messages['calculators'];
type Props = Readonly<{ head: HeadWords; day: IsoDate; words: Readonly<Pick<Words, 'wise' | 'shared' | 'published'>> }>;

/** The tables come in a chunk of their own, when they are first asked for. */
const WisePublished = lazy(() => import('./wise-published.tsx').then((chunk) => ({ default: chunk.WisePublished })));

/** The Wise calculator: the quick estimate, and Wise's published fees. */
export function WiseCalculator({ head, day, words }: Props) {
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={words.wise.quickNote}
      quick={({ carried, onTyped }) => <QuickTransfer day={day} words={words} carried={carried} onTyped={onTyped} />}
      published={(handover) => <WisePublished words={words} {...handover} />}
    />
  );
}
