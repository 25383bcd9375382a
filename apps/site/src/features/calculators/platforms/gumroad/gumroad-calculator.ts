import { gumroad } from '@formation/fees/gumroad';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const GumroadCalculator = oneSchedule(gumroad);
