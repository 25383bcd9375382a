import { useIsHydrated } from '../../hydration/use-hydrated.ts';
import { ResultsPanel } from '../../lib/last-results/results-panel.tsx';

/** The last results of all tools: they are on the device, and so not in the page's HTML. */
export function AllResults() {
  return useIsHydrated() && <ResultsPanel />;
}
