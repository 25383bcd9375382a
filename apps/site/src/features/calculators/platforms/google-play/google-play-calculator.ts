import { googlePlay } from '@formation/fees/google-play';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const GooglePlayCalculator = oneSchedule(googlePlay);
