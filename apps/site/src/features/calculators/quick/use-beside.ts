import type { Locale } from '@formation/content';
import type { PlatformName } from '@formation/fees';
import { useDeferredValue } from 'react';
import { useLoaded } from '../../../hydration/use-loaded.ts';
import type { Beside } from './beside.tsx';

type Request = Readonly<{ platform: PlatformName; locale: Locale }>;

/** What stands beside a quick estimate: it is asked for once something is typed and its result is shown. */
export function useBeside({ platform, locale }: Request, isTyped: boolean): Beside | undefined {
  const isTime = useDeferredValue(isTyped, false);
  return useLoaded(`${platform} ${isTime}`, async () => {
    if (!isTime) return undefined;
    const { loadBeside } = await import('./beside.tsx');
    return loadBeside(platform, locale);
  });
}
