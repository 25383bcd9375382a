import type { Locale, Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import type { HeadWords } from '../../frame/calculator-head.tsx';
import { TwoSchedules } from '../../frame/two-schedules.tsx';
import type { InitialPublished } from '../../load-words.ts';
import { loadPublishedMode } from '../../published/lazy-published-mode.ts';
import { QuickTransfer } from './quick-transfer.tsx';

type Words = Messages['calculators'];
type Props = Readonly<{
  locale: Locale;
  head: HeadWords;
  day: IsoDate;
  words: Readonly<Pick<Words, 'wise' | 'shared'> & { published: InitialPublished }>;
}>;

/** The Wise calculator: the quick estimate, and Wise's published fees. */
export function WiseCalculator({ locale, head, day, words }: Props) {
  const quick = { platform: 'wise', locale, builtOn: day, words } as const;
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={words.wise.quickNote}
      quick={(props) => <QuickTransfer {...quick} {...props} />}
      loadPublished={() => loadPublishedMode(quick)}
    />
  );
}
