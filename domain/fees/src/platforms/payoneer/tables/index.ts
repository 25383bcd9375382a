export { receiving, rupeeWithdrawal, yearlyFee } from './fees.ts';
