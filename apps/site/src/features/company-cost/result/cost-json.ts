import { sourceTitle } from '@formation/content';
import { plainCostLine, plainGaps, plainSum } from '@formation/formation';
import type { SavedFile } from '../../../lib/sharing/save-file.ts';
import type { Column } from '../compare/column.ts';
import type { CostSettings } from '../form/count-option.ts';
import type { CostWords } from './cost-words.ts';

/** Everything that the page shows of each option, for a program to read. */
export function costJson(columns: readonly Column[], settings: CostSettings, names: CostWords['sources']): SavedFile {
  const { currency, day, today, exists, years } = settings;
  const options = columns.map(({ title, cost }) => ({
    title,
    lines: cost.lines.map((line) => plainCostLine(line, (source) => sourceTitle(source, names))),
    years: cost.years.map((sum) => plainSum(sum, currency)),
    total: plainSum(cost.total, currency),
    ...plainGaps(cost),
  }));
  const text = JSON.stringify({ formed: day, countedOn: today, exists, years, currency, options }, undefined, 2);
  return { name: 'company-costs.json', type: 'application/json', text };
}
