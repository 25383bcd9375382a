import { z } from 'zod';
import { serviceCards } from '../../entries/services/cards.ts';
import { everywhere } from './everywhere.ts';
import { textBetween } from './text-between.ts';

const amountForm = 'Write an amount with its sign, as in $99, £250 or HK$1,200.';
const amount = z
  .string(amountForm)
  .regex(/^[$£]\d[\d,]*$|^HK\$\d[\d,]*$/, amountForm)
  .describe('An amount as it is shown, with its sign.');

const signOf = (text: string) => text.replace(/\d.*/, '');
const figureOf = (text: string) => BigInt(text.replaceAll(/\D/g, ''));

/** Visitors read a range from its low end to its high end. */
function rises({ low, high }: Readonly<{ low: string; high: string }>, context: z.RefinementCtx): void {
  if (signOf(low) !== signOf(high)) context.addIssue(`Write both ends in one currency, not "${low}" and "${high}".`);
  else if (figureOf(low) >= figureOf(high))
    context.addIssue(`The low end "${low}" is not below the high end "${high}".`);
}

/** What we ask for a service. The owner sets it. */
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

const priced = ['hong-kong-company', ...serviceCards.map(({ slug }) => slug)] as const;

/** The prices of all services and of a Hong Kong company: `entries/services/prices.json`. */
export const servicePrices = z.record(z.enum(priced), servicePrice);

export type ServicePrices = Readonly<z.infer<typeof servicePrices>>;
