import { lazy, useContext } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { Embedded } from '../../../lib/tool/embedded.ts';
import { defaultBackwards, defaultBreakEven, defaultMonth } from '../form/default-fields.ts';
import type { PayoutsWords } from '../payouts-words.ts';
import type { Asking } from '../use-payouts.ts';
import { WaysTable } from '../ways-table.tsx';
import { Fold, UnseenFields } from './fold.tsx';

const load = () => import('./solved.tsx');
const Backwards = lazy(() => retryLoad(() => load().then((chunk) => ({ default: chunk.SolvedBackwards }))));
const BreakEven = lazy(() => retryLoad(() => load().then((chunk) => ({ default: chunk.SolvedBreakEven }))));
const Month = lazy(() => retryLoad(() => import('./month.tsx').then((chunk) => ({ default: chunk.Month }))));

/** What is closed at first: several sources, but in pages of others, backwards, two ways against one another, the table. */
export function Later({ asking, words }: Readonly<{ asking: Asking; words: PayoutsWords }>) {
  const isEmbedded = useContext(Embedded);
  const { backwards, breakEven, month, result } = words.page;
  return (
    <div className="wrap ways-later">
      {isEmbedded ? (
        <UnseenFields fields={defaultMonth} typed={asking.typed} />
      ) : (
        <Fold title={month.title} fields={defaultMonth} typed={asking.typed}>
          <Month asking={asking} words={words} />
        </Fold>
      )}
      <Fold title={backwards.title} fields={defaultBackwards} typed={asking.typed}>
        <Backwards asking={asking} words={words} />
      </Fold>
      <Fold title={breakEven.title} fields={defaultBreakEven} typed={asking.typed}>
        <BreakEven asking={asking} words={words} />
      </Fold>
      <Fold title={result.tableTitle} fields={{}} typed={asking.typed}>
        <WaysTable answers={asking.answers} words={words} />
      </Fold>
    </div>
  );
}
