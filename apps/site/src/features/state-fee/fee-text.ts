import { money, moneyText, plus, roundHalfUp, subtract, type Money } from '@formation/money';

/** An amount of dollars as prices are written: whole ones without decimals. */
function priceText(amount: Money<'USD'>): string {
  const isWhole = subtract(amount, roundHalfUp(amount, 0)).units === 0n;
  return moneyText(amount, isWhole ? 0 : 2);
}

/** A price such as `$129` with a fee of the state such as `100`, as texts. */
export function withFee(price: string, fee: string): Readonly<{ fee: string; sum: string }> {
  const amount = money(fee, 'USD');
  return { fee: priceText(amount), sum: priceText(plus(money(price.replace('$', ''), 'USD'), amount)) };
}
