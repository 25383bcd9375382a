import type { Locale, Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import type { HeadWords } from '../../frame/calculator-head.tsx';
import { TwoSchedules } from '../../frame/two-schedules.tsx';
import type { InitialPublished } from '../../load-words.ts';
import { PublishedMode } from '../../published/lazy-published-mode.ts';
import { LateBeside } from '../../quick/late-beside.tsx';
import { proposed, QuickTransfer } from './quick-transfer.tsx';

type Words = Messages['calculators'];
type Props = Readonly<{
  locale: Locale;
  head: HeadWords;
  day: IsoDate;
  words: Readonly<Pick<Words, 'wise' | 'shared'> & { published: InitialPublished }>;
}>;

/** The Wise calculator: the quick estimate, and Wise's published fees. */
export function WiseCalculator({ locale, head, day, words }: Props) {
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={words.wise.quickNote}
      quick={({ form, onRead, onPublished, day: today }) => (
        <QuickTransfer
          day={day}
          words={words}
          form={form}
          onRead={onRead}
          beside={(estimate) => (
            <LateBeside
              platform="wise"
              locale={locale}
              {...estimate}
              isTyped={estimate.typed['amount'] !== proposed.amount}
              day={today}
              readBack={words.shared.readAs}
              onPublished={onPublished}
            />
          )}
        />
      )}
      published={(props) => <PublishedMode platform="wise" locale={locale} words={words} {...props} />}
    />
  );
}
