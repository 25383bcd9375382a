export { rupeesForOne, type PaidIn } from './rates.ts';
