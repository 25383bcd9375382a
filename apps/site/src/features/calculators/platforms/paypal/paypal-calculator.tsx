import type { Locale, Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { answer } from '@formation/fees/paypal/quick';
import type { HeadWords } from '../../frame/calculator-head.tsx';
import { TwoSchedules } from '../../frame/two-schedules.tsx';
import type { PublishedAtFirst } from '../../load-words.ts';
import { PublishedMode } from '../../published/lazy-published-mode.ts';
import { ListingCalculator } from '../../quick/listing-calculator.tsx';

type Calculators = Messages['calculators'];
type Props = Readonly<{
  locale: Locale;
  head: HeadWords;
  day: IsoDate;
  quickNote: string;
  words: Readonly<Pick<Calculators, 'listing' | 'shared'> & { published: PublishedAtFirst }>;
}>;

/** The PayPal calculator: the quick estimate, and PayPal's published fees. */
export function PaypalCalculator({ locale, head, day, quickNote, words }: Props) {
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={quickNote}
      quick={({ carried, onTyped }) => (
        <ListingCalculator answer={answer} day={day} words={words} carried={carried} onTyped={onTyped} />
      )}
      published={(handover) => <PublishedMode platform="paypal" locale={locale} words={words} {...handover} />}
    />
  );
}
