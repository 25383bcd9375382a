import { oneSchedule } from '../../frame/one-schedule.tsx';
import { payoneerModel } from './payoneer-model.ts';

export const PayoneerCalculator = oneSchedule('payoneer', payoneerModel);
