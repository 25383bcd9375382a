import { priceWithFee } from '@formation/formation';
import { money } from '@formation/money';
import { dollarPrice } from '../../lib/text/writing/dollar-price.ts';

/** A price such as `$129` with a fee of the state such as `100`, as texts. */
export function withFee(price: string, fee: string): Readonly<{ fee: string; sum: string }> {
  return { fee: dollarPrice(money(fee, 'USD')), sum: dollarPrice(priceWithFee(price.replace('$', ''), fee)) };
}
