import { lazy, Suspense, type ComponentProps } from 'react';
import { arrival } from '../../lib/arrival.ts';

const StateTable = lazy(() =>
  arrival(() => import('./state-table.tsx').then((chunk) => ({ default: chunk.StateTable }))),
);

/** The table of states, whose script comes when somebody sorts or filters it. */
export function LateStateTable(props: ComponentProps<typeof StateTable>) {
  return (
    <Suspense>
      <StateTable {...props} />
    </Suspense>
  );
}
