import { money, plus, type Money } from '@formation/money';

/** What a package and the fee of the state come to: `price + fee`, both in plain dollars such as `129`. */
export function priceWithFee(price: string, fee: string): Money<'USD'> {
  return plus(money(price, 'USD'), money(fee, 'USD'));
}
