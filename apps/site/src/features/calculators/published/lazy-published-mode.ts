import { lazy } from 'react';
import { arrival } from '../../../lib/arrival.ts';

/** The published fees of a calculator that opens with its quick estimate, in a chunk that comes when they are asked for. */
export const PublishedMode = lazy(() =>
  arrival(() => import('./published-mode.tsx').then((chunk) => ({ default: chunk.PublishedMode }))),
);
