import { fill, type Messages } from '@formation/content';
import { money, type Money } from '@formation/money';
import { aMonth, paymentsFor } from '@formation/payouts/payments-for';

/** What a usual payment saves through a company, as texts and an exact number of rupees. */
export type Saving = Readonly<{ by: 'card' | 'bank'; amount: string; against: string; saved: string }>;

/** From how many usual payments on a company pays for itself, or that it never does, by how clients pay. */
export function paysLines(
  savings: readonly Saving[],
  year: Money<'LKR'>,
  text: Messages['companyCost']['pays'],
): readonly string[] {
  return savings.map(({ by, saved, ...paid }) => {
    const payments = paymentsFor(year, money(saved, 'LKR'));
    if (payments === undefined) return fill(text[by].never, paid);
    return fill(text[by].from, { ...paid, year: payments, month: aMonth(payments) });
  });
}
