import { decimal, subtract, type Money } from '@formation/money';
import type { Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { ofCents } from '../solve/cents.ts';
import { lowestReaching, type Solution } from '../solve/lowest-reaching.ts';
import { payment, type Payment, type PaymentInputs } from './payment.ts';

/**
 * The lowest amount to send for the recipient to get what is wanted after the banks on the way.
 *
 * @returns the amount in cents with its payment; nothing is rounded on the way, so it is always exact.
 */
export function amountFor(
  wanted: Money<'USD'>,
  inputs: Omit<PaymentInputs, 'amount'>,
  day: IsoDate,
): Solution<Payment> | Refusal {
  return lowestReaching({
    at: (cents) => payment({ ...inputs, amount: ofCents(cents, 'USD') }, day),
    surplus: ({ lines }) => subtract(lines.recipientGets.value, wanted),
    breaks: [],
    wobble: decimal('0'),
  });
}
