import { mercury } from '@formation/fees/mercury';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const MercuryCalculator = oneSchedule(mercury);
