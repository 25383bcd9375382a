import { lazy } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';

/** The published fees of a calculator that opens with its quick estimate, in a chunk that comes when they are asked for. */
export const PublishedMode = lazy(() =>
  retryLoad(() => import('./published-mode.tsx').then((chunk) => ({ default: chunk.PublishedMode }))),
);
