import { oneSchedule } from '../../frame/one-schedule.tsx';
import { etsyModel } from './etsy-model.ts';

export const EtsyCalculator = oneSchedule('etsy', etsyModel);
