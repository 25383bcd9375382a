import { Icon } from '@formation/ui';
import { lazy } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { defaultBackwards, defaultBreakEven, defaultMonth } from '../form/default-fields.ts';
import type { PayoutsWords } from '../payouts-words.ts';
import type { Asking } from '../use-payouts.ts';
import { WaysTable } from '../ways-table.tsx';
import { Fold } from './fold.tsx';

const load = () => import('./solved.tsx');
const Backwards = lazy(() => retryLoad(() => load().then((chunk) => ({ default: chunk.SolvedBackwards }))));
const BreakEven = lazy(() => retryLoad(() => load().then((chunk) => ({ default: chunk.SolvedBreakEven }))));
const Month = lazy(() => retryLoad(() => import('./month.tsx').then((chunk) => ({ default: chunk.Month }))));

/** What is closed at first: several sources, backwards, two ways against one another, and the table. */
export function Later({ asking, words }: Readonly<{ asking: Asking; words: PayoutsWords }>) {
  const { backwards, breakEven, month, result } = words.page;
  return (
    <div className="wrap ways-later">
      <Fold title={month.title} fields={defaultMonth} typed={asking.typed}>
        <Month asking={asking} words={words} />
      </Fold>
      <Fold title={backwards.title} fields={defaultBackwards} typed={asking.typed}>
        <Backwards asking={asking} words={words} />
      </Fold>
      <Fold title={breakEven.title} fields={defaultBreakEven} typed={asking.typed}>
        <BreakEven asking={asking} words={words} />
      </Fold>
      <details>
        <summary>
          <h2>{result.tableTitle}</h2>
          <Icon name="chevron-down" />
        </summary>
        <WaysTable answers={asking.answers} words={words} />
      </details>
    </div>
  );
}
