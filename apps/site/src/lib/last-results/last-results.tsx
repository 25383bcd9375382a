import { Icon } from '@formation/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { retryLoad } from '../../hydration/retry-load.ts';
import { useIsHydrated, useOnHydrated } from '../../hydration/use-hydrated.ts';
import { pageTitle, type SharedResult } from '../sharing/shared-result.ts';
import { todayHere } from '../text/dates/today-here.ts';
import { isSaving } from './is-saving.ts';
import '../sharing/share-tools.css';

const later = () => retryLoad(() => import('./results-panel.tsx'));
const ResultsPanel = lazy(() => later().then((chunk) => ({ default: chunk.ResultsPanel })));

/** A result counts once the visitor has left it as it is for so long. */
const SETTLED_MS = 3000;

/** Saves the results of this page while the visitor wishes it. An address without a query is a page as it opens. */
function useSaving({ answer }: SharedResult, link: () => string): void {
  const address = useIsHydrated() ? link() : '';
  const save = useEffectEvent(async () => {
    if (answer === '' || !address.includes('?') || !isSaving()) return;
    const { pathname, search } = new URL(address);
    const { saveResult } = await later();
    saveResult({ title: pageTitle(), answer, path: pathname + search, day: todayHere() });
  });
  useEffect(() => {
    const settled = setTimeout(() => void save(), SETTLED_MS);
    return () => clearTimeout(settled);
  }, [address]);
}

type Props = Readonly<{ label: string; result: SharedResult; link: () => string }>;

/** The last results of this tool on this device, for whoever asks for it. */
export function LastResults({ label, result, link }: Props) {
  const place = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useOnHydrated(() => setOpen(place.current?.open ?? false)); // it opens without a script
  useSaving(result, link);
  return (
    <details className="last-results no-print" ref={place} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="small">
        {label} <Icon name="chevron-down" />
      </summary>
      {isOpen && (
        <Suspense>
          <ResultsPanel path={location.pathname} />
        </Suspense>
      )}
    </details>
  );
}
