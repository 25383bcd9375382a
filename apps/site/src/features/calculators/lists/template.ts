import { csv } from '@formation/csv';
import type { Messages } from '@formation/content';
import type { BulkPlatform } from './bulk-platform.ts';

/** A list to fill in: our columns and one row that shows what goes where. */
export function template({ columns, sample }: BulkPlatform, labels: Messages['bulk']['columns']): string {
  const names: Readonly<Record<string, string>> = labels;
  return csv([columns.map(({ key }) => names[key] ?? key), columns.map(({ key }) => sample[key] ?? '')]);
}
