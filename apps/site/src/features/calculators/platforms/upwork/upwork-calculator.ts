import { upwork } from '@formation/fees/upwork';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const UpworkCalculator = oneSchedule(upwork);
