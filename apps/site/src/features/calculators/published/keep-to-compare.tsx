import { fill, type Messages } from '@formation/content';
import { Button } from '@formation/ui';
import { useState } from 'react';
import { keepOneMore } from '../scenarios/kept-scenarios.ts';

type Props = Readonly<{ words: Messages['calculators']['shared']['compare']; address: () => string }>;

/** Keeps this result for the visit, to stand beside others. */
export function KeepToCompare({ words, address }: Props) {
  const [kept, setKept] = useState<ReturnType<typeof keepOneMore>>();
  return (
    <div className="cluster small no-print">
      <Button look="ghost" small icon="columns-2" onClick={() => setKept(keepOneMore(address()))}>
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
