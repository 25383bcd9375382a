import { lazy } from 'react';

/** The published fees of a calculator that opens with its quick estimate, in a chunk that comes when they are asked for. */
export const PublishedMode = lazy(() =>
  import('./published-mode.tsx').then((chunk) => ({ default: chunk.PublishedMode })),
);
