import type { Translated } from '@formation/content';
import { filledLabels } from './filled-labels.ts';
import type { Label } from './label.ts';
import { platformLabels } from './of-platforms.ts';

/** Of a hundred categories the first say enough of their label. */
const MOST_VALUES = 12;

const row = ({ place, english, label, values }: Label) =>
  [place, english, label, values.slice(0, MOST_VALUES).join(' · ')].join('\t');

/** Every label that gets a value, once: its place, its English, itself and what it gets, in columns for a spreadsheet. */
export async function labelTable(language: Translated): Promise<readonly string[]> {
  const labels = [...(await platformLabels(language)), ...filledLabels(language)];
  return [['place', 'English', 'label', 'values'].join('\t'), ...labels.map(row)];
}
