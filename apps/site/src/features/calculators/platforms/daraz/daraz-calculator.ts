import { daraz } from '@formation/fees/daraz';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const DarazCalculator = oneSchedule(daraz);
