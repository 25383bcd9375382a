import { add, multiply, rate, type Decimal } from '@formation/money';
import { midRate } from '@formation/money/exchange-rates';
import { isRefusal } from '../../refusal.ts';
import type { IsoDate } from '../../schedule/schedule.ts';
import { firstCentsWhere, halfCoin, ofCoins } from '../../solve/cents.ts';
import { HIGHEST } from '../../solve/lowest-reaching.ts';
import { priceGoals } from '../../solve/price-goals.ts';
import { receiveGoal } from '../../solve/receive-goal.ts';
import { answer } from './answer.ts';
import { arriving, isRated, type Sale } from './question.ts';

const sold = { field: 'soldPrice', currency: ({ currency }: Sale) => currency, answer, breaks, tolerance } as const;

/** PayPal asked backwards: what to ask for so that an amount arrives, or to reach a profit, a margin, a return. */
export const goals = [
  receiveGoal({ ...sold, id: 'receive', arrives: 'arrives', arrivingIn: arriving }),
  ...priceGoals({ ...sold, profitIn: arriving }),
];

/** The first amount that PayPal does not withdraw at once, if there is one. */
function breaks(sale: Sale, day: IsoDate): readonly bigint[] {
  const isTooMuch = (coins: bigint) => {
    const found = answer({ ...sale, soldPrice: ofCoins(coins, sale.currency) }, day);
    return isRefusal(found) && found.refused === 'out-of-range';
  };
  return isTooMuch(HIGHEST) ? [firstCentsWhere(isTooMuch, 0n)] : [];
}

/** Half a coin of the fee and of the VAT on it, at the rate of the conversion, and half a coin each for conversion and withdrawal. */
function tolerance({ currency, convertedTo: to, rate: own }: Sale, day: IsoDate): Decimal {
  const atArrival = halfCoin(to ?? currency);
  const ofDay = to && isRated(currency) ? midRate(currency, to, day).value : rate('1');
  const mid = (to && own) ?? ofDay;
  const ofFees = add(halfCoin(currency), halfCoin(currency));
  return add(multiply(ofFees, mid), add(atArrival, atArrival));
}
