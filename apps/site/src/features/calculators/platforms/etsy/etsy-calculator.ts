import { etsy } from '@formation/fees/etsy';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const EtsyCalculator = oneSchedule(etsy);
