import type { Locale, Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { lazy } from 'react';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import type { HeadWords } from '../../frame/calculator-head.tsx';
import { TwoSchedules } from '../../frame/two-schedules.tsx';
import type { InitialPublished } from '../../load-words.ts';
import { LateBeside } from '../../quick/late-beside.tsx';
import { forPublished, forQuick } from './carried-sale.ts';
import { QuickSale } from './quick-sale.tsx';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'> & { published: InitialPublished }>;
type Props = Readonly<{ locale: Locale; head: HeadWords; day: IsoDate; words: Words }>;

/** The tables come in a chunk of their own, when they are first asked for. */
const AmazonPublished = lazy(() =>
  retryLoad(() => import('./amazon-published.tsx').then((chunk) => ({ default: chunk.AmazonPublished }))),
);

/** The Amazon calculator: the quick estimate of one unit, and Amazon's published fees. */
export function AmazonCalculator({ locale, head, day, words }: Props) {
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={words.amazon.quickNote}
      quick={({ form, onRead, onPublished, day: today }) => (
        <QuickSale
          day={day}
          words={words}
          form={{ ...form, initial: forQuick(form.initial) }}
          onRead={onRead}
          beside={({ typed, ...estimate }) => (
            <LateBeside
              platform="amazon"
              locale={locale}
              {...estimate}
              typed={forPublished(typed)}
              isTyped
              day={today}
              readBack={words.shared.readAs}
              onPublished={onPublished}
            />
          )}
        />
      )}
      published={({ form, ...rest }) => (
        <AmazonPublished
          locale={locale}
          words={words}
          form={{ ...form, initial: forPublished(form.initial) }}
          {...rest}
        />
      )}
    />
  );
}
