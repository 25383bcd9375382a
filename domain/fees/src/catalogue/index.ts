export { feesIn, type FeeTable } from '../schedule/fee-table.ts';
export { changeEvents, type EventOfPlatform, type TouchedFee } from './change-events.ts';
export { changesByDay, type DayOfChanges } from './changes-by-day.ts';
export { changes, type Change } from './changes.ts';
export { feesOf, platformsWithFees, type Fee } from './fees-of.ts';
export { DATA_LICENSE, tableFile, type TableFile } from './table-file.ts';
