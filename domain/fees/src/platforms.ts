import type { Platform } from './platform.ts';

/** Every platform, in the order of the pages. A new one is a folder, and its line here; each is a chunk of its own. */
const loaders = {
  ebay: () => import('./platforms/ebay/index.ts').then(({ ebay }) => ebay),
  amazon: () => import('./platforms/amazon/index.ts').then(({ amazon }) => amazon),
  etsy: () => import('./platforms/etsy/index.ts').then(({ etsy }) => etsy),
  shopify: () => import('./platforms/shopify/index.ts').then(({ shopify }) => shopify),
  daraz: () => import('./platforms/daraz/index.ts').then(({ daraz }) => daraz),
  'tiktok-shop': () => import('./platforms/tiktok-shop/index.ts').then(({ tiktokShop }) => tiktokShop),
  upwork: () => import('./platforms/upwork/index.ts').then(({ upwork }) => upwork),
  fiverr: () => import('./platforms/fiverr/index.ts').then(({ fiverr }) => fiverr),
  youtube: () => import('./platforms/youtube/index.ts').then(({ youtube }) => youtube),
  patreon: () => import('./platforms/patreon/index.ts').then(({ patreon }) => patreon),
  udemy: () => import('./platforms/udemy/index.ts').then(({ udemy }) => udemy),
  gumroad: () => import('./platforms/gumroad/index.ts').then(({ gumroad }) => gumroad),
  'app-store': () => import('./platforms/app-store/index.ts').then(({ appStore }) => appStore),
  'google-play': () => import('./platforms/google-play/index.ts').then(({ googlePlay }) => googlePlay),
  paypal: () => import('./platforms/paypal/index.ts').then(({ paypal }) => paypal),
  stripe: () => import('./platforms/stripe/index.ts').then(({ stripe }) => stripe),
  wise: () => import('./platforms/wise/index.ts').then(({ wise }) => wise),
  payoneer: () => import('./platforms/payoneer/index.ts').then(({ payoneer }) => payoneer),
  mercury: () => import('./platforms/mercury/index.ts').then(({ mercury }) => mercury),
  'bank-wires': () => import('./platforms/bank-wires/index.ts').then(({ bankWires }) => bankWires),
  'profit-margin': () => import('./platforms/profit-margin/index.ts').then(({ profitMargin }) => profitMargin),
} as const satisfies Readonly<Record<string, () => Promise<Platform>>>;

export type PlatformName = keyof typeof loaders;

export const platformNames = Object.keys(loaders) as readonly PlatformName[]; // Object.keys loses the names

/** A platform with its tables, when it is first asked for. */
export function loadPlatform(name: PlatformName): Promise<Platform> {
  return loaders[name]();
}

export function isPlatformName(name: string): name is PlatformName {
  return Object.hasOwn(loaders, name);
}
