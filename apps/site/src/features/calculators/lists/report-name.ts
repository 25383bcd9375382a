import { fill } from '@formation/content';
import type { Report } from '@formation/fees/lists';
import type { BulkWords } from './bulk-words.ts';

/** What a report is called: `eBay: transaction report`. */
export function reportName({ program, what }: Report, { page }: BulkWords): string {
  return fill(page.report.is, { platform: program, report: page.report.names[what] });
}
