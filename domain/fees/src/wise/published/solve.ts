import { add, decimal, multiply, subtract, type Currency, type Money } from '@formation/money';
import type { Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { ofCents } from '../../solve/cents.ts';
import { lowestReaching, type Solution } from '../../solve/lowest-reaching.ts';
import { transfer, type Transfer, type TransferInputs } from './transfer.ts';

/**
 * The lowest amount to send for the recipient to get what is wanted.
 *
 * @returns the amount in cents with its transfer, and the two nearest where no amount gives exactly the wanted one.
 */
export function amountFor<From extends Currency, To extends Currency>(
  wanted: Money<To>,
  { from, ...inputs }: Omit<TransferInputs<From, To>, 'amount' | 'to'> & Readonly<{ from: From }>,
  day: IsoDate,
): Solution<Transfer<From, To>> | Refusal {
  return lowestReaching({
    at: (cents) => transfer<From, To>({ ...inputs, amount: ofCents(cents, from), to: wanted.currency }, day),
    surplus: ({ lines }) => subtract(lines.recipientGets.value, wanted),
    breaks: [],
    wobble: multiply(decimal('0.01'), add(decimal('1'), inputs.mid.value)), // of the fee, in the recipient's currency
  });
}
