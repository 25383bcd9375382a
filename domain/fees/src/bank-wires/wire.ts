import { money, type Money } from '@formation/money';
import { constant, fromTable, input, line, type Line } from '../figure/figure.ts';
import { difference, largest, sum } from '../figure/operations.ts';
import { entriesFor } from '../published/entries-for.ts';
import { isRefusal, notPublished, type Refusal } from '../published/refusal.ts';
import type { IsoDate } from '../schedule.ts';
import { americanBanks, type AmericanBank, type WireFees, type WireKind } from './tables/american-banks.ts';

export type WireInputs = Readonly<{
  bank: AmericanBank;
  kind: WireKind;
  amount: Money<'USD'>;
  /** Whether the sender pays the bank's fee on top; otherwise it is taken out of the amount. */
  feeOnTop?: boolean;
  /** What each bank on the way takes. */
  takenOnTheWay?: readonly Money<'USD'>[];
}>;

export type Wire = Readonly<{
  schedule: 'published';
  day: IsoDate;
  lines: Readonly<Record<'amount' | 'fee' | 'debited' | 'arrives' | 'lost', Line<Money<'USD'>>>>;
}>;

/**
 * What a wire from an American bank costs, and what arrives at the bank of the recipient.
 *
 *     fee on top: debited = amount + fee, arrives = amount − what banks on the way take
 *     otherwise:  debited = amount,       arrives = amount − fee − what banks on the way take
 *     lost        = debited − arrives
 */
export function wire(inputs: WireInputs, day: IsoDate): Wire | Refusal {
  const entries = entriesFor({ wire: americanBanks[inputs.bank] }, day);
  if (isRefusal(entries)) return entries;
  const cited = entries.wire;
  const fees: WireFees = cited.value;
  const price = fees[inputs.kind];
  if (price === undefined) return notPublished('wire');

  const amount = line('amount', input('amount', inputs.amount));
  const fee = fromTable('fee', money(price, 'USD'), { cited, row: `${inputs.bank}, ${inputs.kind}` });
  const onTheWay = (inputs.takenOnTheWay ?? []).map((one) => input('takenOnTheWay', one));
  const debited = line('debited', inputs.feeOnTop ? sum(amount, fee) : amount);
  const left = difference(debited, fee, ...onTheWay);
  const arrives = line('arrives', largest(constant(money('0', 'USD')), left));
  const lost = line('lost', difference(debited, arrives));
  return { schedule: 'published', day, lines: { amount, fee, debited, arrives, lost } };
}
