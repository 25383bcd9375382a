import { lazy, Suspense, useEffect, useState } from 'react';
import { arrival } from '../../../lib/arrival.ts';
import type { BesideProps } from './beside.tsx';

const Beside = lazy(() => arrival(() => import('./beside.tsx').then((chunk) => ({ default: chunk.Beside }))));

const whenIdle = { timeout: 500 } as const;

/** Browsers that never say when they are idle are given the same time. */
const onIdle = (act: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(act, whenIdle) : setTimeout(act, whenIdle.timeout);

/** As {@link Beside}: its tables come once something is typed and the browser has nothing else to do. */
export function LateBeside({ isTyped, ...props }: BesideProps & Readonly<{ isTyped: boolean }>) {
  const [isTime, setTime] = useState(false);
  useEffect(() => {
    if (isTyped) onIdle(() => setTime(true));
  }, [isTyped]);
  return <Suspense>{isTime && <Beside {...props} />}</Suspense>;
}
