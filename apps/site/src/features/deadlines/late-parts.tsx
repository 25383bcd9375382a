import { lazy } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';

/** The leaves of the months and the ticks come when somebody uses the page: most visitors only read. */
export const LateMonths = lazy(() =>
  retryLoad(() => import('./calendar/month-view.tsx').then((chunk) => ({ default: chunk.MonthView }))),
);

const ticks = () => retryLoad(() => import('./tick-tools.tsx'));

export const LateTickTools = lazy(() => ticks().then((chunk) => ({ default: chunk.TickTools })));
export const LateTick = lazy(() => ticks().then((chunk) => ({ default: chunk.Tick })));
