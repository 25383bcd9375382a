import { answer } from '@formation/fees/ebay/quick';
import { listingSchedules } from '../../quick/listing-schedules.tsx';

export const EbayCalculator = listingSchedules('ebay', answer);
