import type { Cited } from './schedule.ts';

/** What every fixed number of the quick estimate says about itself: `quickSource('eBay and PayPal')`. */
export function quickSource(part: string): Cited {
  return {
    from: '2024-01-01',
    status: 'single',
    source: { title: `Calculator specification §9, ${part}`, described: 'specification', checked: '2026-11-21' },
  };
}
