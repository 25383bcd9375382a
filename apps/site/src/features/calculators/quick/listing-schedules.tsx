import type { Locale, Messages } from '@formation/content';
import type { IsoDate, PlatformName } from '@formation/fees';
import type { ComponentProps } from 'react';
import type { HeadWords } from '../frame/calculator-head.tsx';
import { TwoSchedules } from '../frame/two-schedules.tsx';
import type { InitialPublished } from '../load-words.ts';
import { PublishedMode } from '../published/lazy-published-mode.ts';
import { LateBeside } from './late-beside.tsx';
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
    return (
      <TwoSchedules
        head={head}
        builtOn={day}
        words={words}
        quickNote={quickNote}
        quick={({ form, onRead, onPublished, day: today }) => (
          <ListingCalculator
            answer={answer}
            day={day}
            words={words}
            form={form}
            onRead={onRead}
            beside={(estimate) => (
              <LateBeside
                platform={platform}
                locale={locale}
                {...estimate}
                isTyped={Object.values(estimate.typed).some((text) => /\p{Nd}/u.test(text))}
                day={today}
                readBack={words.shared.readAs}
                onPublished={onPublished}
              />
            )}
          />
        )}
        published={(props) => <PublishedMode platform={platform} locale={locale} words={words} {...props} />}
      />
    );
  };
}
