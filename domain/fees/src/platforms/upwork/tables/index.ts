export { serviceFee, withdrawal } from './fees.ts';
