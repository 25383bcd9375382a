import { platform, type Platform } from '../../platform.ts';
import { answer } from './answer.ts';
import { question } from './question.ts';
import { goals } from './solve.ts';
import { abroad } from './tables/abroad.ts';
import { events } from './tables/events.ts';
import { sites } from './tables/sites.ts';
import { sources } from './tables/sources.ts';

export { answer } from './answer.ts';
export { question, type Sale } from './question.ts';
export { goals } from './solve.ts';
export { abroad } from './tables/abroad.ts';
export { sites } from './tables/sites.ts';

/** eBay: one sale by the site of its listing. */
export const ebay: Platform = platform({
  question,
  answer,
  goals,
  sources,
  events,
  table: { ...sites, abroad },
  paidBy: 'marketplace',
  sections: 'all',
  example: { soldPrice: '100', shippingPrice: '10', itemCost: '40', shippingCost: '10' },
});
