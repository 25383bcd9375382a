import { lazy } from 'react';
import { arrival } from '../../lib/arrival.ts';

/** The leaves of the months and the ticks come when somebody uses the page: most visitors only read. */
export const LateMonths = lazy(() =>
  arrival(() => import('./month-view.tsx').then((chunk) => ({ default: chunk.MonthView }))),
);

const ticks = () => arrival(() => import('./tick-tools.tsx'));

export const LateTickTools = lazy(() => ticks().then((chunk) => ({ default: chunk.TickTools })));
export const LateTick = lazy(() => ticks().then((chunk) => ({ default: chunk.Tick })));
