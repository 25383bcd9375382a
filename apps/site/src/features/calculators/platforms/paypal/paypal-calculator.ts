import { answer } from '@formation/fees/paypal/quick';
import { listingSchedules } from '../../quick/listing-schedules.tsx';

export const PaypalCalculator = listingSchedules('paypal', answer);
