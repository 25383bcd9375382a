import { amazon } from '../../entries/calculators/amazon.ts';
import { appStore } from '../../entries/calculators/app-store.ts';
import { daraz } from '../../entries/calculators/daraz.ts';
import { ebay } from '../../entries/calculators/ebay.ts';
import { etsy } from '../../entries/calculators/etsy.ts';
import { fiverr } from '../../entries/calculators/fiverr.ts';
import { googlePlay } from '../../entries/calculators/google-play.ts';
import { gumroad } from '../../entries/calculators/gumroad.ts';
import { mercury } from '../../entries/calculators/mercury.ts';
import { patreon } from '../../entries/calculators/patreon.ts';
import { payoneer } from '../../entries/calculators/payoneer.ts';
import { paypal } from '../../entries/calculators/paypal.ts';
import { profitMargin } from '../../entries/calculators/profit-margin.ts';
import { shopify } from '../../entries/calculators/shopify.ts';
import { stripe } from '../../entries/calculators/stripe.ts';
import { tiktokShop } from '../../entries/calculators/tiktok-shop.ts';
import { udemy } from '../../entries/calculators/udemy.ts';
import { upwork } from '../../entries/calculators/upwork.ts';
import { wise } from '../../entries/calculators/wise.ts';
import { youtube } from '../../entries/calculators/youtube.ts';
import type { CalculatorSupport } from '../entries/calculator-support.ts';
import type { Everywhere } from '../locales.ts';

/** What stands under each calculator; one without an entry has nothing there. */
export const supportUnder: Readonly<Record<string, Everywhere<CalculatorSupport> | undefined>> = {
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
  'profit-margin': profitMargin,
};
