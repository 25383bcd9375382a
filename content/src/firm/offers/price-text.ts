import type { ServicePrice } from '../../entries/service-price.ts';
import { fill } from '../../fill.ts';
import type { Locale } from '../../locales.ts';
import { messages } from '../../messages/index.ts';
import { inLanguage } from '../../translations/in-language.ts';

/** The price in words; nothing while it is open. */
export function priceText(price: ServicePrice, locale: Locale): string | undefined {
  const { prices } = messages[locale].services;
  if (price.is === 'open') return undefined;
  if (price.is === 'on-request') return inLanguage(price.reason, locale);
  return fill(prices[price.is], price);
}

/** Whether we still quote before an order: all but a fixed price leave something open. */
export const isQuoted = (price: ServicePrice): boolean => price.is !== 'fixed';

/** What we ask, as a sentence; while the price is open, that it is quoted. */
export function ourFee(price: ServicePrice, locale: Locale): string {
  const words = messages[locale].formationPages;
  const text = priceText(price, locale);
  if (text === undefined) return words.priceOnRequest;
  return price.is === 'on-request' ? text : fill(words.ourFee, { price: text });
}
