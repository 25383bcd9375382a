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
const PaypalPublished = lazy(() =>
  import('./paypal-published.tsx').then((chunk) => ({ default: chunk.PaypalPublished })),
);

/** The PayPal calculator: the quick estimate, and PayPal's published fees. */
export function PaypalCalculator({ head, day, quickNote, words }: Props) {
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={quickNote}
      quick={({ carried, onTyped }) => (
        <ListingCalculator platform="paypal" day={day} words={words} carried={carried} onTyped={onTyped} />
      )}
      published={(handover) => <PaypalPublished words={words} {...handover} />}
    />
  );
}
