import { shopify } from '@formation/fees/shopify';
import { oneSchedule } from '../../frame/one-schedule.tsx';

export const ShopifyCalculator = oneSchedule(shopify);
