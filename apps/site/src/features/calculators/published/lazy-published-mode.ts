import type { Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import type { ComponentType, ReactNode } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
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

/** The calculator by published fees, with its tables and its words: they come when they are asked for. */
export async function loadPublishedMode(request: PublishedRequest): Promise<ComponentType<ModeProps>> {
  const { publishedMode } = await retryLoad(() => import('./published-mode.tsx'));
  return publishedMode(request);
}
