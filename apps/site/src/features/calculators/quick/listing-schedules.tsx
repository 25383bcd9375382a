import type { Locale, Messages } from '@formation/content';
import type { IsoDate, PlatformName } from '@formation/fees';
import type { ComponentProps } from 'react';
import type { HeadWords } from '../frame/calculator-head.tsx';
import { TwoSchedules } from '../frame/two-schedules.tsx';
import type { InitialPublished } from '../load-words.ts';
import { loadPublishedMode } from '../published/lazy-published-mode.ts';
import { ListingCalculator } from './listing-calculator.tsx';

type Calculators = Messages['calculators'];
type Props = Readonly<{
  locale: Locale;
  head: HeadWords;
  day: IsoDate;
  quickNote: string;
  words: Readonly<Pick<Calculators, 'listing' | 'shared'> & { published: InitialPublished }>;
}>;

/**
 * The component of a calculator with the quick estimate of one sale, and the platform's published fees; each is an
 * island, so each has its own chunk.
 */
export function listingSchedules(platform: PlatformName, answer: ComponentProps<typeof ListingCalculator>['answer']) {
  return function ListingSchedules({ locale, head, day, quickNote, words }: Props) {
    const quick = { platform, locale, builtOn: day, words, answer };
    return (
      <TwoSchedules
        head={head}
        builtOn={day}
        words={words}
        quickNote={quickNote}
        quick={(props) => <ListingCalculator {...quick} {...props} />}
        loadPublished={() => loadPublishedMode({ platform, locale, words })}
      />
    );
  };
}
