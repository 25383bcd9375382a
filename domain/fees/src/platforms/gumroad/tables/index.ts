export { direct, payout, processing } from './fees.ts';
