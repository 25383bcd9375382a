export { offeredMethods, recipientCurrencies, senderCurrencies, type Method } from './rates.ts';
export { transfer, type Transfer, type TransferInputs } from './transfer.ts';
