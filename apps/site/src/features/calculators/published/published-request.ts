import type { Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import type { ReactNode } from 'react';
import type { Typed } from '../../../lib/input/use-typed.ts';
import type { ModeProps } from '../frame/two-schedules.tsx';
import type { LoadedModel } from '../load-model.ts';
import type { PublishedWords } from '../result/published-result.tsx';

/** What is shown with a platform's published fees beside a quick estimate. */
export type PublishedRequest = Readonly<{
  platform: PlatformName;
  locale: Locale;
  words: Pick<PublishedWords, 'shared'>;
  /** What follows under the form and its ledger, in the whole width. */
  beneath?: (typed: Typed, day: ModeProps['day'], loaded: LoadedModel) => ReactNode;
}>;
