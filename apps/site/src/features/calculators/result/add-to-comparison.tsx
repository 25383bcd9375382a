import { fill, type Messages } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import { saveTexts, savedTexts } from '../../../lib/input/saved-texts.ts';
import { savedAddresses } from '../scenarios/saved-addresses.ts';
import type { saveOneMore } from '../scenarios/saved-scenarios.ts';

/** What knows of comparisons comes when the first result is kept. */
const keeping = () => retryLoad(() => import('../scenarios/saved-scenarios.ts'));

type Props = Readonly<{ words: Messages['calculators']['shared']['compare']; address: () => string }>;

/** Keeps this result for the visit, to stand beside others. */
export function KeepToCompare({ words, address }: Props) {
  const [kept, setKept] = useState<ReturnType<typeof saveOneMore>>();
  const keep = async (scenario: string) => {
    // At once: the visitor may be gone before the rest is here.
    saveTexts(...savedAddresses, [scenario, ...savedTexts(...savedAddresses)]);
    const scenarios = await keeping();
    setKept(scenarios.saveOneMore(scenario));
  };
  return (
    <div className="cluster small no-print">
      <Button look="ghost" small icon="columns-2" value="compare" onClick={() => void keep(address())}>
        {words.keep}
      </Button>
      <span role="status">
        {kept && (
          <>
            {words.kept} <a href={kept.href}>{fill(words.now, { count: kept.count })}</a>
          </>
        )}
      </span>
    </div>
  );
}
