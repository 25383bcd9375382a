import { youtube } from '@formation/fees/youtube';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const YoutubeCalculator = oneSchedule(youtube);
