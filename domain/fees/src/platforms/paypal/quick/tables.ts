import { quickSource } from '../../../schedule/quick-source.ts';
import { amount, percent } from '../../../value/kinds.ts';
import type { FlatFees } from '../../flat/answer.ts';

const source = quickSource('eBay and PayPal');

/** What the quick estimate takes for PayPal. */
export const fees: FlatFees = {
  finalValueFee: [{ ...source, value: percent('12') }],
  managedPaymentsFee: [{ ...source, value: amount('0.30', 'USD') }],
};
