export { entryFor } from '../published/entries-for.ts';
export { lastRead } from '../review.ts';
export { changes, type Change } from './changes.ts';
export type { Platform } from './tables/descriptions.ts';
export { feesOf, platforms, type Fee } from './fees-of.ts';
export { tableFile, type TableFile } from './table-file.ts';
export type { FeeUnit } from './unit.ts';
