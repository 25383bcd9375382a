import { money, plus } from '@formation/money';
import { dollarPrice } from '../../lib/writing/dollar-price.ts';

/** A price such as `$129` with a fee of the state such as `100`, as texts. */
export function withFee(price: string, fee: string): Readonly<{ fee: string; sum: string }> {
  const amount = money(fee, 'USD');
  return { fee: dollarPrice(amount), sum: dollarPrice(plus(money(price.replace('$', ''), 'USD'), amount)) };
}
