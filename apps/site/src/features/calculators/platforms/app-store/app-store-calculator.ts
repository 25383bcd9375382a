import { appStore } from '@formation/fees/app-store';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const AppStoreCalculator = oneSchedule(appStore);
