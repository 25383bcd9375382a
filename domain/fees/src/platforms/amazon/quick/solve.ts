import { costGoal } from '../../../solve/highest-goal.ts';
import { priceGoals } from '../../../solve/price-goals.ts';
import { answer } from './answer.ts';
import type { UnitSale } from './question.ts';

const currency = ({ sellingPrice }: UnitSale) => sellingPrice.currency;

/** The quick estimate asked backwards. */
export const goals = [
  // The one rounded fee does not depend on the price.
  ...priceGoals({ field: 'sellingPrice', currency, answer, tolerance: '0' }),
  costGoal({ field: 'productCost', currency, answer }),
];
