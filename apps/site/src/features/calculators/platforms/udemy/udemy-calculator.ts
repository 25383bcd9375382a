import { udemy } from '@formation/fees/udemy';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const UdemyCalculator = oneSchedule(udemy);
