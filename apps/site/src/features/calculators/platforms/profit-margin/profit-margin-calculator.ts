import { profitMargin } from '@formation/fees/profit-margin';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const ProfitMarginCalculator = oneSchedule(profitMargin);
