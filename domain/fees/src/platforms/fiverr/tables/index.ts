export { commission, withdrawal } from './fees.ts';
