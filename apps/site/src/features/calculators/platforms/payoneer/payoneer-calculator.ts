import { payoneer } from '@formation/fees/payoneer';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const PayoneerCalculator = oneSchedule(payoneer);
