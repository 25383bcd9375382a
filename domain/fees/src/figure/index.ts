export { constant, fromTable, input, line } from './figure.ts';
export * from './operations.ts';
export { quotedLine, toCoins } from '../published/quoted-rate.ts';
