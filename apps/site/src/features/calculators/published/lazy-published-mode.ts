import type { ComponentType } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import type { ModeProps } from '../frame/two-schedules.tsx';
import type { PublishedRequest } from './published-request.ts';

/** The calculator by published fees, with its tables and its words: they come when they are asked for. */
export async function loadPublishedMode(request: PublishedRequest): Promise<ComponentType<ModeProps>> {
  const { publishedMode } = await retryLoad(() => import('./published-mode.tsx'));
  return publishedMode(request);
}
