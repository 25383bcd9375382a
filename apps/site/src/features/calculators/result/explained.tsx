import { Icon } from '@formation/ui';
import { lazy, Suspense, useId, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { boundedText } from '../../../lib/figures/figure-text.ts';
import type { ExplainWords } from '../../../lib/figures/opened-figure.tsx';
import type { LineView } from '../published/published-model.ts';
import '../../../lib/figures/opened-figure.css';

/** What opens a figure comes in a chunk of its own, when the first one is opened. */
const OpenedFigure = lazy(() =>
  retryLoad(() => import('../../../lib/figures/opened-figure.tsx').then((chunk) => ({ default: chunk.OpenedFigure }))),
);

type Props = ExplainWords &
  Readonly<{
    row: LineView;
    isTotal?: boolean;
  }>;

/** A line of a breakdown whose label opens it: the formula with the numbers filled in, and where each was read. */
export function ExplainedRow({ row, isTotal = false, ...words }: Props) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const { label, figure, tone, why, range, bound } = row;
  return (
    <div className={isTotal ? 'total' : undefined}>
      <button className="opens" type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <span>{label}</span>
        <Icon name="chevron-down" />
      </button>
      {isTotal ? (
        <output className="amt" aria-live="off">
          {boundedText(figure, bound)}
        </output>
      ) : (
        <span className={tone ? `amt ${tone}` : 'amt'}>{boundedText(figure, bound)}</span>
      )}
      {range && <span className="why">{range}</span>}
      {why && <span className="why">{why}</span>}
      <div className="explain" id={id} hidden={!open}>
        <Suspense>{open && <OpenedFigure figure={figure} {...words} />}</Suspense>
      </div>
    </div>
  );
}
