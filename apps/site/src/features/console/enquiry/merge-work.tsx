import { Button } from '@formation/ui';
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react';
import { retryLoad } from '../../../hydration/retry-load.ts';
import type { Entry } from '../api/shapes.ts';
import { useWords } from '../shell/use-words.ts';
import { MergedPart } from './merged-part.tsx';

const Merge = lazy(() => retryLoad(() => import('./merge.tsx').then((chunk) => ({ default: chunk.Merge }))));

type Props = ComponentProps<typeof Merge>;

/** What was merged last. */
const newest = ({ merged }: Entry) => merged.toSorted((a, b) => (a.mergedAt < b.mergedAt ? 1 : -1))[0];

/** Merging, and right after it the way back. */
export function MergeWork({ onMerged, ...props }: Props) {
  const words = useWords();
  const { entry } = props;
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<string>();
  const own = useRef<HTMLButtonElement>(null);
  const merged = (now: Entry) => {
    setAt(newest(now)?.mergedAt);
    setOpen(false);
    onMerged(now);
    own.current?.focus();
  };
  const part = entry.merged.find(({ mergedAt }) => mergedAt === at);
  return (
    <>
      <div role="status" className="stack">
        {part && <MergedPart {...props} part={part} mayWork />}
      </div>
      <div>
        <Button ref={own} look="ghost" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? words.merge.close : words.merge.open}
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <Merge {...props} onMerged={merged} />
        </Suspense>
      )}
    </>
  );
}
