import { stateFee } from '@formation/formation';
import { money, moneyText, plus, roundHalfUp, subtract } from '@formation/money';

type State = Parameters<typeof stateFee>[0]['state'];
type Day = Parameters<typeof stateFee>[1];

/**
 * What is paid first: the package and what the state charges to form an LLC, `$129` with Wyoming's $100 being `$229`.
 *
 * @returns nothing when no fee of the state is known for the day.
 */
export function priceWithStateFee(price: string, state: State, day: Day): string | undefined {
  const { amount } = stateFee({ state, kind: 'llc' }, day);
  if (!amount) return undefined;
  const sum = plus(money(price.slice('$'.length), 'USD'), amount);
  const isWhole = subtract(sum, roundHalfUp(sum, 0)).units === 0n;
  return moneyText(sum, isWhole ? 0 : 2);
}
