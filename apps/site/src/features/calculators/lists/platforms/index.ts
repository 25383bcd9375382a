import type { BulkPlatform, PlatformName } from '../bulk-platform.ts';

/** Each platform's tables come in a chunk of their own. */
const loaders: Readonly<Record<PlatformName, () => Promise<BulkPlatform>>> = {
  ebay: () => import('./ebay.ts').then(({ ebayBulk }) => ebayBulk),
  amazon: () => import('./amazon.ts').then(({ amazonBulk }) => amazonBulk),
  etsy: () => import('./etsy.ts').then(({ etsyBulk }) => etsyBulk),
  paypal: () => import('./paypal.ts').then(({ paypalBulk }) => paypalBulk),
};

export const loadPlatform = (name: PlatformName): Promise<BulkPlatform> => loaders[name]();
