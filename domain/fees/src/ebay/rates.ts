import { money, rate } from '@formation/money';
import type { FlatFees } from '../flat-sale.ts';
import { quickSource } from '../quick-source.ts';
import type { Schedule } from '../schedule.ts';

/** What the quick estimate takes for eBay. */
export const fees: Schedule<FlatFees<'USD'>> = [
  {
    ...quickSource('eBay and PayPal'),
    value: { finalValueFee: rate('0.12'), managedPaymentsFee: money('0.30', 'USD') },
  },
];
