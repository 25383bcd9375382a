export { payments } from './fees.ts';
