import type { IsoDate } from '../../../schedule/schedule.ts';
import { flatAnswer } from '../../flat/answer.ts';
import type { Sale } from '../../flat/question.ts';
import { fees } from './tables.ts';

const notCounted = ['ownTariff', 'sixOptions', 'fromAbroad', 'exchange', 'receivingBank', 'refunds', 'disputes'];

/** The quick estimate of a sale paid through PayPal: see {@link flatAnswer}. */
export function answer(sale: Sale, day: IsoDate) {
  return flatAnswer(sale, { fees, notCounted }, day);
}
