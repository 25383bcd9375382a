import { fiverr } from '@formation/fees/fiverr';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const FiverrCalculator = oneSchedule(fiverr);
