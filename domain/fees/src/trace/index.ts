export { constant, fromTable, input, inUnit, line } from './figure.ts';
export * from './operations.ts';
export { isNeverNegative, isOpen, rangeOf } from './range-of.ts';
export { fractionOf, intervalOf } from './table-figures.ts';
export { quotedLine, toCoins } from './quoted-rate.ts';
