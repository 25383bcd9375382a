import type { Figure, Line } from '@formation/fees';

/** Whether any number behind a figure is not confirmed. */
export function isEstimate({ how }: Figure | Line): boolean {
  if (how.op === 'table') return how.cited.status === 'estimate';
  return 'of' in how && how.of.some(isEstimate);
}
