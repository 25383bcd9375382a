import { decimal, subtract, type Currency, type Money } from '@formation/money';
import type { Refusal } from '../published/refusal.ts';
import { inForce, type IsoDate } from '../schedule.ts';
import { firstCentsPast, ofCents } from '../solve/cents.ts';
import { lowestReaching, type Solution } from '../solve/lowest-reaching.ts';
import { discounts, type Method } from './rates.ts';
import { transfer, type Transfer } from './transfer.ts';

/** The lowest amount to send by the quick estimate for the recipient to get what is wanted. */
export function amountFor<From extends Currency, To extends Currency>(
  wanted: Money<To>,
  { from, method }: Readonly<{ from: From; method: Method }>,
  day: IsoDate,
): Solution<Transfer<From, To>> | Refusal {
  return lowestReaching({
    at: (cents) => transfer({ amount: ofCents(cents, from), to: wanted.currency, method }, day),
    surplus: ({ lines }) => subtract(lines.recipientGets.value, wanted),
    breaks: inForce(discounts, day).value.map(({ atLeast }) => firstCentsPast(atLeast, 'from')),
    wobble: decimal('0'), // nothing is rounded
  });
}
