import { add, currencies, multiply, rate, subtract, type Currency, type Decimal, type Money } from '@formation/money';
import { isRefusal, type Refusal } from '../../published/refusal.ts';
import type { IsoDate } from '../../schedule.ts';
import { firstCentsWhere, ofCoins } from '../../solve/cents.ts';
import { surplusOver, type Goal } from '../../solve/goal.ts';
import { HIGHEST, lowestReaching, type Solution } from '../../solve/lowest-reaching.ts';
import { payment, type Payment, type PaymentInputs } from './payment.ts';
import { sale, type Sale, type SaleInputs } from './sale.ts';

/**
 * The lowest amount that a buyer must pay for a seller to keep what is wanted after PayPal's fee.
 *
 * @returns the amount in the smallest coins with its payment, and the two nearest where no amount leaves exactly the
 * wanted one.
 */
export function amountFor<C extends Currency>(
  wanted: Money<C>,
  inputs: Omit<PaymentInputs<C>, 'amount'>,
  day: IsoDate,
): Solution<Payment<C>> | Refusal {
  return lowestReaching({
    at: (coins) => payment<C>({ ...inputs, amount: ofCoins(coins, wanted.currency) }, day),
    surplus: ({ lines }) => subtract(lines.net.value, wanted),
    breaks: [],
    wobble: halfCoin(wanted.currency),
  });
}

/** The lowest sold price that reaches a goal, or with which a wanted amount arrives; everything else as given. */
export function priceFor<C extends Currency, To extends Currency = C>(
  inputs: SaleInputs<C, To>,
  goal: Goal | Readonly<{ arrives: Money }>,
  day: IsoDate,
): Solution<Sale<C, To>> | Refusal {
  const { currency } = inputs.soldPrice;
  const at = (coins: bigint) => sale({ ...inputs, soldPrice: ofCoins(coins, currency) }, day);
  return lowestReaching({
    at,
    surplus: ({ lines }) =>
      'arrives' in goal ? subtract(lines.arrives.value, goal.arrives) : surplusOver(goal, lines),
    breaks: firstTooMuch(at),
    wobble: wobbleOf(inputs),
  });
}

/** The first amount that PayPal does not withdraw at once, if there is one. */
function firstTooMuch(at: (coins: bigint) => object | Refusal): readonly bigint[] {
  const isTooMuch = (coins: bigint) => {
    const answer = at(coins);
    return isRefusal(answer) && answer.refused === 'out-of-range';
  };
  return isTooMuch(HIGHEST) ? [firstCentsWhere(isTooMuch, 0n)] : [];
}

/** Half a coin of the fee, at the rate of the conversion, and half a coin each for conversion and withdrawal. */
function wobbleOf({ soldPrice, itemCost, converted }: SaleInputs): Decimal {
  const atArrival = halfCoin(itemCost.currency);
  const fee = converted ? multiply(halfCoin(soldPrice.currency), converted.mid.value) : halfCoin(soldPrice.currency);
  return add(fee, add(atArrival, atArrival));
}

function halfCoin(currency: Currency): Decimal {
  return multiply({ units: 1n, scale: currencies[currency].decimals }, rate('0.5'));
}
