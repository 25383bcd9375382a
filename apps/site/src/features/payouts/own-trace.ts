import type { Line, Figure } from '@formation/fees';

/** A figure whose trace stops where the step began, so that a leg shows its own numbers and not all that came before. */
export function ownTrace(figure: Line): Line {
  return { ...stopped(figure), key: figure.key };
}

function stopped(figure: Figure): Figure {
  if (figure.key === 'before') return { ...figure, how: { op: 'input' } };
  const { how } = figure;
  if (!('of' in how)) return figure;
  if ('decimals' in how) return { ...figure, how: { ...how, of: [stopped(how.of[0])] } };
  return { ...figure, how: { ...how, of: how.of.map(stopped) } };
}
