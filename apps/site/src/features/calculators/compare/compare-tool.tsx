import type { IsoDate } from '@formation/fees';
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { useOnHydrated } from '../../../hydration/use-hydrated.ts';
import { pathHere } from '../scenarios/path-here.ts';
import { saveShown, savedScenarios } from '../scenarios/saved-scenarios.ts';
import { comparisonAddress, scenariosAt, type Scenario } from '../scenarios/scenario.ts';
import type { CompareWords } from './compare-words.ts';
import { SavedList } from './saved-list.tsx';

/** The table comes when there is something to compare. */
const Comparison = lazy(() =>
  retryLoad(() => import('./comparison.tsx').then((chunk) => ({ default: chunk.Comparison }))),
);

/** The scenarios of the address, or those kept in this tab. */
function useScenarios() {
  const [scenarios, setScenarios] = useState<readonly Scenario[]>();
  useOnHydrated(() => {
    const linked = scenariosAt(new URLSearchParams(location.search).getAll('s'));
    setScenarios(linked.length > 0 ? linked : savedScenarios());
  });
  const show = (next: readonly Scenario[]) => {
    saveShown(next, scenarios ?? []);
    history.replaceState(history.state, '', pathHere(comparisonAddress(next)));
    setScenarios(next);
  };
  return { scenarios, show };
}

/** The same thing sold by the same seller on two platforms. */
const anExample = (day: IsoDate) =>
  `?${new URLSearchParams([
    ['s', `/calculator/ebay?mode=published&day=${day}&registered=US&soldPrice=100&itemCost=40`],
    ['s', `/calculator/etsy?mode=published&day=${day}&itemPrice=100&itemCost=40`],
  ])}`;

type EmptyProps = Readonly<{ day: IsoDate; words: CompareWords }>;

function Empty({ day, words: { page } }: EmptyProps) {
  return (
    <div className="empty">
      <p>{page.empty}</p>
      <a className="by-script" href={anExample(day)}>
        {page.example}
      </a>
    </div>
  );
}

type Props = EmptyProps & Readonly<{ calculators?: ReactNode }>;

/**
 * Results of the calculators side by side, and where more come from. The address holds them; nothing is stored without
 * asking.
 */
export function CompareTool({ day, words, calculators }: Props) {
  const { scenarios, show } = useScenarios();
  const part = useRef<HTMLDivElement>(null);
  /** The button is gone with the press, and so is the table until it is worked out anew: the focus waits around it. */
  const change = (next: readonly Scenario[]) => {
    part.current?.focus({ preventScroll: true });
    show(next);
  };
  const isEmpty = !scenarios || scenarios.length === 0;
  return (
    <div className="wrap stack">
      <div className="stack" role="group" aria-label={words.page.heading} tabIndex={-1} ref={part}>
        {isEmpty ? (
          <Empty day={day} words={words} />
        ) : (
          <Suspense>
            <Comparison words={words} scenarios={scenarios} onScenarios={change} />
          </Suspense>
        )}
      </div>
      <div className="stack no-print">
        <p>{words.page.add}</p>
        {calculators}
      </div>
      <SavedList words={words} scenarios={scenarios ?? []} />
    </div>
  );
}
