import { oneSchedule } from '../../frame/one-schedule.tsx';
import { stripeModel } from './stripe-model.ts';

export const StripeCalculator = oneSchedule('stripe', stripeModel);
