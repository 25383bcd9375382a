import { tiktokShop } from '@formation/fees/tiktok-shop';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const TiktokShopCalculator = oneSchedule(tiktokShop);
