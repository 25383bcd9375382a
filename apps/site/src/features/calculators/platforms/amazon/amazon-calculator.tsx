import type { Locale, Messages } from '@formation/content';
import type { IsoDate } from '@formation/fees';
import { retryLoad } from '../../../../hydration/retry-load.ts';
import type { HeadWords } from '../../frame/calculator-head.tsx';
import { TwoSchedules } from '../../frame/two-schedules.tsx';
import type { InitialPublished } from '../../load-words.ts';
import { QuickSale } from './quick-sale.tsx';

type Words = Readonly<Pick<Messages['calculators'], 'amazon' | 'shared'> & { published: InitialPublished }>;
type Props = Readonly<{ locale: Locale; head: HeadWords; day: IsoDate; words: Words }>;

/** The Amazon calculator: the quick estimate of one unit, and Amazon's published fees, which come when they are asked for. */
export function AmazonCalculator({ locale, head, day, words }: Props) {
  const quick = { platform: 'amazon', locale, builtOn: day, words } as const;
  return (
    <TwoSchedules
      head={head}
      builtOn={day}
      words={words}
      quickNote={words.amazon.quickNote}
      quick={(props) => <QuickSale {...quick} {...props} />}
      loadPublished={async () => {
        const { amazonPublished } = await retryLoad(() => import('./amazon-published.tsx'));
        return amazonPublished(quick);
      }}
    />
  );
}
