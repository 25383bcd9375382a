import { decimal, subtract, type Money } from '@formation/money';
import type { Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { ofCents } from '../solve/cents.ts';
import { lowestReaching, type Solution } from '../solve/lowest-reaching.ts';
import { receipt, type Receipt, type ReceivingMethod } from './receipt.ts';

/**
 * The lowest amount that must be paid in for what is wanted to be left after Payoneer's fee.
 *
 * @returns the amount in cents with its receipt, and the two nearest where no amount leaves exactly the wanted one.
 */
export function amountFor(wanted: Money<'USD'>, method: ReceivingMethod, day: IsoDate): Solution<Receipt> | Refusal {
  return lowestReaching({
    at: (cents) => receipt({ method, amount: ofCents(cents, 'USD') }, day),
    surplus: ({ lines }) => subtract(lines.net.value, wanted),
    breaks: [],
    wobble: decimal('0.005'),
  });
}
