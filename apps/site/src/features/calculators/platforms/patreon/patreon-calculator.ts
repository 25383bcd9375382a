import { patreon } from '@formation/fees/patreon';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const PatreonCalculator = oneSchedule(patreon);
