import type { Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { lazy } from 'react';
import type { HeadWords } from '../../frame/calculator-head.tsx';
import { TwoSchedules } from '../../frame/two-schedules.tsx';
import { ListingCalculator } from '../../quick/listing-calculator.tsx';

type Calculators = Messages['calculators'];
type Props = Readonly<{
  head: HeadWords;
  day: IsoDate;
  quickNote: string;
  words: Readonly<Pick<Calculators, 'listing' | 'shared' | 'published'>>;
}>;

/** The tables come in a chunk of their own, when they are first asked for. */
const EbayPublished = lazy(() => import('./ebay-published.tsx').then((chunk) => ({ default: chunk.EbayPublished })));

/** The eBay calculator: the quick estimate, and eBay's published fees. */
export function EbayCalculator({ head, day, quickNote, words }: Props) {
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={quickNote}
      quick={({ carried, onTyped }) => (
        <ListingCalculator platform="ebay" day={day} words={words} carried={carried} onTyped={onTyped} />
      )}
      published={(handover) => <EbayPublished words={words} {...handover} />}
    />
  );
}
