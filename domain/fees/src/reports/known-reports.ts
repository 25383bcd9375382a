import type { Report } from './report.ts';
import { amazonReports } from './tables/amazon.ts';
import { ebayReports } from './tables/ebay.ts';
import { etsyReports } from './tables/etsy.ts';
import { mercuryReports } from './tables/mercury.ts';
import { payoneerReports } from './tables/payoneer.ts';
import { paypalReports } from './tables/paypal.ts';
import { shopifyReports } from './tables/shopify.ts';
import { stripeReports } from './tables/stripe.ts';
import { tiktokShopReports } from './tables/tiktok-shop.ts';
import { wiseReports } from './tables/wise.ts';

/** Every report that is read as it is. */
export const knownReports: readonly Report[] = [
  ...amazonReports,
  ...ebayReports,
  ...etsyReports,
  ...mercuryReports,
  ...payoneerReports,
  ...paypalReports,
  ...shopifyReports,
  ...stripeReports,
  ...tiktokShopReports,
  ...wiseReports,
];
