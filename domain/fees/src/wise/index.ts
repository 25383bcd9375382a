export { amountFor } from './amount-for.ts';
export { offeredMethods, recipientCurrencies, senderCurrencies, type Method, type OfferedMethod } from './rates.ts';
export { transfer, type Transfer, type TransferInputs } from './transfer.ts';
