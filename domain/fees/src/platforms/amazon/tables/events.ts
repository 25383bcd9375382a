import type { ChangeEvent } from '../../../schedule/change-event.ts';
import { digitalServices } from './digital-services.ts';
import { sources } from './sources.ts';

const markets = ['us', 'uk', 'de'];
const standard = [
  ...['smallStandard', 'largeStandard', 'largeBulky'],
  ...['extraLarge0To50', 'extraLarge50To70', 'extraLarge70To150', 'extraLarge150Plus'],
];
const returned = ['grocery', 'toys-games', 'beauty-health', 'home-kitchen', 'consumer-electronics', 'computers'];
const lowStock = (...sizes: readonly string[]) => sizes.map((size) => `us.extras.lowStock.${size}`);

/** What Amazon changed for several sellers and stores at once. */
export const events: readonly ChangeEvent[] = [
  {
    id: 'low-stock-2024-04-01',
    day: '2024-04-01',
    source: sources['low-stock-2024'],
    rows: lowStock('smallStandard', 'largeStandard', 'largeStandardOver3Lb'),
  },
  {
    id: 'returns-2024-06-01',
    day: '2024-06-01',
    source: sources['returns-2024'],
    rows: [...returned.map((category) => `us.extras.returns.freeShare.${category}`), 'us.extras.returns.perUnit'],
  },
  {
    id: 'digital-services-2024-10-01',
    day: '2024-10-01',
    source: sources['dsf-announced'],
    rows: Object.entries(digitalServices).flatMap(([store, by]) =>
      Object.keys(by).map((row) => `${store}.digitalServices.${row}`),
    ),
  },
  {
    id: 'fulfilment-2026-01-15',
    day: '2026-01-15',
    source: sources['us-2026-ts'],
    rows: ['us.sizes', ...standard.map((size) => `us.fulfilment.${size}.standard`)],
  },
  {
    id: 'low-stock-2026-01-15',
    day: '2026-01-15',
    source: sources['peak-2026-09'],
    rows: lowStock('smallBulky', 'largeBulky'),
  },
  {
    id: 'surcharge-2026-04-17',
    day: '2026-04-17',
    source: sources.cratefit,
    rows: markets.map((market) => `${market}.surcharge`),
  },
  {
    id: 'peak-2026-10-15',
    day: '2026-10-15',
    source: sources['lt-tool'],
    rows: markets.map((market) => `${market}.peak`),
  },
];
