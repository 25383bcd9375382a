export { annualFee } from './annual-fee.ts';
export { receipt, type Receipt, type ReceivingMethod } from './receipt.ts';
export { amountFor } from './solve.ts';
export { balanceConversion, receiving, rupeeWithdrawal, yearlyFee } from './tables/fees.ts';
export { convertedWithdrawal, withdrawal } from './withdrawal.ts';
export type { ConvertedInputs, ConvertedWithdrawal, Withdrawal, WithdrawalInputs } from './withdrawal.ts';
