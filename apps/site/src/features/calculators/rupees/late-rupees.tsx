import { lazy, Suspense, type ComponentProps } from 'react';
import { arrival } from '../../../lib/arrival.ts';
import { useIsHydrated } from '../../../lib/hydration.ts';

const Rupees = lazy(() => arrival(() => import('./rupees.tsx').then((chunk) => ({ default: chunk.Rupees }))));

/** As {@link Rupees}, with the table of rates in a chunk that comes after the result. */
export function LateRupees(props: ComponentProps<typeof Rupees>) {
  const isHydrated = useIsHydrated();
  return <Suspense>{isHydrated && <Rupees {...props} />}</Suspense>;
}
