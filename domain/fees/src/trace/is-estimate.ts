import { lessSure } from '../schedule/status.ts';
import type { Figure, Line } from './figure.ts';

/** Whether any number behind a figure is neither the platform's own nor seen in two places. */
export function isEstimate({ how }: Figure | Line): boolean {
  if (how.op === 'table') return lessSure(how.cited.status, 'seen') !== 'seen';
  return 'of' in how && how.of.some(isEstimate);
}
