export { answerList, type ListedRow, type ListRecord, type ListReport, type ListTask } from './answer-list.ts';
export { pricesBy, type PricesAre } from './quantity.ts';
export type { Mapping, RowFault, Settings } from './row-answer.ts';
export { isSale } from './sale-kind.ts';
export { summaryOf, type Summary } from './summary.ts';
export type { CurrencySums } from './tally.ts';
