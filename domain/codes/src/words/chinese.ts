import { readTable } from '../read-table.ts';
import { hsicChinese } from '../tables/hsic-chinese.ts';

/** The traditional Chinese titles of HSIC V2.0 by code. Load them only for a reader who wants them. */
export function chineseTitles(): ReadonlyMap<string, string> {
  return new Map(readTable('hsic', hsicChinese).map(({ code, title }) => [code, title]));
}
