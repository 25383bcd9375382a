import { oneSchedule } from '../../frame/one-schedule.tsx';
import { profitMarginModel } from './profit-margin-model.ts';

export const ProfitMarginCalculator = oneSchedule('profitMargin', profitMarginModel);
