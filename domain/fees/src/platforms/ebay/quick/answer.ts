import type { IsoDate } from '../../../schedule/schedule.ts';
import { flatAnswer } from '../../flat/answer.ts';
import type { Sale } from '../../flat/question.ts';
import { fees } from './tables.ts';

const notCounted = [
  'categoryRate',
  'sixOptions',
  'listingAndStore',
  'taxOnFees',
  'currencyConversion',
  'importCharges',
];

/** The quick estimate of a sale paid through eBay: see {@link flatAnswer}. */
export function answer(sale: Sale, day: IsoDate) {
  return flatAnswer(sale, { fees, notCounted }, day);
}
