import { lazy, Suspense, useDeferredValue } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import type { BesideProps } from './beside.tsx';

const Beside = lazy(() => retryLoad(() => import('./beside.tsx').then((chunk) => ({ default: chunk.Beside }))));

/** As {@link Beside}: its tables are asked for once something is typed and its result is shown. */
export function LateBeside({ isTyped, ...props }: BesideProps & Readonly<{ isTyped: boolean }>) {
  const isTime = useDeferredValue(isTyped, false);
  return <Suspense>{isTime && <Beside {...props} />}</Suspense>;
}
