import { z } from 'zod';
import { everywhere } from '../../entries/everywhere.ts';
import { textBetween } from '../../entries/text-between.ts';
import { fill } from '../../fill.ts';
import type { Locale } from '../../locales.ts';
import { messages } from '../../messages/index.ts';
import { inLanguage } from '../../translations/in-language.ts';

const amount = z
  .string()
  .regex(/^[$£]\d[\d,]*$|^HK\$\d[\d,]*$/)
  .describe('An amount as it is shown, with its sign.');

const signOf = (text: string) => text.replace(/\d.*/, '');
const figureOf = (text: string) => BigInt(text.replaceAll(/\D/g, ''));

/** Visitors read a range from its low end to its high end. */
function rises({ low, high }: Readonly<{ low: string; high: string }>, context: z.RefinementCtx): void {
  if (signOf(low) !== signOf(high)) context.addIssue(`Write both ends in one currency, not "${low}" and "${high}".`);
  else if (figureOf(low) >= figureOf(high))
    context.addIssue(`The low end "${low}" is not below the high end "${high}".`);
}

/** What we ask for a service: `entries/services/prices.ts`. The owner sets it. */
export const servicePrice = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('open').describe('The owner has not set it; the launch check lists it.') }),
  z.strictObject({ is: z.literal('fixed'), amount }),
  z.strictObject({ is: z.literal('from'), amount }),
  z.strictObject({ is: z.literal('range'), low: amount, high: amount }).superRefine(rises),
  z.strictObject({
    is: z.literal('on-request'),
    reason: everywhere(textBetween('reason', 20, 120)).describe('Why nobody can name it beforehand.'),
  }),
]);

export type ServicePrice = Readonly<z.infer<typeof servicePrice>>;

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
