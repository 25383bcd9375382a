export { constant, fromTable, input, inUnit, line } from './figure.ts';
export * from './operations.ts';
export { isOpen, rangeOf } from './range-of.ts';
export { fractionOf } from './published.ts';
export { quotedLine, toCoins } from './quoted-rate.ts';
