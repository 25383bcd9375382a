export { corridors } from './tables/corridors.ts';
export { transfer, type Transfer, type TransferInputs } from './transfer.ts';
export { volumeDiscount, type Volume } from './volume-discount.ts';
export { amountFor } from './solve.ts';
