import { amazon } from './amazon.ts';
import { appStore } from './app-store.ts';
import { bankWires } from './bank-wires.ts';
import { daraz } from './daraz.ts';
import { ebay } from './ebay.ts';
import { etsy } from './etsy.ts';
import { fiverr } from './fiverr.ts';
import { googlePlay } from './google-play.ts';
import { gumroad } from './gumroad.ts';
import { mercury } from './mercury.ts';
import { patreon } from './patreon.ts';
import { payoneer } from './payoneer.ts';
import { paypal } from './paypal.ts';
import { profitMargin } from './profit-margin.ts';
import { shopify } from './shopify.ts';
import { stripe } from './stripe.ts';
import { tiktokShop } from './tiktok-shop.ts';
import { udemy } from './udemy.ts';
import { upwork } from './upwork.ts';
import { wise } from './wise.ts';
import { youtube } from './youtube.ts';

/** One file for each platform; a platform is added by copying its neighbour. */
export const platforms = {
  ebay,
  amazon,
  etsy,
  shopify,
  daraz,
  'tiktok-shop': tiktokShop,
  upwork,
  fiverr,
  youtube,
  patreon,
  udemy,
  gumroad,
  'app-store': appStore,
  'google-play': googlePlay,
  paypal,
  stripe,
  wise,
  payoneer,
  mercury,
  'bank-wires': bankWires,
  'profit-margin': profitMargin,
} as const;
