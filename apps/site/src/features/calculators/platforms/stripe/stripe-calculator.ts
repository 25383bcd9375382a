import { stripe } from '@formation/fees/stripe';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const StripeCalculator = oneSchedule(stripe);
