import { decimal, subtract, type Currency, type Money } from '@formation/money';
import type { Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { ofCents } from '../solve/cents.ts';
import { lowestReaching, type Solution } from '../solve/lowest-reaching.ts';
import { payment, type Payment, type PaymentInputs } from './payment.ts';

/** The fee, up to four extras and the tax, each rounded by at most half a cent. */
const wobble = decimal('0.03');

/**
 * The lowest amount that a payer must pay for a company to receive what is wanted after Stripe's fees.
 *
 * @returns the amount in cents with its payment, and the two nearest where no amount leaves exactly the wanted one.
 */
export function amountFor<C extends Currency>(
  wanted: Money<C>,
  inputs: Omit<PaymentInputs<C>, 'amount'>,
  day: IsoDate,
): Solution<Payment<C>> | Refusal {
  return lowestReaching({
    at: (cents) => payment<C>({ ...inputs, amount: ofCents(cents, wanted.currency) }, day),
    surplus: ({ lines }) => subtract(lines.net.value, wanted),
    breaks: [],
    wobble,
  });
}
