import { oneSchedule } from '../../frame/one-schedule.tsx';
import { mercuryModel } from './mercury-model.ts';

export const MercuryCalculator = oneSchedule('mercury', mercuryModel);
